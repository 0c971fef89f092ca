import { pageKindOf, type PageKind } from '@kariera/shared/routes'
import type { Tag } from '@kariera/shared/tags'
import { DatabaseSync } from 'node:sqlite'
import { schema } from './schema.ts'

/** In which order waiting pages are rendered: a publish overtakes a full render. */
export const lanes = { own: 0, lists: 1, neighbours: 2, bulk: 3 } as const
export type Lane = (typeof lanes)[keyof typeof lanes]

/** A page that waits to be rendered. */
export type DirtyPage = { path: string; lane: number; event: number; attempts: number }

/** What a render produced; `startedAt` is the event number when it began to read. */
export type RenderedPage = {
  path: string
  kind: PageKind
  tags: Tag[]
  ms: number
  startedAt: number
}

/**
 * What the site knows about its pages, and must not lose: which exist, which tags each has read, and which
 * wait to be rendered anew. Events are numbered, so that a render that began before an event can never hide it.
 */
export class PageStore {
  readonly #db: DatabaseSync

  constructor(file: string) {
    this.#db = new DatabaseSync(file)
    this.#db.exec(schema)
  }

  close(): void {
    this.#db.close()
  }

  /** The number of the last event. A render notes it before it reads anything. */
  get event(): number {
    return Number(this.meta('event') ?? 0)
  }

  /**
   * Marks everything that an event touches: pages that carry one of the tags, and paths whether or not they
   * exist yet.
   *
   * @returns the event's number, and every path that now waits because of it, most urgent first
   */
  mark({ paths, tags }: { paths: string[]; tags: Tag[] }): { event: number; marked: string[] } {
    return this.#inTransaction(() => {
      const event = this.event + 1
      this.setMeta('event', String(event))
      const noteMark = this.#db.prepare(
        'INSERT INTO marks (tag, event) VALUES (?, ?) ON CONFLICT (tag) DO UPDATE SET event = excluded.event',
      )
      for (const tag of tags) noteMark.run(tag, event)
      const own = paths.filter((path) => pageKindOf(path) !== null)
      const carriers = this.#pathsWith(tags).filter((path) => !own.includes(path))
      const marked = [
        ...own.map((path) => ({ path, lane: lanes.own })),
        ...carriers.map((path) => ({ path, lane: laneOf(path) })),
      ].sort((one, other) => one.lane - other.lane)
      for (const { path, lane } of marked) this.#makeDirty(path, lane, event)
      return { event, marked: marked.map(({ path }) => path) }
    })
  }

  /** Marks pages for a full render, behind everything that editors wait for. */
  markBulk(paths: Iterable<string>): void {
    this.#inTransaction(() => {
      const event = this.event + 1
      this.setMeta('event', String(event))
      for (const path of paths) {
        if (pageKindOf(path) !== null) this.#makeDirty(path, lanes.bulk, event)
      }
    })
  }

  /** The most urgent pages that are due and not among `busy`. */
  due(now: number, busy: ReadonlySet<string>, limit: number): DirtyPage[] {
    const rows = this.#db
      .prepare(
        'SELECT path, lane, event, attempts FROM dirty WHERE next_attempt_at <= ? ORDER BY lane, event, path LIMIT ?',
      )
      .all(now, limit + busy.size)
    return rows
      .map((row) => ({
        path: String(row.path),
        lane: Number(row.lane),
        event: Number(row.event),
        attempts: Number(row.attempts),
      }))
      .filter((page) => !busy.has(page.path))
      .slice(0, limit)
  }

  /** When the next page that failed is to be tried again, after `now`, milliseconds since 1970; null when none waits. */
  nextAttemptAt(now: number): number | null {
    const row = this.#db
      .prepare('SELECT min(next_attempt_at) AS at FROM dirty WHERE next_attempt_at > ?')
      .get(now)
    return row?.at === null || row?.at === undefined ? null : Number(row.at)
  }

  /**
   * Notes that a page's file is in place. The page stays dirty when any tag that it now has, or the page itself,
   * was marked after the render had begun.
   */
  rendered({ path, kind, tags, ms, startedAt }: RenderedPage): void {
    this.#inTransaction(() => {
      this.#db
        .prepare(
          `INSERT INTO pages (path, kind, ms, rendered_at) VALUES (?, ?, ?, ?) ON CONFLICT (path)
           DO UPDATE SET kind = excluded.kind, ms = excluded.ms, rendered_at = excluded.rendered_at`,
        )
        .run(path, kind, ms, Date.now())
      this.#replaceTags(path, tags)
      const missed = this.lastMark(tags)
      if (missed > startedAt) this.#makeDirty(path, laneOf(path), missed)
      this.#clean(path, startedAt)
    })
  }

  /** Notes that a page is not there any more, and its file neither. */
  removed(path: string, startedAt: number): void {
    this.#inTransaction(() => {
      this.#db.prepare('DELETE FROM pages WHERE path = ?').run(path)
      this.#replaceTags(path, [])
      this.#clean(path, startedAt)
    })
  }

  /** Notes a failed render: the old page stays, and it is tried again at `nextAttemptAt` (ms since 1970). */
  failed(path: string, error: string, nextAttemptAt: number): void {
    this.#db
      .prepare(
        'UPDATE dirty SET attempts = attempts + 1, error = ?, next_attempt_at = ? WHERE path = ?',
      )
      .run(error.slice(0, 500), nextAttemptAt, path)
  }

  /** The number of the last event that marked one of the tags, 0 if none did. */
  lastMark(tags: Tag[]): number {
    const row = this.#db
      .prepare(
        'SELECT max(event) AS event FROM marks WHERE tag IN (SELECT value FROM json_each(?))',
      )
      .get(JSON.stringify(tags))
    return Number(row?.event ?? 0)
  }

  has(path: string): boolean {
    return this.#db.prepare('SELECT 1 FROM pages WHERE path = ?').get(path) !== undefined
  }

  paths(): string[] {
    return this.#db
      .prepare('SELECT path FROM pages')
      .all()
      .map((row) => String(row.path))
  }

  /** Pages on disk, pages that wait, and pages of a full render that were not tried yet. */
  counts(): { pages: number; dirty: number; untried: number } {
    const row = this.#db
      .prepare(
        `SELECT (SELECT count(*) FROM pages) AS pages, (SELECT count(*) FROM dirty) AS dirty,
                (SELECT count(*) FROM dirty WHERE lane = ${lanes.bulk} AND attempts = 0) AS untried`,
      )
      .get()
    return {
      pages: Number(row?.pages),
      dirty: Number(row?.dirty),
      untried: Number(row?.untried),
    }
  }

  /**
   * Remembers a message's id and timestamp.
   *
   * @returns false when this very message has been accepted before
   */
  acceptOnce(id: string, timestamp: string, receivedAt: number): boolean {
    const dayMs = 24 * 60 * 60 * 1000
    this.#db.prepare('DELETE FROM messages WHERE received_at < ?').run(receivedAt - dayMs)
    const { changes } = this.#db
      .prepare('INSERT OR IGNORE INTO messages (id, timestamp, received_at) VALUES (?, ?, ?)')
      .run(id, timestamp, receivedAt)
    return changes === 1
  }

  meta(key: string): string | null {
    const row = this.#db.prepare('SELECT value FROM meta WHERE key = ?').get(key)
    return row === undefined ? null : String(row.value)
  }

  setMeta(key: string, value: string): void {
    this.#db
      .prepare(
        'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      )
      .run(key, value)
  }

  #pathsWith(tags: Tag[]): string[] {
    return this.#db
      .prepare(
        'SELECT DISTINCT path FROM page_tags WHERE tag IN (SELECT value FROM json_each(?)) ORDER BY path',
      )
      .all(JSON.stringify(tags))
      .map((row) => String(row.path))
  }

  #makeDirty(path: string, lane: number, event: number): void {
    this.#db
      .prepare(
        `INSERT INTO dirty (path, lane, event) VALUES (?, ?, ?) ON CONFLICT (path) DO UPDATE
         SET lane = min(lane, excluded.lane), event = max(event, excluded.event), attempts = 0, next_attempt_at = 0`,
      )
      .run(path, lane, event)
  }

  #clean(path: string, startedAt: number): void {
    this.#db.prepare('DELETE FROM dirty WHERE path = ? AND event <= ?').run(path, startedAt)
  }

  #replaceTags(path: string, tags: Tag[]): void {
    this.#db.prepare('DELETE FROM page_tags WHERE path = ?').run(path)
    this.#db
      .prepare('INSERT OR IGNORE INTO page_tags (path, tag) SELECT ?, value FROM json_each(?)')
      .run(path, JSON.stringify(tags))
  }

  #inTransaction<Result>(work: () => Result): Result {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#db.exec('COMMIT')
      return result
    } catch (error) {
      this.#db.exec('ROLLBACK')
      throw error
    }
  }
}

function laneOf(path: string): Lane {
  return pageKindOf(path) === 'home' ? lanes.lists : lanes.neighbours
}
