import { tolerableSkewMs } from '@kariera/shared/clock'
import type { PageState } from '@kariera/shared/contracts/state'
import { pageKindOf, type PageKind } from '@kariera/shared/routes'
import type { Tag } from '@kariera/shared/tags'
import { Database } from './database.ts'

/** In which order waiting pages are rendered: a publish overtakes a full render. Archives are among the feeds. */
export const lanes = { own: 0, lists: 1, feeds: 2, neighbours: 3, bulk: 4 } as const
export type Lane = (typeof lanes)[keyof typeof lanes]

/** An event that touches more pages than this waits behind every smaller one, but for its own page and the lists. */
export const maxUrgentPages = 200

/** So long a message is remembered: well beyond the five minutes for which its signature is good, milliseconds. */
const messageMs = 15 * 60_000

/** What an event touches: pages whether or not they exist yet, and tags whose carriers are stale. */
export type Marks = { paths: string[]; tags: Tag[] }

/** The number that an event got, and every path that waits because of it, most urgent first. */
export type Marked = { event: number; marked: string[] }

/** A page that waits to be rendered. */
export type DirtyPage = { path: string; lane: number; event: number; attempts: number }

/** What a render produced; `baseEvent` is the event number when it began to read. */
export type RenderedPage = {
  path: string
  kind: PageKind
  tags: Tag[]
  /** Further addresses that lead to it. */
  aliases: string[]
  ms: number
  baseEvent: number
}

/** A render that failed; `nextAttemptAt` in milliseconds since 1970. */
export type FailedRender = { error: string; baseEvent: number; nextAttemptAt: number }

/**
 * What the site knows about its pages, and must not lose: which exist, which tags each has read, and which
 * wait to be rendered anew. Events are numbered, so that a render that began before an event can never hide it.
 */
export class PageStore {
  readonly #db: Database

  constructor(file: string) {
    this.#db = new Database(file)
  }

  close(): void {
    this.#db.close()
  }

  /** The number of the last event. A render notes it before it reads anything. */
  get event(): number {
    return Number(this.meta('event') ?? 0)
  }

  /** The moment of the newest event that was accepted, UTC, ISO 8601; null before the first. */
  get asOf(): string | null {
    return this.meta('asOf')
  }

  /** Notes the moment of an event; one that lies further ahead than clocks may differ is not believed. */
  noteMoment(moment: string, now: Date): void {
    const at = new Date(moment).toISOString()
    const latest = new Date(now.getTime() + tolerableSkewMs).toISOString()
    const known = this.asOf
    if (at <= latest && (known === null || known > latest || at > known)) this.setMeta('asOf', at)
  }

  /** Marks everything that an event touches. */
  mark({ paths, tags }: Marks): Marked {
    return this.#db.inTransaction(() => {
      const event = this.#nextEvent()
      for (const tag of tags) {
        this.#db.run(
          'INSERT INTO tags (tag, event) VALUES (?, ?) ON CONFLICT (tag) DO UPDATE SET event = excluded.event',
          tag,
          event,
        )
      }
      const own = new Set(paths.filter((path) => pageKindOf(path) !== null))
      const carriers = this.#pathsWith(tags).filter((path) => !own.has(path))
      const many = carriers.length > maxUrgentPages
      const marked = [
        ...[...own].map((path) => ({ path, lane: isAwaited(path) ? lanes.own : lanes.feeds })),
        ...carriers.map((path) => ({ path, lane: laneOf(path, many) })),
      ].sort((one, other) => one.lane - other.lane)
      for (const { path, lane } of marked) this.#makeDirty(path, lane, event)
      return { event, marked: marked.map(({ path }) => path) }
    })
  }

  /**
   * Does what a message asks for, once: that it was accepted and what it changed are stored together.
   *
   * @returns null when this very message (id and timestamp) has been accepted before
   */
  accept<Result>(
    message: { id: string; timestamp: string },
    receivedAt: number,
    work: () => Result,
  ): Result | null {
    return this.#db.inTransaction(() => {
      this.#db.run('DELETE FROM messages WHERE received_at < ?', receivedAt - messageMs)
      const isNew = this.#db.run(
        'INSERT OR IGNORE INTO messages (id, timestamp, received_at) VALUES (?, ?, ?)',
        message.id,
        message.timestamp,
        receivedAt,
      )
      return isNew === 1 ? work() : null
    })
  }

  /** Gives a full render its number, which marks everything, and notes what else is to be stored with it. */
  beginBulk(noted: (event: number) => Record<string, string>): void {
    this.#db.inTransaction(() => {
      const event = this.#nextEvent()
      this.setMeta('everything', String(event))
      for (const [key, value] of Object.entries(noted(event))) this.setMeta(key, value)
    })
  }

  /**
   * Marks pages for the full render of that number, behind everything that editors wait for, but for those that were
   * rendered since it began; and notes how far it is.
   */
  markBulk(paths: Iterable<string>, event: number, progress: Record<string, string>): void {
    this.#db.inTransaction(() => {
      for (const path of paths) {
        if (pageKindOf(path) !== null && !this.#renderedSince(path, event)) {
          this.#makeDirty(path, lanes.bulk, event)
        }
      }
      for (const [key, value] of Object.entries(progress)) this.setMeta(key, value)
    })
  }

  /** The most urgent pages that are due and not among `busy`: those of the bulk lane, or those before it. */
  due(
    now: number,
    busy: ReadonlySet<string>,
    { limit, bulk }: { limit: number; bulk: boolean },
  ): DirtyPage[] {
    return this.#db
      .all(
        `SELECT path, lane, event, attempts FROM dirty
         WHERE lane ${bulk ? '=' : '<'} ${lanes.bulk} AND next_attempt_at <= ? ORDER BY lane, event, path LIMIT ?`,
        now,
        limit + busy.size,
      )
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
    const row = this.#db.first(
      'SELECT min(next_attempt_at) AS at FROM dirty WHERE next_attempt_at > ?',
      now,
    )
    return typeof row?.at === 'number' ? row.at : null
  }

  /**
   * Notes that a page's file is in place. The page stays dirty when any tag that it now has, or the page itself,
   * was marked after the render had begun.
   */
  rendered({ path, kind, tags, aliases, ms, baseEvent }: RenderedPage): void {
    this.#db.inTransaction(() => {
      this.#db.run(
        `INSERT INTO pages (path, kind, event, ms, rendered_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (path)
         DO UPDATE SET kind = excluded.kind, event = excluded.event, ms = excluded.ms,
                       rendered_at = excluded.rendered_at`,
        path,
        kind,
        baseEvent,
        ms,
        Date.now(),
      )
      this.#replaceTags(path, tags)
      this.#replaceAliases(path, aliases)
      // A page that stands leads nowhere else, whatever one that has not gone yet may claim.
      this.#db.run('DELETE FROM redirects WHERE address = ?', path)
      const missed = this.#lastMarkOf(tags)
      if (missed > baseEvent) this.#makeDirty(path, laneOf(path, false), missed)
      if (this.#everything > baseEvent) this.#makeDirty(path, lanes.bulk, this.#everything)
      this.#clean(path, baseEvent)
    })
  }

  /** Notes that a page is not there any more, and its file neither. */
  removed(path: string, baseEvent: number): void {
    this.#db.inTransaction(() => {
      this.#db.run('DELETE FROM page_tags WHERE page = (SELECT id FROM pages WHERE path = ?)', path)
      this.#db.run('DELETE FROM pages WHERE path = ?', path)
      this.#replaceAliases(path, [])
      this.#clean(path, baseEvent)
    })
  }

  /** Notes a failed render: the old page stays, and is tried again; at once where it was marked meanwhile. */
  failed(path: string, { error, baseEvent, nextAttemptAt }: FailedRender): void {
    this.#db.run(
      `UPDATE dirty SET attempts = attempts + 1, error = ?, next_attempt_at = ?
       WHERE path = ? AND event <= ?`,
      error.slice(0, 500),
      nextAttemptAt,
      path,
      baseEvent,
    )
  }

  /** Notes that a page could not even be tried, which is none of its own fault. */
  postponed(path: string, { error, baseEvent, nextAttemptAt }: FailedRender): void {
    this.#db.run(
      'UPDATE dirty SET error = ?, next_attempt_at = ? WHERE path = ? AND event <= ?',
      error.slice(0, 500),
      nextAttemptAt,
      path,
      baseEvent,
    )
  }

  /** The number of the last event that marked one of the tags, or everything; 0 if none did. */
  lastMark(tags: Tag[]): number {
    return Math.max(this.#everything, this.#lastMarkOf(tags))
  }

  get #everything(): number {
    return Number(this.meta('everything') ?? 0)
  }

  #lastMarkOf(tags: Tag[]): number {
    const row = this.#db.first(
      'SELECT max(event) AS event FROM tags WHERE tag IN (SELECT value FROM json_each(?))',
      JSON.stringify(tags),
    )
    return Number(row?.event ?? 0)
  }

  has(path: string): boolean {
    return this.#db.first('SELECT 1 FROM pages WHERE path = ?', path) !== undefined
  }

  paths(): string[] {
    return this.#db.all('SELECT path FROM pages').map((row) => String(row.path))
  }

  /** Stored paths in their order, after one of them. */
  pathsAfter(path: string, limit: number): string[] {
    return this.#db
      .all('SELECT path FROM pages WHERE path > ? ORDER BY path LIMIT ?', path, limit)
      .map((row) => String(row.path))
  }

  /** What a page has read. */
  tagsOf(path: string): Tag[] {
    return this.#db
      .all(
        `SELECT tags.tag FROM pages JOIN page_tags ON page_tags.page = pages.id
         JOIN tags ON tags.id = page_tags.tag WHERE pages.path = ?`,
        path,
      )
      .map((row) => String(row.tag))
  }

  /** The page to which an address leads for good; null when it is no such address. */
  redirectOf(address: string): string | null {
    const row = this.#db.first('SELECT path FROM redirects WHERE address = ?', address)
    return row === undefined ? null : String(row.path)
  }

  /** How a page stands. */
  page(path: string): PageState {
    const stored = this.#db.first('SELECT rendered_at FROM pages WHERE path = ?', path)
    const waiting = this.#db.first('SELECT error FROM dirty WHERE path = ?', path)
    return {
      path,
      onDisk: stored !== undefined,
      dirty: waiting !== undefined,
      error: typeof waiting?.error === 'string' ? waiting.error : null,
      renderedAt: stored ? new Date(Number(stored.rendered_at)).toISOString() : null,
    }
  }

  /** Pages on disk, and pages that wait. */
  counts(): { pages: number; dirty: number } {
    const row = this.#db.first(
      'SELECT (SELECT count(*) FROM pages) AS pages, (SELECT count(*) FROM dirty) AS dirty',
    )
    return { pages: Number(row?.pages), dirty: Number(row?.dirty) }
  }

  /** Whether pages of a full render have not even been tried yet. */
  get bulkWaits(): boolean {
    const sql = `SELECT 1 FROM dirty WHERE lane = ${lanes.bulk} AND attempts = 0 LIMIT 1`
    return this.#db.first(sql) !== undefined
  }

  meta(key: string): string | null {
    const row = this.#db.first('SELECT value FROM meta WHERE key = ?', key)
    return row === undefined ? null : String(row.value)
  }

  setMeta(key: string, value: string): void {
    this.#db.run(
      'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      key,
      value,
    )
  }

  #renderedSince(path: string, event: number): boolean {
    const sql = 'SELECT 1 FROM pages WHERE path = ? AND event >= ?'
    return this.#db.first(sql, path, event) !== undefined
  }

  #nextEvent(): number {
    const event = this.event + 1
    this.setMeta('event', String(event))
    return event
  }

  #pathsWith(tags: Tag[]): string[] {
    return this.#db
      .all(
        `SELECT DISTINCT pages.path FROM tags
         JOIN page_tags ON page_tags.tag = tags.id JOIN pages ON pages.id = page_tags.page
         WHERE tags.tag IN (SELECT value FROM json_each(?)) ORDER BY pages.path`,
        JSON.stringify(tags),
      )
      .map((row) => String(row.path))
  }

  #makeDirty(path: string, lane: number, event: number): void {
    this.#db.run(
      `INSERT INTO dirty (path, lane, event) VALUES (?, ?, ?) ON CONFLICT (path) DO UPDATE
       SET lane = min(lane, excluded.lane), event = max(event, excluded.event), attempts = 0,
         next_attempt_at = 0, error = NULL`,
      path,
      lane,
      event,
    )
  }

  #clean(path: string, baseEvent: number): void {
    this.#db.run('DELETE FROM dirty WHERE path = ? AND event <= ?', path, baseEvent)
  }

  /** Most renders read what the last one has read: then nothing is written. */
  #replaceTags(path: string, tags: Tag[]): void {
    const stored = new Set(this.tagsOf(path))
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

  #replaceAliases(path: string, aliases: string[]): void {
    this.#db.run(
      'DELETE FROM redirects WHERE path = ? AND address NOT IN (SELECT value FROM json_each(?))',
      path,
      JSON.stringify(aliases),
    )
    for (const address of aliases) {
      this.#db.run(
        'INSERT INTO redirects (address, path) VALUES (?, ?) ON CONFLICT (address) DO UPDATE SET path = excluded.path',
        address,
        path,
      )
    }
  }
}

const listKinds: (PageKind | null)[] = ['home', 'category', 'single', 'feed', 'notFound']

/** Whether a page tells what there is: home, a category, the search, a feed. There are few of them. */
export function isList(path: string): boolean {
  return listKinds.includes(pageKindOf(path))
}

/** Whether a page is a month of a category, or what bears a hashtag: there may be very many of them. */
export function isArchive(path: string): boolean {
  return pageKindOf(path) === 'archive'
}

/** Whether an editor may wait for a page: nobody does for an archive, or for what machines read. */
export function isAwaited(path: string): boolean {
  return pageKindOf(path) !== 'feed' && !isArchive(path)
}

function laneOf(path: string, isOneOfMany: boolean): Lane {
  if (isList(path)) return isAwaited(path) ? lanes.lists : lanes.feeds
  if (isOneOfMany) return lanes.bulk
  return isArchive(path) ? lanes.feeds : lanes.neighbours
}
