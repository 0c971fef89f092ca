import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** Held by whoever changes the schema: any number that nothing else in this database locks. */
export const migrationLock = 7_201_311

const folder = path.join(import.meta.dirname, 'migrations')

/** The migrations that this version knows, in the order in which they are run. */
export async function migrationNames(): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => /^\d{8}_\d{6}.*\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort()
}

/**
 * Runs one migration in whatever transaction the connection is in, and notes nothing. Payload is not there: migrations
 * are plain SQL.
 *
 * @param db drizzle's
 * @param name one of `migrationNames`
 */
export async function runMigration(db: unknown, name: string): Promise<void> {
  const file = pathToFileURL(path.join(folder, `${name}.ts`)).href
  const { up } = migrationModule.parse(await import(/* @vite-ignore */ file))
  await up({ db })
}

const migrationModule = z.object({
  up: z.custom<(given: { db: unknown }) => Promise<void>>((value) => typeof value === 'function'),
})
