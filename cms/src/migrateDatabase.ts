import pg from 'pg'
import { migrationLock, migrationNames } from './migrationFiles.ts'

/**
 * Migrates the database to the newest schema, under a lock, because several processes may start at once. Payload is
 * loaded only if there is something to do.
 *
 * @returns the names of the migrations that were run
 */
export async function migrateDatabase(connectionString: string | undefined): Promise<string[]> {
  const client = new pg.Client({ connectionString, application_name: 'kariera migrate' })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    const missing = await missingMigrations(client)
    if (missing.length > 0) await runMigrations()
    return missing
  } finally {
    await client.end()
  }
}

async function missingMigrations(client: pg.Client): Promise<string[]> {
  const names = await migrationNames()
  const { rows } = await client.query<{ exists: boolean }>(
    "SELECT to_regclass('payload_migrations') IS NOT NULL AS exists",
  )
  if (!rows[0]?.exists) return names
  const done = await client.query<{ name: string }>('SELECT name FROM payload_migrations')
  const doneNames = new Set(done.rows.map((row) => row.name))
  return names.filter((name) => !doneNames.has(name))
}

/** Payload stays open: the rest of the process uses the same instance. */
async function runMigrations(): Promise<void> {
  process.env.PAYLOAD_MIGRATING = 'true'
  const [{ default: config }, { getPayload }] = await Promise.all([
    import('./payload.config.ts'),
    import('payload'),
  ])
  const payload = await getPayload({ config, disableOnInit: true })
  await payload.db.migrate()
  delete process.env.PAYLOAD_MIGRATING
}
