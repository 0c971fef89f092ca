import type { Database } from './database.ts'
import { lanes, type Lane } from './lanes.ts'

/** A page that waits to be rendered. */
export type DirtyPage = { path: string; lane: number; event: number; attempts: number }

/** A render that failed; `nextAttemptAt` in milliseconds since 1970. */
export type FailedRender = { error: string; baseEvent: number; nextAttemptAt: number }

/** Longest error that is kept, characters. */
const maxErrorLength = 500

/** The pages that wait to be rendered anew, each once, with the number of the event that marked it. */
export class RenderQueue {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Adds a page to the more urgent of its lanes; its earlier failures are forgotten. */
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

  /** Removes a page, unless it was marked after the render had begun. */
  remove(path: string, baseEvent: number): void {
    this.#db.run('DELETE FROM dirty WHERE path = ? AND event <= ?', path, baseEvent)
  }

  /** Returns the most urgent due pages that are not in `busy`: those of the bulk lane, or those of the other lanes. */
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

  /** When the next failed page is tried again, after `now`, milliseconds since 1970; null when none waits. */
  nextAttemptAt(now: number): number | null {
    const row = this.#db.first(
      'SELECT min(next_attempt_at) AS at FROM dirty WHERE next_attempt_at > ?',
      now,
    )
    return typeof row?.at === 'number' ? row.at : null
  }

  /** Records a failed render: the old page stays and is tried again; at once if it was marked meanwhile. */
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

  /** Records that a page could not be tried, for a reason other than the page itself. */
  postponed(path: string, { error, baseEvent, nextAttemptAt }: FailedRender): void {
    this.#db.run(
      'UPDATE dirty SET error = ?, next_attempt_at = ? WHERE path = ? AND event <= ?',
      error.slice(0, maxErrorLength),
      nextAttemptAt,
      path,
      baseEvent,
    )
  }

  /** Whether pages of a full render have not been tried yet. */
  get bulkWaits(): boolean {
    const sql = `SELECT 1 FROM dirty WHERE lane = ${lanes.bulk} AND attempts = 0 LIMIT 1`
    return this.#db.first(sql) !== undefined
  }
}
