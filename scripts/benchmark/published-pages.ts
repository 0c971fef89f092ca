import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The lane of pages that a full render has marked (site/src/publisher/store.ts). */
const BULK_LANE = 3

/** The pages of a running site as they stand on disk, and what its page store says of them. Only reads. */
export class PublishedPages {
  readonly #folder: string
  readonly #store: DatabaseSync

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'pages')
    this.#store = new DatabaseSync(join(dataDir, 'pages.sqlite'), { readOnly: true, timeout: 5000 })
  }

  close(): void {
    this.#store.close()
  }

  /** When a page's file was put in place, milliseconds since 1970; null while it does not say `text`. */
  replacedAt(path: string, text: string): number | null {
    const file = join(this.#folder, path, 'index.html')
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats || !readFileSync(file, 'utf8').includes(text)) return null
    return stats.ctimeMs
  }

  /** Whether a page says something now. */
  says(path: string, text: string): boolean {
    return this.replacedAt(path, text) !== null
  }

  /** Pages that wait to be rendered. */
  get waiting(): number {
    return this.#count('SELECT count(*) AS number FROM dirty')
  }

  /** Those of them that a publish has marked. */
  get urgent(): number {
    return this.#count(`SELECT count(*) AS number FROM dirty WHERE lane < ${BULK_LANE}`)
  }

  /** Pages on disk that were not rendered since a moment (milliseconds since 1970). */
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
