import { now } from '@kariera/shared/clock'
import { errorText } from '@kariera/shared/rules/errors'
import { sql } from '@payloadcms/db-postgres'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Connection } from '../../lib/db/connection.ts'
import { repeatedly } from '../../lib/jobs/repeatedly.ts'
import { inboxes, tableOf } from './inbox.ts'
import { sendDue, sendingEnds } from './send.ts'

/** How often it is looked for mails that are due, milliseconds. */
const pauseMs = 20_000

/** What readers sent is kept so long, months. */
const keptMonths = 12

/** A process that ends waits so long for mails that are on their way; what is not noted goes out again. Milliseconds. */
const lastMs = 5000

/** Sends what could not be sent when it came; any number of processes may. */
export function startSending(payload: Payload): { stop: () => Promise<void> } {
  let isOver = false
  const sending = repeatedly(async () => {
    await sendDue(payload, () => isOver).catch((error: unknown) => {
      payload.logger.warn({ event: 'correspondence.sending.failed', error: errorText(error) })
    })
    return pauseMs
  })
  return {
    stop: async () => {
      isOver = true
      void sending.stop()
      await Promise.race([sendingEnds(), sleep(lastMs)])
    },
  }
}

/** Lets everything go that was kept long enough, sent or not. */
export async function sweepInboxes(db: Connection): Promise<void> {
  const before = new Date(now())
  before.setUTCMonth(before.getUTCMonth() - keptMonths)
  for (const inbox of inboxes) {
    await db.execute(sql`DELETE FROM ${tableOf(inbox)} WHERE created_at < ${before.toISOString()}`)
  }
}
