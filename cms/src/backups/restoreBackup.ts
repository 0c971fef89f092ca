import { escapeIdentifier, type Client } from 'pg'
import { madeByMigrations, migrationNames } from '../migrationFiles.ts'
import { removeOurs, sequencesOf } from './catalogue.ts'
import { checkBackup } from './checkBackup.ts'
import { putAside } from './constraints.ts'
import { inSession } from './databaseSession.ts'
import type { BackupTable, Manifest } from './format.ts'
import { load } from './load.ts'
import { runMigrations } from './runMigrations.ts'
import { settle, type Settled } from './settle.ts'
import type { Storages } from '../collections/media/storage/pictureStorage.ts'
import { claimTarget } from './target.ts'

/** Which backup to restore, and where. */
export interface RestoreOrder {
  file: string
  /** A direct connection, not through a pooler. */
  databaseUrl: string | undefined
  storages: Storages
  /** Whether an existing publication may be replaced. */
  replace: boolean
  /** The sites of `SITE_HOOKS`: each is requested to render everything. */
  sites: readonly string[]
}

/** What was restored. */
export interface RestoreReport extends Settled {
  /** The moment of the snapshot, UTC, ISO 8601. */
  takenAt: string
  rows: number
  files: number
  /** Files that documents refer to and that were missing when the backup was made. */
  missing: string[]
  /** Tables and columns of the backup that no migration creates. */
  leftOut: string[]
  /** Migrations of this version that the backup did not have yet. */
  migrated: string[]
}

/**
 * Replaces the content of the database by a backup, in one transaction: after a failure the former rows are still
 * there. Files that were copied into the storage by then stay there without a document, and are swept later.
 *
 * @throws {Failure} if the backup is incomplete, or must not go there; nothing has been changed then
 */
export async function restoreBackup(
  order: RestoreOrder,
  stop: AbortSignal,
): Promise<RestoreReport> {
  const known = await migrationNames()
  const { manifest, missing } = await checkBackup(order.file, known)
  const migrated = known.filter((name) => !manifest.migrations.includes(name))
  const ours = await madeByMigrations()
  return inSession(order.databaseUrl, 'BEGIN', stop, async (client) => {
    await claimTarget(client, { replace: order.replace, known, ours })
    await removeOurs(client, ours)
    await runMigrations(client, manifest.migrations)
    const putBack = await putAside(client)
    const target = { client, storages: order.storages }
    const { tables, files, leftOut } = await load(target, order.file, manifest, ours, stop)
    await putBack()
    await setSequences(client, manifest, tables)
    await analyze(client, tables)
    await migrate(client, migrated)
    const settled = await settle(client, order.sites)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return { takenAt: manifest.takenAt, rows, files, missing, leftOut, migrated, ...settled }
  })
}

/** Ids that were used are not used again. Sequences that no migration created do not exist here and are skipped. */
async function setSequences(
  client: Client,
  { sequences }: Manifest,
  tables: BackupTable[],
): Promise<void> {
  const made = await sequencesOf(
    client,
    tables.map(({ name }) => name),
  )
  const names = new Set(made.map(({ name }) => name))
  for (const { name, lastValue, isCalled } of sequences.filter((each) => names.has(each.name))) {
    const values = [escapeIdentifier(name), lastValue, isCalled]
    await client.query('SELECT setval($1::regclass, $2::bigint, $3::boolean)', values)
  }
}

/** Updates the statistics of PostgreSQL at once, so that the first queries are not slow. */
async function analyze(client: Client, tables: BackupTable[]): Promise<void> {
  await client.query(`ANALYZE ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`)
}

/** Brings an older backup to this version, and records the migrations as Payload does. */
async function migrate(client: Client, names: string[]): Promise<void> {
  if (names.length === 0) return
  await runMigrations(client, names)
  await client.query(
    `INSERT INTO payload_migrations (name, batch, created_at, updated_at)
     SELECT name, (SELECT coalesce(max(batch), 0) + 1 FROM payload_migrations), $2, $2
     FROM unnest($1::text[]) WITH ORDINALITY AS missing (name, place) ORDER BY place`,
    [names, new Date()],
  )
}
