import { pageFileOf } from '@kariera/shared/routes'
import { LRUCache } from 'lru-cache'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { etagOf, openFile, suffixes, type Encoding } from './files.ts'

/** Largest size of all kept forms together, bytes. */
const maxBytes = 64 * 1024 * 1024
/** For the few clients without brotli: 0.26 ms, and 3 % longer than the usual 6. */
const gzipLevel = 4

const compress = promisify(gzip)

/** A page in one encoding, as it is sent; `encoding` is null for plain HTML. */
export type PageForm = { body: Buffer; etag: string; encoding: Encoding | null }

/** The pages on disk, for readers. Those that were read last are kept in memory. */
export class HotPages {
  readonly #root: string
  readonly #kept = new LRUCache<string, PageForm>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  })
  /** What is being read, for all who ask meanwhile. What was read while its page changed is used once and not kept. */
  readonly #reading = new Map<string, Promise<PageForm | null>>()

  constructor(root: string) {
    this.#root = root
  }

  /** Returns the page in the first possible encoding, else plain; null when there is none. */
  async read(pagePath: string, encodings: Encoding[]): Promise<PageForm | null> {
    for (const encoding of [...encodings, null]) {
      const key = keyOf(pagePath, encoding)
      const form = this.#kept.get(key) ?? (await this.#load(key, pagePath, encoding))
      if (form) return form
    }
    return null
  }

  /** To be called whenever the files of a page were written or removed. */
  forget(pagePath: string): void {
    for (const encoding of ['br', 'gzip', null] as const) {
      this.#kept.delete(keyOf(pagePath, encoding))
      this.#reading.delete(keyOf(pagePath, encoding))
    }
  }

  #load(key: string, pagePath: string, encoding: Encoding | null): Promise<PageForm | null> {
    const underWay = this.#reading.get(key)
    if (underWay) return underWay
    const isNewest = () => this.#reading.get(key) === reading
    const reading = this.#readForm(pagePath, encoding)
      .then((form) => {
        if (form && isNewest()) this.#kept.set(key, form)
        return form
      })
      .finally(() => {
        if (isNewest()) this.#reading.delete(key)
      })
    this.#reading.set(key, reading)
    return reading
  }

  async #readForm(pagePath: string, encoding: Encoding | null): Promise<PageForm | null> {
    if (encoding === 'gzip') {
      const plain = await this.read(pagePath, [])
      return plain && { ...plain, encoding, body: await compress(plain.body, { level: gzipLevel }) }
    }
    const file = path.join(this.#root, pageFileOf(pagePath)) + (encoding ? suffixes[encoding] : '')
    const opened = await openFile(file)
    if (!opened) return null
    try {
      const body = await opened.handle.readFile()
      return { body, encoding, etag: etagOf(opened.stats) }
    } finally {
      await opened.handle.close()
    }
  }
}

function keyOf(pagePath: string, encoding: Encoding | null): string {
  return `${encoding ?? ''} ${pagePath}`
}
