import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { Client } from 'pg'
import { z } from 'zod'
import { submissionCollections, tableOf } from '../collections/submissions/submission.ts'
import { announceEverything } from '../publishing/announceEverything.ts'
import type { Connection } from '../lib/db/connection.ts'
import { selectOne } from '../lib/db/select.ts'

/** Note for editors on a submission that may or may not have been sent. */
const perhapsSent =
  'It was on its way when the backup was made, and may have arrived: send it again if nobody has it.'

/** Unsent submissions, by what happens to them. */
export type Settled = { triedAgain: number; leftToEditors: number }

/**
 * Makes a restored backup ready for use, in the connection's transaction: nobody is signed in or editing, nothing is
 * leased, no submission is sent that may already have arrived, and every site is requested to render everything.
 *
 * @param sites those in `SITE_HOOKS`
 */
export async function settle(client: Client, sites: readonly string[]): Promise<Settled> {
  const db = drizzle({ client })
  await db.execute(sql`DELETE FROM users_sessions`)
  // A link that was used after the backup would work again.
  await db.execute(
    sql`UPDATE users SET reset_password_token = NULL, reset_password_expiration = NULL`,
  )
  await db.execute(sql`DELETE FROM payload_locked_documents`)
  // One event replaces everything that was not delivered yet.
  await db.execute(sql`DELETE FROM publish_events_deliveries WHERE delivered_at IS NULL`)
  await announceEverything(db, sites)
  return settleSubmissions(db)
}

async function settleSubmissions(db: Connection): Promise<Settled> {
  const settled = { triedAgain: 0, leftToEditors: 0 }
  for (const collection of submissionCollections) {
    const table = tableOf(collection)
    const left = await db.execute(sql`
      UPDATE ${table} SET mail_state = 'unsent', mail_error = ${perhapsSent}, next_try_at = NULL,
        leased_until = NULL, updated_at = ${now().toISOString()}
      WHERE mail_state = 'sending' RETURNING id`)
    settled.leftToEditors += left.rows.length
    const row = await selectOne(db, countSchema)`
      SELECT count(*) AS count FROM ${table}
      WHERE mail_state = 'unsent' AND next_try_at IS NOT NULL`
    settled.triedAgain += row.count
  }
  return settled
}

const countSchema = z.object({ count: z.coerce.number() })
