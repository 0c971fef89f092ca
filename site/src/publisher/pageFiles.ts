import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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
    await replace(`${file}.br`, brotli)
    await replace(`${file}.gz`, gzipped)
    await replace(file, content)
  }

  /** Takes a page away; the readable form last, so that a half-done removal is done again. */
  async remove(pagePath: string): Promise<void> {
    const file = this.fileOf(pagePath)
    for (const form of [`${file}.br`, `${file}.gz`, file]) await rm(form, { force: true })
  }
}

/** The plain form is written last: where it is the same, the compressed ones are. */
async function isSame(file: string, content: Buffer): Promise<boolean> {
  try {
    return content.equals(await readFile(file))
  } catch {
    return false
  }
}

async function replace(file: string, content: Buffer): Promise<void> {
  const beside = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(beside, content)
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
