import { tolerableSkewMs } from '@kariera/shared/clock'
import type { Database } from './database.ts'

/** Facts of the store about itself, as texts by name: the number of the last event, the progress of a full render. */
export class StoreMeta {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  get(key: string): string | null {
    const row = this.#db.first('SELECT value FROM meta WHERE key = ?', key)
    return row === undefined ? null : String(row.value)
  }

  set(key: string, value: string): void {
    this.#db.run(
      'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      key,
      value,
    )
  }

  /** The number of the last event; 0 before the first. */
  get event(): number {
    return Number(this.get('event') ?? 0)
  }

  nextEvent(): number {
    const event = this.event + 1
    this.set('event', String(event))
    return event
  }

  /** The number of the last event that marked everything; 0 if none did. */
  get everything(): number {
    return Number(this.get('everything') ?? 0)
  }

  /** The moment of the newest event that was accepted, UTC, ISO 8601; null before the first. */
  get asOf(): string | null {
    return this.get('asOf')
  }

  /** Records the moment of an event; a moment further ahead than clocks may differ is not trusted. */
  noteMoment(moment: string, now: Date): void {
    const at = new Date(moment).toISOString()
    const latest = new Date(now.getTime() + tolerableSkewMs).toISOString()
    const known = this.asOf
    if (at <= latest && (known === null || known > latest || at > known)) this.set('asOf', at)
  }
}
