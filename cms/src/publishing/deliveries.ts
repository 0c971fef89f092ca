import { backoff, jittered } from '@kariera/shared/rules/backoff'
import { now } from '@kariera/shared/clock'
import type { HookReceipt } from '@kariera/shared/contracts/hook'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '../lib/db/connection.ts'
import { publishEventSchema } from './facts.ts'
import { retryPauses } from './retryPauses.ts'

/** How long a delivery is claimed, seconds; afterwards another process may try it. */
export const leaseSeconds = 30

const deliverySchema = z.object({
  id: z.string(),
  attempts: z.coerce.number(),
  eventId: z.coerce.number(),
  createdAt: z.coerce.date(),
  event: publishEventSchema,
})

/** The delivery of one event to one site. `attempts` identifies this attempt: a later claim has a higher number. */
export type Delivery = z.infer<typeof deliverySchema>

/**
 * Claims the due deliveries for a site, oldest first. A first attempt is always due, because the clock of its writer
 * may be ahead of ours, or ours may have been set back. Other processes skip a claimed delivery until its lease ends.
 * An event that this version cannot read (written by a newer one) is put back with the reason.
 */
export async function claimDeliveries(
  db: Connection,
  site: string,
  limit: number,
): Promise<Delivery[]> {
  const at = now().toISOString()
  const { rows } = await db.execute(sql`
    WITH due AS (
      SELECT id FROM publish_events_deliveries
      WHERE delivered_at IS NULL AND site = ${site}
        AND (attempts = 0 OR next_attempt_at <= ${at}::timestamptz)
        AND (leased_until IS NULL OR leased_until < ${at}::timestamptz)
      ORDER BY _parent_id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    UPDATE publish_events_deliveries AS d
    SET leased_until = ${inSeconds(leaseSeconds)}::timestamptz, attempts = d.attempts + 1
    FROM due, publish_events AS e
    WHERE d.id = due.id AND e.id = d._parent_id
    RETURNING d.id, d.attempts, e.id AS "eventId", e.created_at AS "createdAt",
      jsonb_build_object('documentType', e.document_type, 'documentId', e.document_id,
                         'title', coalesce(e.title, ''), 'was', e.was, 'is', e."is") AS event`)
  const deliveries = []
  for (const row of rows) {
    const parsed = deliverySchema.safeParse(row)
    if (parsed.success) deliveries.push(parsed.data)
    else await markFailed(db, attemptSchema.parse(row), unreadable(parsed.error))
  }
  return deliveries.sort((one, other) => one.eventId - other.eventId)
}

const attemptSchema = deliverySchema.pick({ id: true, attempts: true })
type Attempt = z.infer<typeof attemptSchema>

function unreadable(error: z.ZodError): string {
  return `This event cannot be read: ${z.prettifyError(error)}`
}

/** Marks a delivery as done, unless its lease has ended and another attempt has begun. */
export async function markDelivered(db: Connection, delivery: Attempt, receipt: HookReceipt) {
  await db.execute(sql`
    UPDATE publish_events_deliveries
    SET delivered_at = ${now().toISOString()}, leased_until = NULL, error = NULL,
        receipt = ${JSON.stringify(receipt)}::jsonb
    WHERE id = ${delivery.id} AND attempts = ${delivery.attempts}`)
}

/** Schedules the next attempt, after a pause with jitter. */
export async function markFailed(db: Connection, delivery: Attempt, error: string) {
  const pause = jittered(backoff(delivery.attempts, retryPauses))
  await db.execute(sql`
    UPDATE publish_events_deliveries
    SET leased_until = NULL, next_attempt_at = ${new Date(now().getTime() + pause).toISOString()}, error = ${error.slice(0, 500)}
    WHERE id = ${delivery.id} AND attempts = ${delivery.attempts}`)
}

function inSeconds(seconds: number): string {
  return new Date(now().getTime() + seconds * 1000).toISOString()
}
