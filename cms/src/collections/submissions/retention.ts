import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import type { Connection } from '../../lib/db/connection.ts'
import { submissionCollections, tableOf } from './submission.ts'

/** How long submissions are kept, months. */
const keptMonths = 12

/** Deletes submissions after the retention time, sent or not. */
export async function sweepSubmissions(db: Connection): Promise<void> {
  const before = new Date(now())
  before.setUTCMonth(before.getUTCMonth() - keptMonths)
  for (const collection of submissionCollections) {
    await db.execute(
      sql`DELETE FROM ${tableOf(collection)} WHERE created_at < ${before.toISOString()}`,
    )
  }
}
