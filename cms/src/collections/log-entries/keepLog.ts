import { now } from '@kariera/shared/clock'
import type { keptLevels, LogCall } from '@kariera/shared/contracts/writing'
import { errorText } from '@kariera/shared/rules/errors'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { plainText } from '../../lib/logger/plainText.ts'
import { selectOne } from '../../lib/db/select.ts'

/** How long failures are kept, days, and the largest number kept. */
const kept = { days: 30, rows: 10_000 }
/** After this many new rows the surplus is deleted without waiting for the housekeeping. */
const sweptEvery = 100
/** Longest details, characters. */
const maxDetailsLength = 4000
/** Largest plausible difference of a device's clock, milliseconds. */
const dayMs = 24 * 60 * 60_000

/** A failure of a level that is kept. */
export type Failure = LogCall & { level: (typeof keptLevels)[number] }

/** Stores a failure as plain text, which is safe to display. */
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

/** Deletes failures that are too old or too many. */
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

/** Returns details unchanged if they are text, else as JSON. */
function textOf(details: unknown): string | null {
  if (details === undefined || details === null) return null
  const text = typeof details === 'string' ? details : jsonOf(details)
  return plainText(text).slice(0, maxDetailsLength).toWellFormed() || null
}

function jsonOf(details: unknown): string {
  try {
    return JSON.stringify(details)
  } catch (error) {
    // A body of the longest allowed size may be nested too deeply for JSON.stringify.
    return errorText(error)
  }
}
