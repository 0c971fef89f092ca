import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** Lock for changing the schema: any number that no other lock in this database uses. */
export const migrationLock = 7_201_311

const folder = path.join(import.meta.dirname, 'migrations')

/** Returns the migrations of this version, in their order. */
export async function migrationNames(): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => /^\d{8}_\d{6}.*\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort()
}

/** Matches the table, type or function that a migration creates, or its new name. */
const made =
  /(?:CREATE\s+(?:OR\s+REPLACE\s+)?(?:UNLOGGED\s+)?(?:TABLE|TYPE|FUNCTION)|RENAME\s+TO)\s+(?:IF\s+NOT\s+EXISTS\s+)?(?:"?public"?\.)?"?(\w+)/gi

/**
 * Returns the names of all tables, types and functions that migrations create: anything else in a database is not ours.
 */
export async function madeByMigrations(): Promise<Set<string>> {
  const names = new Set<string>()
  for (const migration of await migrationNames()) {
    const text = await readFile(path.join(folder, `${migration}.ts`), 'utf8')
    for (const [, name] of text.matchAll(made)) if (name !== undefined) names.add(name)
  }
  return names
}

/**
 * Runs one migration in the connection's current transaction, without recording it. Payload is not available:
 * migrations are plain SQL.
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
