import { closeSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The lane of pages that a full render has marked (site/src/publisher/store/lanes.ts). */
const BULK_LANE = 5

interface Page {
  ctimeMs: number
  html: string
}

/** The pages of a running site as they are on disk, with the content of its page store. Only reads. */
export class PublishedPages {
  readonly #folder: string
  readonly #store: DatabaseSync
  /** Content of each file when it was last read: a file is read again only if it was replaced since. */
  readonly #read = new Map<string, Page>()

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'pages')
    this.#store = new DatabaseSync(join(dataDir, 'pages.sqlite'), { readOnly: true, timeout: 5000 })
  }

  close(): void {
    this.#store.close()
  }

  /** When a page's file was put in place, milliseconds since 1970; null while it does not contain `text`. */
  replacedAt(path: string, text: string): number | null {
    const file = join(this.#folder, path, 'index.html')
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats) return null
    let page = this.#read.get(path)
    if (page?.ctimeMs !== stats.ctimeMs) {
      page = readWhole(file)
      this.#read.set(path, page)
    }
    return page.html.includes(text) ? page.ctimeMs : null
  }

  /** Whether a page contains a text now. */
  says(path: string, text: string): boolean {
    return this.replacedAt(path, text) !== null
  }

  /** Number of pages that wait to be rendered. */
  get waiting(): number {
    return this.#count('SELECT count(*) AS number FROM dirty')
  }

  /** Number of waiting pages that a publish has marked. */
  get urgent(): number {
    return this.#count(`SELECT count(*) AS number FROM dirty WHERE lane < ${BULK_LANE}`)
  }

  /** Number of pages on disk that were not rendered since a moment (milliseconds since 1970). */
  olderThan(moment: number): number {
    return this.#count('SELECT count(*) AS number FROM pages WHERE rendered_at < ?', moment)
  }

  get all(): number {
    return this.#count('SELECT count(*) AS number FROM pages')
  }

  /** When the last page was rendered, milliseconds since 1970. */
  get lastRenderedAt(): number {
    return this.#count('SELECT max(rendered_at) AS number FROM pages')
  }

  #count(sql: string, ...values: number[]): number {
    return Number(this.#store.prepare(sql).get(...values)?.number)
  }
}

/** Reads both from one open file, because it may be replaced between two reads. */
function readWhole(file: string): Page {
  const opened = openSync(file, 'r')
  try {
    return { ctimeMs: fstatSync(opened).ctimeMs, html: readFileSync(opened, 'utf8') }
  } finally {
    closeSync(opened)
  }
}
