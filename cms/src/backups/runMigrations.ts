import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { Client } from 'pg'
import { runMigration } from '../migrationFiles.ts'

/**
 * Runs migrations one after the other in the connection's transaction, without recording them.
 *
 * @param names of `migrationNames`
 */
export async function runMigrations(client: Client, names: string[]): Promise<void> {
  const db = drizzle({ client })
  for (const name of names) await runMigration(db, name)
}
