import { now } from '@kariera/shared/clock'
import { errorText } from '@kariera/shared/rules/errors'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { sweepSaves } from './editing/saving/saveRecords.ts'
import type { Connection } from './lib/db/connection.ts'
import { repeatedly, type Repetition } from './lib/jobs/repeatedly.ts'
import { sweepLimits } from './limits/rate-limit/limit.ts'
import { housekeepers } from './composition.ts'
import { trimOutbox } from './publishing/trimOutbox.ts'
import { settings } from './settings.ts'

const hourMs = 60 * 60_000

/** Pause while the database does not respond, milliseconds. */
const retryMs = 1000

/** Any number that no other lock in this database uses. */
const housekeepingLock = 7_201_312

/** Starts the housekeeping, now and every hour. Any number of processes may do so. */
export function startHousekeeping(payload: Payload): Repetition {
  let doneAt = -Infinity
  return repeatedly(async () => {
    const left = doneAt + hourMs - now().getTime()
    if (left > 0) return left
    try {
      await payload.db.drizzle.transaction((db) => housekeep(db, settings.siteHooks))
    } catch (error) {
      payload.logger.warn({ event: 'housekeeping.failed', error: errorText(error) })
      return retryMs
    }
    doneAt = now().getTime()
    return hourMs
  })
}

/**
 * Deletes expired rows: publish events, sign-in tries, counted requests, submissions, browser failures, records of
 * saves. Compacts the search's article counts and the views.
 *
 * @param db a transaction
 */
export async function housekeep(db: Connection, sites: readonly string[]): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${housekeepingLock})`)
  await trimOutbox(db, sites)
  await sweepLimits(db)
  await sweepSaves(db)
  for (const housekeep of housekeepers) await housekeep(db)
}
