import { now } from '@kariera/shared/clock'
import type { keptLevels, LogCall } from '@kariera/shared/contracts/writing'
import { errorText } from '@kariera/shared/rules/errors'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { plainText } from '../../lib/logger/plainText.ts'
import { selectOne } from '../../lib/db/select.ts'

/** Failures are kept so long, days, and so many of them. */
const kept = { days: 30, rows: 10_000 }
/** After so many more the oldest go, without waiting for the housekeeping. */
const sweptEvery = 100
/** Longest details, characters. */
const maxDetailsLength = 4000
/** The clock of a device that is further off is wrong, milliseconds. */
const dayMs = 24 * 60 * 60_000

/** A failure that is kept. */
export type Failure = LogCall & { level: (typeof keptLevels)[number] }

/** Keeps a failure, as text that anybody may look at. */
export async function keepLog(db: Connection, failure: Failure): Promise<void> {
  const { level, message, details, group, timestamp } = failure
  const moment = now()
  const { id } = await selectOne(db, z.object({ id: z.number() }))`
    INSERT INTO log_entries (timestamp, level, message, details, "group", created_at, updated_at)
    VALUES (${momentOf(timestamp, moment)}, ${level}, ${plainText(message) || '?'},
      ${textOf(details)}, ${plainText(group ?? '') || null},
      ${moment.toISOString()}, ${moment.toISOString()})
    RETURNING id`
  if (id % sweptEvery === 0) await dropMoreThanKept(db)
}

/** Lets the failures go that are old, or too many. */
export async function sweepLogs(db: Connection): Promise<void> {
  const oldest = new Date(now().getTime() - kept.days * dayMs).toISOString()
  await db.execute(sql`DELETE FROM log_entries WHERE created_at < ${oldest}`)
  await dropMoreThanKept(db)
}

async function dropMoreThanKept(db: Connection): Promise<void> {
  await db.execute(sql`
    DELETE FROM log_entries WHERE id <= (
      SELECT id FROM log_entries ORDER BY id DESC OFFSET ${kept.rows} LIMIT 1)`)
}

function momentOf(timestamp: string, moment: Date): string {
  const given = new Date(timestamp)
  const isBelievable = Math.abs(given.getTime() - moment.getTime()) <= dayMs
  return (isBelievable ? given : moment).toISOString()
}

/** Details as they are when they are text, else as JSON. */
function textOf(details: unknown): string | null {
  if (details === undefined || details === null) return null
  const text = typeof details === 'string' ? details : jsonOf(details)
  return plainText(text).slice(0, maxDetailsLength).toWellFormed() || null
}

function jsonOf(details: unknown): string {
  try {
    return JSON.stringify(details)
  } catch (error) {
    // A body of the longest kind may be nested deeper than that can be done.
    return errorText(error)
  }
}
