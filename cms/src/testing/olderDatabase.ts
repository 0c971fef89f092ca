import { runMigrations } from '../backups/runMigrations.ts'
import { inSession } from '../backups/databaseSession.ts'
import { createBareDatabase, type TestDatabase } from '../../../scripts/testing/database.ts'

/**
 * Makes an empty database of an older version.
 *
 * @param migrations those that it had
 */
export async function createOlderDatabase(migrations: string[]): Promise<TestDatabase> {
  const database = await createBareDatabase()
  await inSession(database.url, 'BEGIN', new AbortController().signal, async (client) => {
    await runMigrations(client, migrations)
    await client.query(
      'INSERT INTO payload_migrations (name, batch) SELECT name, 1 FROM unnest($1::text[]) AS name',
      [migrations],
    )
  })
  return database
}
