import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'

/** One entry of a backup. */
export interface ArchiveEntry {
  name: string
  data: Buffer
}

/**
 * Every entry of a tar file, in its order, one at a time in memory.
 *
 * @throws what zlib and tar say of a file that is cut off, damaged, or something else
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
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, data: await buffer(entry) }
    }
  } finally {
    input.destroy()
    unpacked.destroy()
  }
}
