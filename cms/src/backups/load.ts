import { once } from 'node:events'
import { escapeIdentifier, type Client } from 'pg'
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams'
import { isFileName } from '@kariera/shared/contracts/pictureFiles'
import { contentTypeOf } from '@kariera/shared/rules/contentTypes'
import { Failure } from '@kariera/shared/commands/command'
import { readArchive, type ArchiveEntry } from './archiveReader.ts'
import { tablesOf, type Table } from './catalogue.ts'
import { fileEntry, type BackupTable, type Manifest } from './format.ts'
import type { Storages } from '../collections/media/storage/pictureStorage.ts'

/** The target of a restore. */
export interface Target {
  client: Client
  storages: Storages
}

/** The parts of a backup that were loaded. */
export interface Loaded {
  tables: BackupTable[]
  files: number
  /** Tables, and columns as `articles.note`, that no migration creates. */
  leftOut: string[]
}

/**
 * Copies the rows of a backup into tables that have its schema, and its files into the first storage.
 *
 * @param ours names of everything that migrations create
 * @throws {Failure} if the migrations create another schema than the backup has
 */
export async function load(
  { client, storages }: Target,
  file: string,
  manifest: Manifest,
  ours: ReadonlySet<string>,
  stop: AbortSignal,
): Promise<Loaded> {
  const here = await tablesOf(client)
  refuseOtherSchema(here, manifest, ours)
  const tables = manifest.tables.filter(({ name }) => here.some((table) => table.name === name))
  const foreign = manifest.tables.filter((table) => !tables.includes(table)).map(({ name }) => name)
  const columns = foreignColumns(here, tables)
  await emptyTables(client, tables)
  for (const { sql } of columns) await client.query(`${sql('ADD')} text`)
  const rows = new RowLoader(client, tables, foreign)
  let files = 0
  for await (const entry of readArchive(file)) {
    stop.throwIfAborted()
    await rows.take(entry)
    if (await keepFile(storages, entry)) files += 1
  }
  await rows.finish()
  for (const { sql } of columns) await client.query(sql('DROP'))
  return { tables, files, leftOut: [...foreign, ...columns.map(({ name }) => name)] }
}

/** A table that is being copied. */
interface Copy {
  table: BackupTable
  stream: CopyStreamQuery
  /** Rejects when the database refuses a row. */
  failed: Promise<never>
}

/** Loads the rows of a backup, table by table, as its entries arrive. */
class RowLoader {
  readonly #client: Client
  readonly #tables: Map<string, BackupTable>
  readonly #leftOut: Set<string>
  #copy: Copy | undefined

  constructor(client: Client, tables: BackupTable[], leftOut: string[]) {
    this.#leftOut = new Set(leftOut)
    this.#client = client
    this.#tables = new Map(tables.map((table) => [table.name, table]))
  }

  async take({ name, data }: ArchiveEntry): Promise<void> {
    const [folder, tableName = ''] = name.split('/')
    if (folder !== 'tables' || this.#leftOut.has(tableName)) return
    if (this.#copy?.table.name !== tableName) {
      await this.finish()
      this.#copy = this.#open(tableName)
    }
    const { stream, failed } = this.#copy
    if (!stream.write(data)) await Promise.race([once(stream, 'drain'), failed])
  }

  /**
   * Ends the table that is being copied.
   *
   * @throws {Failure} if rows of the table are missing
   */
  async finish(): Promise<void> {
    if (!this.#copy) return
    const { table, stream, failed } = this.#copy
    this.#copy = undefined
    stream.end()
    await Promise.race([once(stream, 'finish'), failed])
    if (stream.rowCount === table.rows) return
    throw new Failure(
      `The backup has ${stream.rowCount} rows of ${table.name}, and says ${table.rows}: nothing was changed.`,
    )
  }

  #open(name: string): Copy {
    const table = this.#tables.get(name)
    if (!table)
      throw new Failure(
        `The backup has rows of ${name}, and its manifest does not describe this table.`,
      )
    const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ')
    const sql = `COPY ${escapeIdentifier(name)} (${columns}) FROM STDIN`
    const stream = this.#client.query(copyFrom(sql))
    const failed = new Promise<never>((_resolve, reject) => {
      stream.once('error', reject)
    })
    // The error is reported by the code that waits for the table, at the latest at its end.
    failed.catch(() => undefined)
    return { table, stream, failed }
  }
}

/**
 * Every column that migrations create must be in the backup, and every table of ours in the backup must be created by
 * migrations.
 */
function refuseOtherSchema(here: Table[], manifest: Manifest, ours: ReadonlySet<string>): void {
  const there = new Map(manifest.tables.map(({ name, columns }) => [name, columns]))
  const lacking = here.find(({ name, columns }) =>
    columns.some((column) => !there.get(name)?.includes(column)),
  )
  const unmade = manifest.tables.find(
    ({ name }) => ours.has(name) && !here.some((table) => table.name === name),
  )
  const differs = lacking ?? unmade
  if (!differs) return
  throw new Failure(
    `The migrations of this version make another schema than those of the backup, at ${differs.name}: restore it with the version that made it.`,
  )
}

/**
 * Columns of a backup that no migration creates: each exists as text while rows are copied, and is then dropped with
 * its values.
 */
function foreignColumns(here: Table[], tables: BackupTable[]) {
  return tables.flatMap((table) => {
    const made = here.find(({ name }) => name === table.name)?.columns ?? []
    return table.columns
      .filter((column) => !made.includes(column))
      .map((column) => ({
        name: `${table.name}.${column}`,
        sql: (change: 'ADD' | 'DROP') =>
          `ALTER TABLE ${escapeIdentifier(table.name)} ${change} COLUMN ${escapeIdentifier(column)}`,
      }))
  })
}

/** Migrations may have written rows. */
async function emptyTables(client: Client, tables: BackupTable[]): Promise<void> {
  const names = tables.map(({ name }) => escapeIdentifier(name)).join(', ')
  await client.query(`TRUNCATE ${names}`)
}

async function keepFile(
  [storage]: Storages,
  { name: entry, data }: ArchiveEntry,
): Promise<boolean> {
  const name = entry.split('/').at(-1) ?? ''
  if (entry !== fileEntry(name)) return false
  if (!isFileName(name)) throw new Failure(`The backup has a file with an invalid name: ${name}`)
  await storage.put({ name, data, mimeType: contentTypeOf(name) })
  return true
}
