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
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib'

/** Takes 0.7 ms per article; 9 and more take twenty times as long for a few percent less. */
const brotliQuality = 7
/** 128 KB: no page is longer, and the search for repetitions is faster. */
const brotliWindow = 17
/** For the few clients without brotli: 0.26 ms, and 3 % longer than the usual 6. */
const gzipLevel = 4

/** The pages on disk, each as `index.html` with its two compressed forms next to it. */
export class PageFiles {
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  /** @param pagePath the path of a page that may be stored (shared/src/routes.ts) */
  fileOf(pagePath: string): string {
    return path.join(this.#root, pageFileOf(pagePath))
  }

  /**
   * Puts a page in place. A reader gets the old page or the new one: each form is written to a temporary file and
   * renamed. An unchanged page keeps its files, and with them its ETag.
   */
  write(pagePath: string, html: string): Promise<void> {
    return asPromised(() => {
      writePage(this.fileOf(pagePath), Buffer.from(html))
    })
  }

  /** Returns the page as it is on disk; null when there is none. */
  async read(pagePath: string): Promise<string | null> {
    return readFile(this.fileOf(pagePath), 'utf8').catch(absent)
  }

  /** Returns the page's compressed forms as they are on disk; null for a missing form. */
  async readCompressed(pagePath: string): Promise<{ br: Buffer | null; gz: Buffer | null }> {
    const file = this.fileOf(pagePath)
    const [br, gz] = await Promise.all([
      readFile(`${file}.br`).catch(absent),
      readFile(`${file}.gz`).catch(absent),
    ])
    return { br, gz }
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

  /** Removes half-written files that a killed process has left. */
  async sweep(): Promise<void> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      const file = path.join(entry.parentPath, entry.name)
      if (entry.name.endsWith('.tmp') && (await isAbandoned(file))) await rm(file, { force: true })
    }
  }

  /** Removes a page; the uncompressed form last, so that an interrupted removal is repeated. */
  remove(pagePath: string): Promise<void> {
    return asPromised(() => {
      const file = this.fileOf(pagePath)
      for (const form of [`${file}.br`, `${file}.gz`, file]) rmSync(form, { force: true })
    })
  }
}

/**
 * Runs the work synchronously. Writing a page is a dozen small steps that do not wait for anything: together they take
 * 1.5 ms; sent to the thread pool one by one they cost twice as much CPU.
 */
function asPromised(work: () => void): Promise<void> {
  return new Promise((resolve) => {
    work()
    resolve()
  })
}

function writePage(file: string, content: Buffer): void {
  const old = readOld(file)
  if (old !== null && old.content.equals(content) && isWhole(file, content)) return
  const moment = momentAfter(old)
  if (old === null) mkdirSync(path.dirname(file), { recursive: true })
  replace(`${file}.br`, compressBrotli(content), moment)
  replace(`${file}.gz`, gzipSync(content, { level: gzipLevel }), moment)
  replace(file, content, moment)
}

type Old = { content: Buffer; mtimeMs: number }

function readOld(file: string): Old | null {
  try {
    return { content: readFileSync(file), mtimeMs: statSync(file).mtimeMs }
  } catch {
    return null
  }
}

/** Whether the compressed forms have that content: a kill or a power cut may have left other ones. */
function isWhole(file: string, content: Buffer): boolean {
  try {
    return (
      brotliDecompressSync(readFileSync(`${file}.br`)).equals(content) &&
      gunzipSync(readFileSync(`${file}.gz`)).equals(content)
    )
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

function replace(file: string, content: Buffer, moment: Date): void {
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

function compressBrotli(content: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return brotliCompressSync(content, { params })
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
