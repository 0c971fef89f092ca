import { statSync } from 'node:fs'
import type { Client } from 'pg'
import { isOurs } from '../../cms/src/collections/media/fileName.ts'
import { ArchiveWriter } from './archive-writer.ts'
import { inSession } from './database-session.ts'
import { fileEntry, manifestName, tablePart } from './format.ts'
import { BEGIN_SNAPSHOT, copyOut, describe, fileNames } from './snapshot.ts'
import { readFrom, type Storages } from './storages.ts'

/** What is backed up, and where to. */
export interface BackupOrder {
  /** Past any pooler. */
  databaseUrl: string | undefined
  storages: Storages
  /** Has its name only when it is whole; there must be none yet. */
  file: string
}

/** What a backup has in it. */
export interface BackupReport {
  rows: number
  files: number
  /** Files that documents name and no storage has. */
  missing: string[]
  /** Tables of the database that are not in it, since no migration makes them. */
  leftOut: string[]
  /** Of the backup. */
  bytes: number
}

/**
 * Writes one consistent snapshot of the database, and every file of the storages, into one file; the publication may
 * run. The files are read after the snapshot began: those that it names are not swept before a week has passed.
 *
 * @throws {Failure} where there is nothing to back up, or the file is there already
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

/** What the storages have, named or not: whole files of ours. */
async function lying(storages: Storages): Promise<string[]> {
  const names = []
  for (const storage of storages) {
    for await (const page of storage.list()) {
      names.push(...page.map(({ name }) => name).filter((name) => isOurs(name)))
    }
  }
  return names.filter((name) => !name.endsWith('.part'))
}
