import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { Failure } from '../process/command.ts'
import { checksumsName, type Checksums } from './format.ts'

/** Pictures do not become smaller, and rows do at any level: the database is not to wait for it. */
const LEVEL = 3

/** A tar file that has its name only when it is whole. */
export class ArchiveWriter {
  readonly #file: string
  readonly #unfinished: string
  readonly #tar = pack()
  readonly #written: Promise<void>
  readonly #entries: Checksums['entries'] = {}

  private constructor(file: string, stop: AbortSignal) {
    this.#file = file
    this.#unfinished = `${file}.${process.pid}.part`
    // Readers' letters and the hashes of passwords are in it.
    const output = createWriteStream(this.#unfinished, { mode: 0o600, flush: true })
    this.#written = pipeline(this.#tar, createGzip({ level: LEVEL }), output, { signal: stop })
    // Told by whoever waits for an entry, or for the end.
    this.#written.catch(() => undefined)
  }

  /** @throws {Failure} where there is such a file: no backup takes another's place */
  static async open(file: string, stop: AbortSignal): Promise<ArchiveWriter> {
    if (existsSync(file)) throw new Failure(`${file} is there already: choose another name.`)
    await mkdir(dirname(file), { recursive: true })
    return new ArchiveWriter(file, stop)
  }

  /** Adds an entry, as fast as the disk takes it. */
  async add(name: string, data: Buffer): Promise<void> {
    this.#entries[name] = createHash('sha256').update(data).digest('hex')
    await this.#append(name, data)
  }

  /** Adds the checksums, and gives the file its name when all is on disk. */
  async finish(missing: string[]): Promise<void> {
    const checksums: Checksums = { entries: this.#entries, missing }
    await this.#append(checksumsName, Buffer.from(JSON.stringify(checksums)))
    this.#tar.finalize()
    await this.#written
    await rename(this.#unfinished, this.#file)
  }

  /** Leaves nothing behind. */
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
    // A full disk ends the one, and never the other.
    await Promise.race([added, this.#written])
  }
}
