import { tolerableSkewMs } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import type { Connection } from '../lib/db/connection.ts'
import type { PublishEvent } from './facts.ts'

export type SQL = ReturnType<typeof sql>

/**
 * The scheduled transitions of a part: moments at which readers begin or cease to see something without a save. The
 * scheduler announces each once, even if it was down at the moment, or another machine's clock is ahead.
 */
export type Schedule = {
  /** Expressions for the moments of the next transitions after a moment; null if there is none. */
  next: (after: Date) => SQL[]
  /** Conditions of which one is true if there are transitions after `last` and until `now` that were not announced. */
  due: (last: Date, now: Date) => SQL[]
  /** Does what the transitions after `last` and until `now` require, and returns the events to announce. */
  pass: (db: Connection, last: Date, now: Date) => Promise<PublishEvent[]>
}

/** A column whose moments change what readers see. */
export type TransitionColumn = {
  table: SQL
  column: SQL
  /** The rows whose moments count. */
  counts: SQL
  /** The kind of the events that announce such a change. */
  documentType: PublishEvent['documentType']
  /** Which of these events (`e`) do; by default all. */
  announcing?: SQL
}

/**
 * Whether a row has a transition after `last` and until `now` that no event of its document has announced since. Events
 * with a moment far ahead are ignored: they were written by a wrong clock, before the transition was visible.
 */
export function passed(transition: TransitionColumn, last: Date, now: Date): SQL {
  const { table, column, counts, documentType, announcing = sql`true` } = transition
  const latest = new Date(now.getTime() + tolerableSkewMs).toISOString()
  return sql`(${counts} AND ${column} > ${last.toISOString()}
    AND ${column} <= ${now.toISOString()} AND NOT EXISTS (
      SELECT 1 FROM publish_events AS e
      WHERE e.document_type = ${documentType} AND e.document_id = ${table}.id
        AND e.created_at >= ${column} AND e.created_at <= ${latest} AND ${announcing}))`
}

/** The same for a row with several such columns. */
export function anyPassed(columns: TransitionColumn[], last: Date, now: Date): SQL {
  return sql`(${sql.join(
    columns.map((one) => passed(one, last, now)),
    sql` OR `,
  )})`
}

/** The moment of the next transition after a moment. */
export function firstAfter({ table, column, counts }: TransitionColumn, after: Date): SQL {
  return sql`(SELECT min(${column}) FROM ${table} WHERE ${counts} AND ${column} > ${after.toISOString()})`
}
