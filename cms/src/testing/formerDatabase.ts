import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { query } from '../../../scripts/postgres/connection.ts'
import { createBareDatabase, type TestDatabase } from '../../../scripts/testing/database.ts'

const schema = await readFile(path.join(import.meta.dirname, 'formerSchema.sql'), 'utf8')

/** The migrations that made the schema of 25 November 2026, in their order. */
export const formerMigrations = [...schema.matchAll(/^-- (\d{8}_\d{6}_\w+)$/gm)].map(
  ([, name]) => name ?? '',
)

/** An empty database with the schema of that day, and these migrations recorded. */
export async function createFormerDatabase(migrations = formerMigrations): Promise<TestDatabase> {
  const database = await createBareDatabase()
  await query(database.url, schema)
  await query(
    database.url,
    `INSERT INTO payload_migrations (name, batch)
     SELECT name, place FROM jsonb_array_elements_text($1) WITH ORDINALITY AS list (name, place)`,
    [JSON.stringify(migrations)],
  )
  return database
}
