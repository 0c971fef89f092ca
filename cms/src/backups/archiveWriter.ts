import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { Failure } from '@kariera/shared/commands/command'
import { checksumsName, type Checksums } from './format.ts'

/**
 * A higher level would not make pictures smaller, and rows compress well at any level; the database must not wait for
 * the compression.
 */
const LEVEL = 3

/** A tar file that gets its final name only when it is complete. */
export class ArchiveWriter {
  readonly #file: string
  readonly #unfinished: string
  readonly #tar = pack()
  readonly #written: Promise<void>
  readonly #entries: Checksums['entries'] = {}

  private constructor(file: string, stop: AbortSignal) {
    this.#file = file
    this.#unfinished = `${file}.${process.pid}.part`
    // The file contains submissions of readers and password hashes.
    const output = createWriteStream(this.#unfinished, { mode: 0o600, flush: true })
    this.#written = pipeline(this.#tar, createGzip({ level: LEVEL }), output, { signal: stop })
    // The error is reported by the code that waits for an entry or for the end.
    this.#written.catch(() => undefined)
  }

  /** @throws {Failure} if the file exists: a backup never replaces another one */
  static async open(file: string, stop: AbortSignal): Promise<ArchiveWriter> {
    if (existsSync(file)) throw new Failure(`${file} exists already: choose another name.`)
    await mkdir(dirname(file), { recursive: true })
    return new ArchiveWriter(file, stop)
  }

  /** Adds an entry; resolves when the disk has accepted it. */
  async add(name: string, data: Buffer): Promise<void> {
    this.#entries[name] = createHash('sha256').update(data).digest('hex')
    await this.#append(name, data)
  }

  /** Adds the checksums, and renames the file to its final name when all of it is on disk. */
  async finish(missing: string[]): Promise<void> {
    const checksums: Checksums = { entries: this.#entries, missing }
    await this.#append(checksumsName, Buffer.from(JSON.stringify(checksums)))
    this.#tar.finalize()
    await this.#written
    await rename(this.#unfinished, this.#file)
  }

  /** Stops writing and removes the unfinished file. */
  async discard(): Promise<void> {
    this.#tar.destroy()
    await this.#written.catch(() => undefined)
    await rm(this.#unfinished, { force: true })
  }

  async #append(name: string, data: Buffer): Promise<void> {
    const added = new Promise<void>((resolve, reject) => {
      const entry = this.#tar.entry({ name, size: data.length }, (error) => {
        if (error) reject(error)
        else resolve()
      })
      entry.end(data)
    })
    // A full disk rejects `#written` and leaves `added` pending forever.
    await Promise.race([added, this.#written])
  }
}
