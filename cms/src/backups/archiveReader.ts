import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import { checksumsName, longest, manifestName } from './format.ts'

/** One entry of a backup. */
export interface ArchiveEntry {
  name: string
  data: Buffer
}

/**
 * Reads the entries of a backup in order, with one entry in memory at a time.
 *
 * @throws the error of zlib or tar if the file is cut off, damaged or not a backup; the content of an entry is read
 * only if its name and size are those of a backup
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const input = createReadStream(file)
  const unpacked = createGunzip()
  const tar = extract()
  const fail = (error: Error) => {
    tar.destroy(error)
  }
  input.once('error', fail)
  unpacked.once('error', fail)
  input.pipe(unpacked).pipe(tar)
  let isFirst = true
  try {
    for await (const entry of tar) {
      refuseOther(entry.header, isFirst)
      isFirst = false
      yield { name: entry.header.name, data: await buffer(entry) }
    }
  } finally {
    input.destroy()
    unpacked.destroy()
  }
}

function refuseOther({ name, size }: Header, isFirst: boolean): void {
  if (isFirst && name !== manifestName) throw new Error(`it does not begin with ${manifestName}`)
  if (name !== manifestName && name !== checksumsName) return
  if (size > longest[name]) throw new Error(`${name} is too long`)
}
