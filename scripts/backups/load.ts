import { once } from 'node:events'
import { escapeIdentifier, type Client } from 'pg'
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams'
import { typeOf } from '../../cms/src/media/fileType.ts'
import { isFileName } from '../../shared/src/contracts/pictureFiles.ts'
import { Failure } from '../process/command.ts'
import { readArchive, type ArchiveEntry } from './archive-reader.ts'
import { tablesOf } from './catalogue.ts'
import { fileEntry, type BackupTable, type Manifest } from './format.ts'
import type { Storages } from './storages.ts'

/** Where the content of a backup goes. */
export interface Target {
  client: Client
  storages: Storages
}

/**
 * Copies the rows of a backup into tables that have its schema, and its files into the first storage.
 *
 * @returns how many files there were
 */
export async function load(
  { client, storages }: Target,
  file: string,
  manifest: Manifest,
  stop: AbortSignal,
): Promise<number> {
  await refuseOtherSchema(client, manifest)
  await emptyTables(client, manifest)
  const rows = new RowLoader(client, manifest.tables)
  let files = 0
  for await (const entry of readArchive(file)) {
    stop.throwIfAborted()
    await rows.take(entry)
    if (await keepFile(storages, entry)) files += 1
  }
  await rows.finish()
  return files
}

/** A table that is being copied. */
interface Copy {
  table: BackupTable
  stream: CopyStreamQuery
  /** Rejects when the database refuses a row. */
  failed: Promise<never>
}

/** The rows of a backup, table by table, as its entries come. */
class RowLoader {
  readonly #client: Client
  readonly #tables: Map<string, BackupTable>
  #copy: Copy | undefined

  constructor(client: Client, tables: BackupTable[]) {
    this.#client = client
    this.#tables = new Map(tables.map((table) => [table.name, table]))
  }

  async take({ name, data }: ArchiveEntry): Promise<void> {
    const [folder, tableName = ''] = name.split('/')
    if (folder !== 'tables') return
    if (this.#copy?.table.name !== tableName) {
      await this.finish()
      this.#copy = this.#open(tableName)
    }
    const { stream, failed } = this.#copy
    if (!stream.write(data)) await Promise.race([once(stream, 'drain'), failed])
  }

  /** Ends the table that is being copied. @throws {Failure} where it is not the whole table */
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
    if (!table) throw new Failure(`The backup has rows of ${name} and does not say which.`)
    const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ')
    const sql = `COPY ${escapeIdentifier(name)} (${columns}) FROM STDIN`
    const stream = this.#client.query(copyFrom(sql))
    const failed = new Promise<never>((_resolve, reject) => {
      stream.once('error', reject)
    })
    // Told by whoever waits for the table: at the latest, at its end.
    failed.catch(() => undefined)
    return { table, stream, failed }
  }
}

async function refuseOtherSchema(client: Client, manifest: Manifest): Promise<void> {
  const described = (tables: { name: string; columns: string[] }[]) =>
    tables.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`).toSorted()
  const here = described(await tablesOf(client))
  const there = described(manifest.tables)
  const differs =
    there.find((table) => !here.includes(table)) ?? here.find((table) => !there.includes(table))
  if (differs === undefined) return
  throw new Failure(
    `The migrations of this version make another schema than those of the backup, at ${differs}: restore it with the version that made it.`,
  )
}

/** Migrations may have written rows of their own. */
async function emptyTables(client: Client, { tables }: Manifest): Promise<void> {
  const names = tables.map(({ name }) => escapeIdentifier(name)).join(', ')
  await client.query(`TRUNCATE ${names}`)
}

async function keepFile(
  [storage]: Storages,
  { name: entry, data }: ArchiveEntry,
): Promise<boolean> {
  const name = entry.split('/').at(-1) ?? ''
  if (entry !== fileEntry(name)) return false
  if (!isFileName(name))
    throw new Failure(`The backup has a file that is none of a picture: ${name}`)
  await storage.put({ name, data, mimeType: typeOf(name) })
  return true
}
