import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Connection } from '#lib/db/connection.ts'
import { settings } from '#settings.ts'
import { select, selectOne } from '#lib/db/select.ts'

/** Limit of tries; the count starts again this many minutes after the last allowed try. */
export type Limit = { what: string; max: number; minutes: number }

const countedSchema = z.object({ count: z.coerce.number() })

/**
 * Counts one try. Concurrent tries in any number of processes cannot exceed the limit. A refused try does not extend
 * the wait.
 *
 * @param db must not be a transaction that may be rolled back, so that the try stays counted
 * @param subject an address of a person or of a machine; only a keyed hash of it is stored
 */
export async function mayTry(db: Connection, limit: Limit, subject: string): Promise<boolean> {
  const until = new Date(now().getTime() + limit.minutes * 60_000).toISOString()
  const { count } = await selectOne(db, countedSchema)`
    INSERT INTO sign_in_attempts AS a (key, count, until)
    VALUES (${keyOf(limit, subject)}, 1, ${until})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN a.until <= ${now().toISOString()} THEN 1 ELSE least(a.count, ${limit.max}) + 1 END,
      until = CASE WHEN a.until <= ${now().toISOString()} OR a.count < ${limit.max}
                   THEN ${until} ELSE a.until END
    RETURNING count`
  return count <= limit.max
}

/** Removes a try from the count. */
export async function takeBack(db: Connection, limit: Limit, subject: string): Promise<void> {
  await db.execute(sql`
    UPDATE sign_in_attempts SET count = count - 1
    WHERE key = ${keyOf(limit, subject)} AND count > 0`)
}

/** Resets the count of tries. */
export async function forgetTries(db: Connection, limit: Limit, subject: string): Promise<void> {
  await db.execute(sql`DELETE FROM sign_in_attempts WHERE key = ${keyOf(limit, subject)}`)
}

/** Remembers a subject until then; only a keyed hash of it is stored. */
export async function remember(
  db: Connection,
  what: string,
  subject: string,
  until: Date,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO sign_in_attempts (key, count, until)
    VALUES (${keyOf({ what }, subject)}, 0, ${until.toISOString()})
    ON CONFLICT (key) DO UPDATE SET until = excluded.until`)
}

/** Whether a subject is remembered. */
export async function isRemembered(
  db: Connection,
  what: string,
  subject: string,
): Promise<boolean> {
  const rows = await select(db, countedSchema)`
    SELECT count FROM sign_in_attempts
    WHERE key = ${keyOf({ what }, subject)} AND until > ${now().toISOString()}`
  return rows.length > 0
}

/** Deletes expired counts, and what is no longer remembered. */
export async function sweepTries(db: Connection): Promise<void> {
  await db.execute(sql`DELETE FROM sign_in_attempts WHERE until <= ${now().toISOString()}`)
}

function keyOf({ what }: Pick<Limit, 'what'>, subject: string): string {
  const hash = createHmac('sha256', settings.payloadSecret)
  return hash.update(`kariera attempts\n${what}\n${subject}`).digest('base64url')
}
