import { statSync } from 'node:fs'
import type { Client } from 'pg'
import { isOurs } from '../collections/media/fileName.ts'
import { readFrom, type Storages } from '../collections/media/storage/pictureStorage.ts'
import { ArchiveWriter } from './archiveWriter.ts'
import { inSession } from './databaseSession.ts'
import { fileEntry, manifestName, tablePart } from './format.ts'
import { BEGIN_SNAPSHOT, copyOut, describe, fileNames } from './snapshot.ts'

/** What is backed up, and where to. */
export interface BackupOrder {
  /** A direct connection, not through a pooler. */
  databaseUrl: string | undefined
  storages: Storages
  /** The target file; it must not exist yet, and gets its name only when it is complete. */
  file: string
}

/** The content of a written backup. */
export interface BackupReport {
  rows: number
  files: number
  /** Files that documents refer to and that no storage has. */
  missing: string[]
  /** Tables of the database that are not in the backup, because no migration creates them. */
  leftOut: string[]
  /** Size of the backup file. */
  bytes: number
}

/**
 * Writes one consistent snapshot of the database, and every file of the storages, into one file; the publication may
 * keep running. The files are read after the snapshot began: files that it refers to are kept for at least a week
 * before they are swept.
 *
 * @throws {Failure} if there is nothing to back up, or the file exists already
 */
export async function backUp(order: BackupOrder, stop: AbortSignal): Promise<BackupReport> {
  const archive = await ArchiveWriter.open(order.file, stop)
  try {
    const { rows, names, leftOut } = await inSession(
      order.databaseUrl,
      BEGIN_SNAPSHOT,
      stop,
      (client) => writeDatabase(client, archive),
    )
    const { files, missing } = await writeFiles(order.storages, archive, names, stop)
    await archive.finish(missing)
    return { rows, files, missing, leftOut, bytes: statSync(order.file).size }
  } catch (error) {
    await archive.discard()
    throw error
  }
}

type FileNames = Awaited<ReturnType<typeof fileNames>>

async function writeDatabase(
  client: Client,
  archive: ArchiveWriter,
): Promise<{ rows: number; names: FileNames; leftOut: string[] }> {
  const { manifest, leftOut } = await describe(client, new Date())
  await archive.add(manifestName, Buffer.from(JSON.stringify(manifest, null, 2)))
  for (const table of manifest.tables) {
    let part = 0
    for await (const data of copyOut(client, table)) {
      await archive.add(tablePart(table.name, part), data)
      part += 1
    }
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return { rows, names: await fileNames(client, manifest.tables), leftOut }
}

async function writeFiles(
  storages: Storages,
  archive: ArchiveWriter,
  { named, retired }: FileNames,
  stop: AbortSignal,
): Promise<{ files: number; missing: string[] }> {
  const mustBeThere = new Set(named)
  const missing = []
  let files = 0
  for (const name of new Set([...named, ...retired, ...(await lying(storages))])) {
    stop.throwIfAborted()
    const data = await readFrom(storages, name)
    if (data) {
      await archive.add(fileEntry(name), data)
      files += 1
    } else if (mustBeThere.has(name)) missing.push(name)
  }
  return { files, missing: missing.sort() }
}

/** Names of all complete files of ours in the storages, whether or not a document refers to them. */
async function lying(storages: Storages): Promise<string[]> {
  const names = []
  for (const storage of storages) {
    for await (const page of storage.list()) {
      names.push(...page.map(({ name }) => name).filter((name) => isOurs(name)))
    }
  }
  return names.filter((name) => !name.endsWith('.part'))
}
