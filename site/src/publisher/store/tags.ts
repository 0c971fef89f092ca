import type { Tag } from '@kariera/shared/tags'
import type { Database } from './database.ts'

/** The tags that each page has read, and the last event that marked each tag. */
export class PageTags {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  mark(tags: Tag[], event: number): void {
    for (const tag of tags) {
      this.#db.run(
        'INSERT INTO tags (tag, event) VALUES (?, ?) ON CONFLICT (tag) DO UPDATE SET event = excluded.event',
        tag,
        event,
      )
    }
  }

  /** The number of the last event that marked one of the tags; 0 if none did. */
  lastMark(tags: Tag[]): number {
    const row = this.#db.first(
      'SELECT max(event) AS event FROM tags WHERE tag IN (SELECT value FROM json_each(?))',
      JSON.stringify(tags),
    )
    return Number(row?.event ?? 0)
  }

  /** Returns the pages that have read one of the tags, ordered by path. */
  pathsWith(tags: Tag[]): string[] {
    return this.#db
      .all(
        `SELECT DISTINCT pages.path FROM tags
         JOIN page_tags ON page_tags.tag = tags.id JOIN pages ON pages.id = page_tags.page
         WHERE tags.tag IN (SELECT value FROM json_each(?)) ORDER BY pages.path`,
        JSON.stringify(tags),
      )
      .map((row) => String(row.path))
  }

  of(path: string): Tag[] {
    return this.#db
      .all(
        `SELECT tags.tag FROM pages JOIN page_tags ON page_tags.page = pages.id
         JOIN tags ON tags.id = page_tags.tag WHERE pages.path = ?`,
        path,
      )
      .map((row) => String(row.tag))
  }

  /** Most renders read the same tags as the last one: then nothing is written. */
  replace(path: string, tags: Tag[]): void {
    const stored = new Set(this.of(path))
    if (stored.size === tags.length && tags.every((tag) => stored.has(tag))) return
    const page = Number(this.#db.first('SELECT id FROM pages WHERE path = ?', path)?.id)
    const list = JSON.stringify(tags)
    this.#db.run('INSERT OR IGNORE INTO tags (tag) SELECT value FROM json_each(?)', list)
    this.#db.run(
      `DELETE FROM page_tags WHERE page = ? AND tag NOT IN
       (SELECT id FROM tags WHERE tag IN (SELECT value FROM json_each(?)))`,
      page,
      list,
    )
    this.#db.run(
      `INSERT OR IGNORE INTO page_tags (page, tag)
       SELECT ?, id FROM tags WHERE tag IN (SELECT value FROM json_each(?))`,
      page,
      list,
    )
  }

  remove(path: string): void {
    this.#db.run('DELETE FROM page_tags WHERE page = (SELECT id FROM pages WHERE path = ?)', path)
  }
}
