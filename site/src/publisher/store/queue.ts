import type { Database } from './database.ts'
import { lanes, type Lane } from './lanes.ts'

/** A page that waits to be rendered. */
export type DirtyPage = { path: string; lane: number; event: number; attempts: number }

/** A render that failed; `nextAttemptAt` in milliseconds since 1970. */
export type FailedRender = { error: string; baseEvent: number; nextAttemptAt: number }

/** Characters of the longest error that is kept. */
const maxErrorLength = 500

/** The pages that wait to be rendered anew, each once, since the event of its number. */
export class RenderQueue {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Lets a page wait, in the more urgent of its lanes; what failed of it before is forgotten. */
  add(path: string, lane: Lane, event: number): void {
    this.#db.run(
      `INSERT INTO dirty (path, lane, event) VALUES (?, ?, ?) ON CONFLICT (path) DO UPDATE
       SET lane = min(lane, excluded.lane), event = max(event, excluded.event), attempts = 0,
         next_attempt_at = 0, error = NULL`,
      path,
      lane,
      event,
    )
  }

  /** A page waits no longer, unless it was marked after the render had begun. */
  remove(path: string, baseEvent: number): void {
    this.#db.run('DELETE FROM dirty WHERE path = ? AND event <= ?', path, baseEvent)
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

  /** Notes a failed render: the old page stays, and is tried again; at once where it was marked meanwhile. */
  failed(path: string, { error, baseEvent, nextAttemptAt }: FailedRender): void {
    this.#db.run(
      `UPDATE dirty SET attempts = attempts + 1, error = ?, next_attempt_at = ?
       WHERE path = ? AND event <= ?`,
      error.slice(0, maxErrorLength),
      nextAttemptAt,
      path,
      baseEvent,
    )
  }

  /** Notes that a page could not even be tried, which is none of its own fault. */
  postponed(path: string, { error, baseEvent, nextAttemptAt }: FailedRender): void {
    this.#db.run(
      'UPDATE dirty SET error = ?, next_attempt_at = ? WHERE path = ? AND event <= ?',
      error.slice(0, maxErrorLength),
      nextAttemptAt,
      path,
      baseEvent,
    )
  }

  /** Whether pages of a full render have not even been tried yet. */
  get bulkWaits(): boolean {
    const sql = `SELECT 1 FROM dirty WHERE lane = ${lanes.bulk} AND attempts = 0 LIMIT 1`
    return this.#db.first(sql) !== undefined
  }
}
