import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll } from 'vitest'
import { backUp } from '../backUp.ts'
import type { Storages } from '../../collections/media/storage/pictureStorage.ts'
import { query } from '../../../../scripts/postgres/connection.ts'
import { diskStorage } from '../../collections/media/storage/diskStorage.ts'

/** A signal that is never aborted. */
const stop = new AbortController().signal

/** Folder for all files of a test file, removed after its tests. */
const folder = path.join(tmpdir(), `backups-${randomUUID()}`)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Path for a new backup; the file does not exist yet. */
export const newFile = () => path.join(folder, randomUUID(), 'kariera.tar.gz')

/** An empty folder for the pictures of a restored publication. */
export const newStorages = (): Storages => [diskStorage(path.join(folder, randomUUID()))]

/** Backs up a database and storages into a new file. */
export async function backUpAll(databaseUrl: string, storages: Storages, file = newFile()) {
  return { file, report: await backUp({ databaseUrl, storages, file }, stop) }
}

/** Restores a file for the local site. */
export async function restoreInto(
  databaseUrl: string,
  file: string,
  { storages = newStorages(), replace = false }: { storages?: Storages; replace?: boolean } = {},
) {
  // It reads the settings when it is loaded: not before they are those of the test.
  const { restoreBackup } = await import('../restoreBackup.ts')
  return restoreBackup({ file, databaseUrl, storages, replace, sites: ['local'] }, stop)
}

/** All rows of all tables of a database as text, except the tables that are left out. */
export async function rowsOf(url: string, ...leftOut: string[]): Promise<Record<string, string[]>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables.filter((table) => !leftOut.includes(table.name))) {
    const { rows } = await client.query<{ row: string }>(
      `SELECT t::text AS row FROM "${name}" AS t`,
    )
    found[name] = rows.map(({ row }) => row).sort()
  }
  await client.end()
  return found
}

/** The first column of a statement's rows. */
export async function column(url: string, sql: string, values: string[] = []): Promise<unknown[]> {
  const { rows } = await query(url, sql, values)
  return rows.map((row: Record<string, unknown>) => Object.values(row)[0])
}
