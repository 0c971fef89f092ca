import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Costs 0.4 ms a page; 11 would cost 27 ms for a tenth less. */
const brotliQuality = 5

/** The pages on disk, each as `index.html` with its two compressed forms beside it. */
export class PageFiles {
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  /** @returns the folder of a page; its path is one of those that may be stored (shared/routes) */
  fileOf(pagePath: string): string {
    return path.join(this.#root, pagePath, 'index.html')
  }

  /**
   * Puts a page in place. A reader gets the old one or the new one: each form is written beside and renamed over.
   * An unchanged page keeps its files, and with them its ETag.
   */
  async write(pagePath: string, html: string): Promise<void> {
    const file = this.fileOf(pagePath)
    const content = Buffer.from(html)
    if (await isSame(file, content)) return
    const [brotli, gzipped] = await Promise.all([compressBrotli(content), compressGzip(content)])
    await mkdir(path.dirname(file), { recursive: true })
    const moment = await momentAfter(file)
    await replace(`${file}.br`, brotli, moment)
    await replace(`${file}.gz`, gzipped, moment)
    await replace(file, content, moment)
  }

  /** The page as it stands; null when there is none. */
  async read(pagePath: string): Promise<string | null> {
    return readFile(this.fileOf(pagePath), 'utf8').catch(absent)
  }

  /** The page's compressed forms as they stand; null where one is missing. */
  async readCompressed(pagePath: string): Promise<{ br: Buffer | null; gz: Buffer | null }> {
    const file = this.fileOf(pagePath)
    const [br, gz] = await Promise.all([
      readFile(`${file}.br`).catch(absent),
      readFile(`${file}.gz`).catch(absent),
    ])
    return { br, gz }
  }

  /** The paths of all pages on disk. */
  async paths(): Promise<string[]> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && entry.name === 'index.html')
      .map((entry) => path.relative(this.#root, entry.parentPath).split(path.sep).join('/'))
      .map((folder) => (folder === '' ? '/' : `/${folder}/`))
  }

  /** Removes what a killed process has left half-written. */
  async sweep(): Promise<void> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      const file = path.join(entry.parentPath, entry.name)
      if (entry.name.endsWith('.tmp') && (await isAbandoned(file))) await rm(file, { force: true })
    }
  }

  /** Takes a page away; the readable form last, so that a half-done removal is done again. */
  async remove(pagePath: string): Promise<void> {
    const file = this.fileOf(pagePath)
    for (const form of [`${file}.br`, `${file}.gz`, file]) await rm(form, { force: true })
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

/** The plain form is written last: where it is the same and the newest, the compressed ones belong to it. */
async function isSame(file: string, content: Buffer): Promise<boolean> {
  try {
    if (!content.equals(await readFile(file))) return false
    const [plain, ...compressed] = await Promise.all(
      [file, `${file}.br`, `${file}.gz`].map((form) => stat(form)),
    )
    return compressed.every(({ mtimeMs }) => plain !== undefined && mtimeMs <= plain.mtimeMs)
  } catch {
    return false
  }
}

/** Nothing is written for a minute: who wrote it is gone. */
async function isAbandoned(file: string): Promise<boolean> {
  const found = await stat(file).catch(absent)
  return found !== null && Date.now() - found.mtimeMs > 60_000
}

/**
 * The time for a page's new files: now, and a later second than that of the old ones. nginx makes its ETag of a file's
 * length and second, so that two versions of one second would be the same to a reader who has the first.
 */
async function momentAfter(file: string): Promise<Date> {
  const old = await stat(file).catch(absent)
  const nextSecond = old === null ? 0 : (Math.floor(old.mtimeMs / 1000) + 1) * 1000
  return new Date(Math.max(Date.now(), nextSecond))
}

async function replace(file: string, content: Buffer, moment: Date): Promise<void> {
  const beside = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(beside, content)
    await utimes(beside, moment, moment)
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

function compressBrotli(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return brotliOf(content, { params })
}

function compressGzip(content: Buffer): Promise<Buffer> {
  return gzipOf(content, { level: 6 })
}
