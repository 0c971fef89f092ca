import { pageFileOf, pageKindOf } from '@kariera/shared/routes'
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  futimesSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  type BrotliOptions,
} from 'node:zlib'

/** Takes 0.7 ms per article; 9 and more take twenty times as long for a few percent less. */
const brotliQuality = 7
/** 128 KB: no page is longer, and the search for repetitions is faster. */
const brotliWindow = 17

/** Compresses the content of a page with brotli. */
export type Compress = (content: Uint8Array) => Promise<Buffer> | Buffer

const compressInPool = promisify(brotliCompress)
/** In the thread pool, while this thread goes on. */
const inPool: Compress = (content) => compressInPool(content, optionsFor(content))
/** In this thread: the pool remains free for others. */
export const inThread: Compress = (content) => brotliCompressSync(content, optionsFor(content))

/** The pages on disk, each as `index.html` with its brotli form next to it. Few clients have no brotli. */
export class PageFiles {
  readonly #root: string
  readonly #compress: Compress

  constructor(root: string, compress: Compress = inPool) {
    this.#root = root
    this.#compress = compress
  }

  /** @param pagePath the path of a page that may be stored (shared/src/routes.ts) */
  fileOf(pagePath: string): string {
    return path.join(this.#root, pageFileOf(pagePath))
  }

  /**
   * Puts a page in place. A reader gets the old page or the new one: each form is written to a temporary file and
   * renamed. An unchanged page keeps its files, and with them its ETag.
   */
  async write(pagePath: string, html: string | Uint8Array): Promise<void> {
    const file = this.fileOf(pagePath)
    const content = typeof html === 'string' ? Buffer.from(html) : html
    const old = readOld(file)
    if (old !== null && old.content.equals(content) && isCompressed(file, content)) return
    const compressed = await this.#compress(content)
    const moment = momentAfter(old)
    if (old === null) mkdirSync(path.dirname(file), { recursive: true })
    // Not sent to the thread pool: a dozen small steps that do not wait for anything cost twice as much CPU there.
    replace(`${file}.br`, compressed, moment)
    replace(file, content, moment)
  }

  /** Whether both forms of a page are there, as the same write has left them, with that many bytes of HTML. */
  isWhole(pagePath: string, bytes: number): boolean {
    const file = this.fileOf(pagePath)
    const html = statSync(file, { throwIfNoEntry: false })
    const compressed = statSync(`${file}.br`, { throwIfNoEntry: false })
    return html?.size === bytes && html.mtimeMs === compressed?.mtimeMs
  }

  /** Returns the page as it is on disk; null when there is none. */
  async read(pagePath: string): Promise<string | null> {
    return readFile(this.fileOf(pagePath), 'utf8').catch(absent)
  }

  /** Returns the page's brotli form as it is on disk; null when there is none. */
  async readCompressed(pagePath: string): Promise<Buffer | null> {
    return readFile(`${this.fileOf(pagePath)}.br`).catch(absent)
  }

  /** Returns the paths of all pages on disk. */
  async paths(): Promise<string[]> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.#root, path.join(entry.parentPath, entry.name)))
      .map((file) => `/${file.split(path.sep).join('/')}`)
      .map((file) => file.replace(/\/index\.html$/, '/'))
      .filter((page) => page.endsWith('/') || pageKindOf(page) === 'feed')
  }

  /** Removes half-written files that a killed process has left, and the gzip forms of earlier versions. */
  async sweep(): Promise<void> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      const file = path.join(entry.parentPath, entry.name)
      const isLeft = entry.name.endsWith('.tmp') && (await isAbandoned(file))
      if (isLeft || entry.name.endsWith('.gz')) await rm(file, { force: true })
    }
  }

  /** Removes a page; the uncompressed form last, so that an interrupted removal is repeated. */
  async remove(pagePath: string): Promise<void> {
    const file = this.fileOf(pagePath)
    for (const form of [`${file}.br`, file]) await rm(form, { force: true })
  }
}

type Old = { content: Buffer; mtimeMs: number }

function readOld(file: string): Old | null {
  try {
    return { content: readFileSync(file), mtimeMs: statSync(file).mtimeMs }
  } catch {
    return null
  }
}

/** Whether the brotli form has that content: a kill or a power cut may have left another one. */
function isCompressed(file: string, content: Uint8Array): boolean {
  try {
    return brotliDecompressSync(readFileSync(`${file}.br`)).equals(content)
  } catch {
    return false
  }
}

/**
 * Returns the time for a page's new files: now, but in a later second than the old ones. nginx makes its ETag of a
 * file's length and second, so two versions in one second would be the same for a reader who has the first.
 */
function momentAfter(old: Old | null): Date {
  const nextSecond = old === null ? 0 : (Math.floor(old.mtimeMs / 1000) + 1) * 1000
  return new Date(Math.max(Date.now(), nextSecond))
}

function replace(file: string, content: Uint8Array, moment: Date): void {
  const beside = `${file}.${randomUUID()}.tmp`
  try {
    const opened = openSync(beside, 'w')
    try {
      writeFileSync(opened, content)
      futimesSync(opened, moment, moment)
    } finally {
      closeSync(opened)
    }
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}

function optionsFor(content: Uint8Array): BrotliOptions {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return { params }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

/** A file that was not written to for a minute: its writer has ended. */
async function isAbandoned(file: string): Promise<boolean> {
  const found = await stat(file).catch(absent)
  return found !== null && Date.now() - found.mtimeMs > 60_000
}
