import { join } from 'node:path'
import type { Client } from 'pg'
import { z } from 'zod'

/** Letters of readers that had not gone out, by what becomes of them. */
export interface Settled {
  /** They were not sent then, and are tried again under the same Message-ID. */
  triedAgain: number
  /** They were on their way then. */
  leftToEditors: number
}

/** What only the newsroom knows of its database. It reads its settings from the environment of this process. */
export interface Newsroom {
  /** Runs migrations by name, in the transaction that the connection is in. */
  runMigrations: (client: Client, names: string[]) => Promise<void>
  /** Makes the rows of a backup those of a publication that begins anew. */
  settle: (client: Client, sites: readonly string[]) => Promise<Settled>
}

const restoring = join(import.meta.dirname, '..', '..', 'cms', 'src', 'restoring')

const isFunction = (value: unknown) => typeof value === 'function'

const migrationsModule = z.object({
  runMigrations: z.custom<Newsroom['runMigrations']>(isFunction),
})
const settleModule = z.object({ settle: z.custom<Newsroom['settle']>(isFunction) })

/** Loaded when it is needed: what it takes along is no part of a backup, nor of these commands' own types. */
export async function loadNewsroom(): Promise<Newsroom> {
  const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ join(restoring, file))
  return {
    ...migrationsModule.parse(await load('runMigrations.ts')),
    ...settleModule.parse(await load('settle.ts')),
  }
}
