import { escapeIdentifier, type Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import { madeByMigrations, migrationNames } from '../migrationFiles.ts'
import { Failure } from '@kariera/shared/commands/command'
import { sequencesOf, tablesOf, type Table } from './catalogue.ts'
import { lockSchema, select } from './databaseSession.ts'
import type { BackupTable, Manifest } from './format.ts'

/** Smallest size of a part of a table, except the last, bytes: about as much is held in memory at once. */
const PART = 4 * 1024 * 1024

/** Begins the transaction of a snapshot: it sees no changes that others commit meanwhile, in any table. */
export const BEGIN_SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY'

/** The content of a snapshot. */
export interface Snapshot {
  manifest: Manifest
  /** Tables of the database that are not in the snapshot, because no migration creates them. */
  leftOut: string[]
}

/**
 * Describes the content of the snapshot.
 *
 * @throws {Failure} if there is no publication in this database
 */
export async function describe(client: Client, takenAt: Date): Promise<Snapshot> {
  await lockSchema(client, 'shared')
  const found = await tablesOf(client)
  if (!found.some(({ name }) => name === 'payload_migrations')) {
    throw new Failure('There is no publication in this database yet: nothing to back up.')
  }
  const migrations = await migrationsOf(client)
  const isOurs = await ownership(migrations)
  const ours = found.filter(({ name }) => isOurs(name))
  const tables = []
  for (const table of ours) tables.push({ ...table, rows: await rowsOf(client, table) })
  const manifest: Manifest = {
    format: 'kariera backup',
    version: 1,
    takenAt: takenAt.toISOString(),
    migrations,
    tables,
    sequences: await sequencesOf(
      client,
      ours.map(({ name }) => name),
    ),
  }
  return {
    manifest,
    leftOut: found.filter((table) => !ours.includes(table)).map(({ name }) => name),
  }
}

async function migrationsOf(client: Client): Promise<string[]> {
  const sql = 'SELECT name FROM payload_migrations ORDER BY id'
  const migrations = await select(client, z.object({ name: z.string() }), sql)
  return migrations.map(({ name }) => name)
}

/** Returns whether a table is ours. A newer version may have created any of them: then all of them count as ours. */
async function ownership(migrations: string[]): Promise<(table: string) => boolean> {
  const known = await migrationNames()
  const made = await madeByMigrations()
  return migrations.every((name) => known.includes(name)) ? (table) => made.has(table) : () => true
}

async function rowsOf(client: Client, { name }: Table): Promise<number> {
  const sql = `SELECT count(*) AS rows FROM ${escapeIdentifier(name)}`
  const [row] = await select(client, z.object({ rows: z.coerce.number() }), sql)
  return row?.rows ?? 0
}

/** The rows of a table as COPY writes them, in parts. */
export async function* copyOut(client: Client, { name, columns }: Table): AsyncGenerator<Buffer> {
  if (columns.length === 0) return
  const list = columns.map((column) => escapeIdentifier(column)).join(', ')
  const stream = client.query(copyTo(`COPY ${escapeIdentifier(name)} (${list}) TO STDOUT`))
  let chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    chunks.push(z.instanceof(Buffer).parse(chunk))
    length += chunks.at(-1)?.length ?? 0
    if (length < PART) continue
    yield Buffer.concat(chunks)
    chunks = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(chunks)
}

/** Returns the names of files that documents have (`named`), and of those that they had until recently (`retired`). */
export async function fileNames(
  client: Client,
  tables: BackupTable[],
): Promise<{ named: string[]; retired: string[] }> {
  const names = async (table: Table) => {
    const columns = table.columns.filter((column) => /^(?:sizes_\w+_)?filename$/.test(column))
    const found = []
    for (const column of columns.map((each) => escapeIdentifier(each))) {
      const sql = `SELECT ${column} AS name FROM ${escapeIdentifier(table.name)} WHERE ${column} <> ''`
      found.push(...(await select(client, z.object({ name: z.string() }), sql)))
    }
    return found.map(({ name }) => name)
  }
  const named = []
  const retired = []
  for (const table of tables) {
    if (table.name === 'retired_files') retired.push(...(await names(table)))
    else named.push(...(await names(table)))
  }
  return { named, retired }
}
