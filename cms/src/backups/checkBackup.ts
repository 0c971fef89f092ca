import { createHash } from 'node:crypto'
import { z } from 'zod'
import { errorCode, errorText, onOneLine } from '@kariera/shared/rules/errors'
import { Failure } from '@kariera/shared/commands/command'
import { readArchive } from './archiveReader.ts'
import {
  checksumsName,
  checksumsSchema,
  manifestSchema,
  tablePart,
  type Checksums,
  type Manifest,
} from './format.ts'

/** The description in a complete backup. */
export interface Backup {
  manifest: Manifest
  missing: string[]
}

/**
 * Reads a backup from beginning to end, and accepts it only if every entry has its checksum.
 *
 * @param known the migrations of this version
 * @throws {Failure} a sentence that states what is wrong with the backup
 */
export async function checkBackup(file: string, known: string[]): Promise<Backup> {
  const { manifest, checksums, sums } = await readAll(file)
  if (!manifest) throw foreign(file)
  if (!checksums) throw damaged(file, 'its end is missing')
  if (!isSame(sums, checksums.entries)) {
    throw damaged(file, 'what is in it is not what was written')
  }
  for (const { name, rows } of manifest.tables) {
    if (rows > 0 && !(tablePart(name, 0) in sums))
      throw damaged(file, `the table ${name} is missing`)
  }
  refuseUnknown(file, manifest.migrations, known)
  return { manifest, missing: checksums.missing }
}

async function readAll(file: string) {
  const sums: Checksums['entries'] = {}
  let manifest: Manifest | undefined
  let checksums: Checksums | undefined
  try {
    for await (const { name, data } of readArchive(file)) {
      manifest ??= parseManifest(file, data)
      if (name === checksumsName) checksums = checksumsSchema.parse(jsonIn(data))
      else sums[name] = createHash('sha256').update(data).digest('hex')
    }
  } catch (error) {
    if (error instanceof Failure) throw error
    if (errorCode(error) === 'ENOENT') throw new Failure(`There is no file ${file}.`)
    throw manifest ? damaged(file, errorText(error)) : unreadable(file, errorText(error))
  }
  return { manifest, checksums, sums }
}

const formatSchema = z.object({ format: z.literal('kariera backup'), version: z.number() })

function parseManifest(file: string, data: Buffer): Manifest {
  const value = jsonIn(data)
  const format = formatSchema.safeParse(value).data
  if (!format) throw foreign(file)
  const manifest = manifestSchema.safeParse(value)
  if (manifest.success) return manifest.data
  throw format.version === 1
    ? damaged(file, onOneLine(z.prettifyError(manifest.error)))
    : new Failure(
        `${file} is a backup of format ${format.version}, and this version reads format 1: restore it with the version that made it, or a newer one.`,
      )
}

/** Refuses a backup of a newer version or of another branch. */
function refuseUnknown(file: string, migrations: string[], known: string[]): void {
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new Failure(
    `${file} comes from a version that has migrations which this one does not know (${unknown.join(', ')}): restore it with that version, or a newer one.`,
  )
}

function isSame(one: Checksums['entries'], other: Checksums['entries']): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  )
}

function jsonIn(data: Buffer): unknown {
  return JSON.parse(data.toString('utf8'))
}

function damaged(file: string, reason: string): Failure {
  return new Failure(`${file} is damaged (${reason}): nothing was changed. Take another backup.`)
}

function unreadable(file: string, reason: string): Failure {
  return new Failure(
    `${file} is not a backup of Kariera, or damaged at its beginning (${reason}): nothing was changed.`,
  )
}

function foreign(file: string): Failure {
  return new Failure(`${file} is not a backup of Kariera: nothing was changed.`)
}
