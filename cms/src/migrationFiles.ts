import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Client } from 'pg'
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

/** Its schema is that of the thirteen migrations that it replaced, all of which sort before it. */
const initialMigration = '20261125_180000_initial'
const lastReplaced = '20261125_170011_shown_around_articles'

/** @returns whether a migration is one of those that the initial one replaced */
export function isReplaced(name: string): boolean {
  return name < initialMigration
}

/**
 * The migrations that a database or a backup has, by their names of today.
 *
 * @param recorded in the order in which they were run; unchanged where not all that were replaced are among them
 */
export function migrationsOfToday(recorded: string[]): string[] {
  if (!recorded.includes(lastReplaced)) return recorded
  return [initialMigration, ...recorded.filter((name) => !isReplaced(name))]
}

/** Records the initial migration in place of those that it replaced, in a database that has all of them. */
export async function recordInitialMigration(client: Client): Promise<void> {
  await client.query(
    `WITH renamed AS (UPDATE payload_migrations SET name = $2 WHERE name = $1 RETURNING id)
     DELETE FROM payload_migrations WHERE name < $1 AND EXISTS (SELECT FROM renamed)`,
    [lastReplaced, initialMigration],
  )
}

/** As SQL of migrations says it: the table, type or function that it makes, or a new name of one. */
const made =
  /(?:CREATE\s+(?:OR\s+REPLACE\s+)?(?:UNLOGGED\s+)?(?:TABLE|TYPE|FUNCTION)|RENAME\s+TO)\s+(?:IF\s+NOT\s+EXISTS\s+)?(?:"?public"?\.)?"?(\w+)/gi

/** Every table, type and function that some migration makes, by its name: all else in a database is not ours. */
export async function madeByMigrations(): Promise<Set<string>> {
  const names = new Set<string>()
  for (const migration of await migrationNames()) {
    const text = await readFile(path.join(folder, `${migration}.ts`), 'utf8')
    for (const [, name] of text.matchAll(made)) if (name !== undefined) names.add(name)
  }
  return names
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
