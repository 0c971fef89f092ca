import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Connection } from '../../../lib/db/connection.ts'
import { settings } from '../../../settings.ts'
import { selectOne } from '../../../lib/db/select.ts'

/** How often something may be tried; it counts as never tried so many minutes after the last time it was allowed. */
export type Limit = { what: string; most: number; minutes: number }

const countedSchema = z.object({ count: z.coerce.number() })

/**
 * Counts one try. Of any number at the same moment, in any number of processes, no more are allowed than the limit
 * says. Who is not allowed makes the wait no longer.
 *
 * @param db not a transaction that may be rolled back: a try stays one
 * @param subject an address of a person or of a machine; only a keyed hash of it is kept
 */
export async function mayTry(db: Connection, limit: Limit, subject: string): Promise<boolean> {
  const until = new Date(now().getTime() + limit.minutes * 60_000).toISOString()
  const { count } = await selectOne(db, countedSchema)`
    INSERT INTO sign_in_attempts AS a (key, count, until)
    VALUES (${keyOf(limit, subject)}, 1, ${until})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN a.until <= ${now().toISOString()} THEN 1 ELSE least(a.count, ${limit.most}) + 1 END,
      until = CASE WHEN a.until <= ${now().toISOString()} OR a.count < ${limit.most}
                   THEN ${until} ELSE a.until END
    RETURNING count`
  return count <= limit.most
}

/** A try that was none: it is not counted. */
export async function takeBack(db: Connection, limit: Limit, subject: string): Promise<void> {
  await db.execute(sql`
    UPDATE sign_in_attempts SET count = count - 1
    WHERE key = ${keyOf(limit, subject)} AND count > 0`)
}

/** From now on it was never tried. */
export async function forgetTries(db: Connection, limit: Limit, subject: string): Promise<void> {
  await db.execute(sql`DELETE FROM sign_in_attempts WHERE key = ${keyOf(limit, subject)}`)
}

/** Lets everything go that counts as never tried. */
export async function sweepTries(db: Connection): Promise<void> {
  await db.execute(sql`DELETE FROM sign_in_attempts WHERE until <= ${now().toISOString()}`)
}

function keyOf({ what }: Limit, subject: string): string {
  const hash = createHmac('sha256', settings.payloadSecret)
  return hash.update(`kariera attempts\n${what}\n${subject}`).digest('base64url')
}
