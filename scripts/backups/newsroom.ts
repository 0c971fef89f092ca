import { join } from 'node:path'
import type { Client } from 'pg'
import { z } from 'zod'

/** Submissions that had not been sent at the time of the backup, by what happens to them. */
export interface Settled {
  /** Submissions that were unsent; they are tried again under the same Message-ID. */
  triedAgain: number
  /** Submissions that were being sent. */
  leftToEditors: number
}

/** The parts of a restore that only the cms can do. It reads its settings from the environment of this process. */
export interface Newsroom {
  /** Runs migrations by name, in the transaction that the connection is in. */
  runMigrations: (client: Client, names: string[]) => Promise<void>
  /** Adapts the rows of a backup to a publication that starts anew. */
  settle: (client: Client, sites: readonly string[]) => Promise<Settled>
}

const restoring = join(import.meta.dirname, '..', '..', 'cms', 'src', 'restoring')

const isFunction = (value: unknown) => typeof value === 'function'

const migrationsModule = z.object({
  runMigrations: z.custom<Newsroom['runMigrations']>(isFunction),
})
const settleModule = z.object({ settle: z.custom<Newsroom['settle']>(isFunction) })

/**
 * Loads the modules of the cms on demand: their dependencies are not needed for a backup, and their types do not fit
 * these commands.
 */
export async function loadNewsroom(): Promise<Newsroom> {
  const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ join(restoring, file))
  return {
    ...migrationsModule.parse(await load('runMigrations.ts')),
    ...settleModule.parse(await load('settle.ts')),
  }
}
