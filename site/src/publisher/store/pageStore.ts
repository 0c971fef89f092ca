import type { PageState } from '@kariera/shared/contracts/state'
import { pageKindOf, type PageKind } from '@kariera/shared/routes'
import type { Tag } from '@kariera/shared/tags'
import { Database } from './database.ts'
import { isAwaited, laneOf, lanes } from './lanes.ts'
import { StoreMeta } from './meta.ts'
import { RenderQueue, type DirtyPage, type FailedRender } from './queue.ts'
import { Redirects } from './redirects.ts'
import { PageTags } from './tags.ts'

/**
 * An event that affects more pages than this is rendered after every smaller one, except its own page and the lists.
 */
export const maxUrgentPages = 200

/**
 * How long a message id is remembered, milliseconds: much longer than the five minutes for which its signature is
 * valid.
 */
const messageMs = 15 * 60_000

/** What an event affects: pages whether or not they exist yet, and tags whose pages are stale. */
export type Marks = { paths: string[]; tags: Tag[] }

/** The number of an event, and every path that waits because of it, most urgent first. */
export type Marked = { event: number; marked: string[] }

/** The result of a render; `baseEvent` is the event number when it began to read. */
export type RenderedPage = {
  path: string
  kind: PageKind
  tags: Tag[]
  /** Further addresses that redirect to it. */
  aliases: string[]
  ms: number
  baseEvent: number
  /** Of its HTML, to notice that a page has not changed. */
  digest?: string
}

/**
 * The data of the site about its pages, which must not be lost: which exist, which tags each has read, and which wait
 * to be rendered anew. Events are numbered, so that a render that began before an event can never hide it.
 */
export class PageStore {
  readonly #db: Database
  readonly #meta: StoreMeta
  readonly #queue: RenderQueue
  readonly #tags: PageTags
  readonly #redirects: Redirects

  constructor(file: string) {
    this.#db = new Database(file)
    this.#meta = new StoreMeta(this.#db)
    this.#queue = new RenderQueue(this.#db)
    this.#tags = new PageTags(this.#db)
    this.#redirects = new Redirects(this.#db)
  }

  close(): void {
    this.#db.close()
  }

  /** The number of the last event. A render records it before it reads anything. */
  get event(): number {
    return this.#meta.event
  }

  /** The moment of the newest event that was accepted, UTC, ISO 8601; null before the first. */
  get asOf(): string | null {
    return this.#meta.asOf
  }

  /** Records the moment of an event; a moment further ahead than clocks may differ is not trusted. */
  noteMoment(moment: string, now: Date): void {
    this.#meta.noteMoment(moment, now)
  }

  meta(key: string): string | null {
    return this.#meta.get(key)
  }

  setMeta(key: string, value: string): void {
    this.#meta.set(key, value)
  }

  /** Marks everything that an event affects. */
  mark({ paths, tags }: Marks): Marked {
    return this.#db.inTransaction(() => {
      const event = this.#meta.nextEvent()
      this.#tags.mark(tags, event)
      const own = new Set(paths.filter((path) => pageKindOf(path) !== null))
      const carriers = this.#tags.pathsWith(tags).filter((path) => !own.has(path))
      const many = carriers.length > maxUrgentPages
      const marked = [
        ...[...own].map((path) => ({ path, lane: isAwaited(path) ? lanes.own : lanes.feeds })),
        ...carriers.map((path) => ({ path, lane: laneOf(path, many) })),
      ].sort((one, other) => one.lane - other.lane)
      for (const { path, lane } of marked) this.#queue.add(path, lane, event)
      return { event, marked: marked.map(({ path }) => path) }
    })
  }

  /**
   * Does the work of a message, once: its acceptance and its changes are stored together.
   *
   * @returns null when this message (id and timestamp) has been accepted before
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

  /** Gives a full render its event number, which marks everything, and stores further values with it. */
  beginBulk(noted: (event: number) => Record<string, string>): void {
    this.#db.inTransaction(() => {
      const event = this.#meta.nextEvent()
      this.setMeta('everything', String(event))
      for (const [key, value] of Object.entries(noted(event))) this.setMeta(key, value)
    })
  }

  /**
   * Marks pages for the full render of that number, with the lowest priority, except those that were rendered since it
   * began; and stores its progress.
   */
  markBulk(paths: Iterable<string>, event: number, progress: Record<string, string>): void {
    this.#db.inTransaction(() => {
      for (const path of paths) {
        if (pageKindOf(path) !== null && !this.#renderedSince(path, event)) {
          this.#queue.add(path, lanes.bulk, event)
        }
      }
      for (const [key, value] of Object.entries(progress)) this.setMeta(key, value)
    })
  }

  /** Returns the most urgent due pages that are not in `busy`: those of the bulk lane, or those of the other lanes. */
  due(
    now: number,
    busy: ReadonlySet<string>,
    which: { limit: number; bulk: boolean },
  ): DirtyPage[] {
    return this.#queue.due(now, busy, which)
  }

  /** When the next failed page is tried again, after `now`, milliseconds since 1970; null when none waits. */
  nextAttemptAt(now: number): number | null {
    return this.#queue.nextAttemptAt(now)
  }

  /** Whether pages of a full render have not been tried yet. */
  get bulkWaits(): boolean {
    return this.#queue.bulkWaits
  }

  /**
   * Records that a page's file is in place. The page stays dirty when any of its current tags, or the page itself, was
   * marked after the render had begun.
   */
  recordRender({ path, kind, tags, aliases, ms, baseEvent, digest }: RenderedPage): void {
    this.#db.inTransaction(() => {
      this.#db.run(
        `INSERT INTO pages (path, kind, event, ms, rendered_at, digest) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (path) DO UPDATE SET kind = excluded.kind, event = excluded.event, ms = excluded.ms,
           rendered_at = excluded.rendered_at, digest = excluded.digest`,
        path,
        kind,
        baseEvent,
        ms,
        Date.now(),
        digest ?? null,
      )
      this.#tags.replace(path, tags)
      this.#redirects.replace(path, aliases)
      // An existing page is not redirected, even if a page that is not removed yet has its address as an alias.
      this.#redirects.remove(path)
      const missed = this.#tags.lastMark(tags)
      if (missed > baseEvent) this.#queue.add(path, laneOf(path, false), missed)
      const { everything } = this.#meta
      if (everything > baseEvent) this.#queue.add(path, lanes.bulk, everything)
      this.#queue.remove(path, baseEvent)
    })
  }

  /** Records that a page and its file were removed. */
  recordRemoval(path: string, baseEvent: number): void {
    this.#db.inTransaction(() => {
      this.#tags.remove(path)
      this.#db.run('DELETE FROM pages WHERE path = ?', path)
      this.#redirects.replace(path, [])
      this.#queue.remove(path, baseEvent)
    })
  }

  /** Records a failed render: the old page stays and is tried again; at once if it was marked meanwhile. */
  recordFailure(path: string, failure: FailedRender): void {
    this.#queue.failed(path, failure)
  }

  /** Records that a page could not be tried, for a reason other than the page itself. */
  postpone(path: string, failure: FailedRender): void {
    this.#queue.postponed(path, failure)
  }

  /** The number of the last event that marked one of the tags, or everything; 0 if none did. */
  lastMark(tags: Tag[]): number {
    return Math.max(this.#meta.everything, this.#tags.lastMark(tags))
  }

  /** Returns the digest of a page's HTML as it was last recorded; null if it is not known. */
  digestOf(path: string): string | null {
    const row = this.#db.first('SELECT digest FROM pages WHERE path = ?', path)
    return typeof row?.digest === 'string' ? row.digest : null
  }

  /** To be called before the files of a page are changed. */
  forgetDigest(path: string): void {
    this.#db.run('UPDATE pages SET digest = NULL WHERE path = ?', path)
  }

  /** To be called if the files may not be what was recorded: each page is compared with its files at its next render. */
  forgetDigests(): void {
    this.#db.run('UPDATE pages SET digest = NULL WHERE digest IS NOT NULL')
  }

  has(path: string): boolean {
    return this.#db.first('SELECT 1 FROM pages WHERE path = ?', path) !== undefined
  }

  paths(): string[] {
    return this.#db.all('SELECT path FROM pages').map((row) => String(row.path))
  }

  /** Returns stored paths in order, after one of them. */
  pathsAfter(path: string, limit: number): string[] {
    return this.#db
      .all('SELECT path FROM pages WHERE path > ? ORDER BY path LIMIT ?', path, limit)
      .map((row) => String(row.path))
  }

  /** Returns the tags that a page has read. */
  tagsOf(path: string): Tag[] {
    return this.#tags.of(path)
  }

  /** Returns the page that an address permanently redirects to; null if it does not redirect. */
  redirectOf(address: string): string | null {
    return this.#redirects.pathOf(address)
  }

  /** Returns the state of a page. */
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

  /** Returns the number of pages on disk, and of pages that wait. */
  counts(): { pages: number; dirty: number } {
    const row = this.#db.first(
      'SELECT (SELECT count(*) FROM pages) AS pages, (SELECT count(*) FROM dirty) AS dirty',
    )
    return { pages: Number(row?.pages), dirty: Number(row?.dirty) }
  }

  #renderedSince(path: string, event: number): boolean {
    const sql = 'SELECT 1 FROM pages WHERE path = ? AND event >= ?'
    return this.#db.first(sql, path, event) !== undefined
  }
}
