import type { HookMessage, HookReceipt } from '@kariera/shared/contracts/hook'
import { errorText } from '@kariera/shared/rules/errors'
import type { Payload } from 'payload'
import type { Connection } from '../lib/db/connection.ts'
import { leaseSeconds, markDelivered, markFailed, type Delivery } from './deliveries.ts'
import { HookRefused, hookTimeoutMs, sendHook } from './sendHook.ts'
import type { AffectedPages } from './invalidation.ts'
import type { Invalidation } from './invalidationRule.ts'

/** Latest start of a message after its claim, so that it ends within the lease, milliseconds. */
const aloneMs = leaseSeconds * 1000 - hookTimeoutMs

/** A site and its deliveries, in the order of the events. */
export type Batch = { site: string; deliveries: Delivery[] }

/**
 * Sends claimed deliveries to their site as one message, and records the result. If the site refuses a message with
 * several events as invalid, each is sent separately, so that one bad event does not block the others.
 */
export async function deliver(
  payload: Payload,
  affectedPages: AffectedPages,
  { site, deliveries }: Batch,
): Promise<void> {
  // An "everything" event names no pages. Events that editors wait for are sent before it, in a separate message.
  const everything = deliveries.filter(({ event }) => event.documentType === 'everything')
  const single = deliveries.filter((delivery) => !everything.includes(delivery))
  for (const part of [single, everything]) {
    if (part.length > 0) await deliverPart(payload, affectedPages, { site, deliveries: part })
  }
}

async function deliverPart(
  payload: Payload,
  affectedPages: AffectedPages,
  { site, deliveries }: Batch,
): Promise<void> {
  const db = payload.db.drizzle
  const startedAt = performance.now()
  try {
    await deliverTogether(db, affectedPages, { site, deliveries })
  } catch (error) {
    const reason = errorText(error)
    if (deliveries.length > 1 && error instanceof HookRefused && isFaultOfMessage(error)) {
      for (const delivery of deliveries) {
        if (performance.now() - startedAt < aloneMs)
          await deliverPart(payload, affectedPages, { site, deliveries: [delivery] })
        else await markFailed(db, delivery, reason)
      }
      return
    }
    payload.logger.warn({
      event: 'publishing.delivery.failed',
      site,
      events: deliveries.map(({ eventId }) => eventId),
      attempts: Math.max(...deliveries.map(({ attempts }) => attempts)),
      error: reason,
    })
    for (const delivery of deliveries) await markFailed(db, delivery, reason)
  }
}

async function deliverTogether(
  db: Connection,
  affectedPages: AffectedPages,
  { site, deliveries }: Batch,
): Promise<void> {
  const affected = await Promise.all(
    deliveries.map(({ event, createdAt }) => affectedPages(event, db, createdAt)),
  )
  const receipt = await sendHook(site, idOf(deliveries), messageOf(deliveries, affected))
  for (const [index, delivery] of deliveries.entries()) {
    await markDelivered(db, delivery, partOf(receipt, affected[index]))
  }
}

function messageOf(deliveries: Delivery[], affected: Invalidation[]): HookMessage {
  const newest = Math.max(...deliveries.map(({ createdAt }) => createdAt.getTime()))
  const timestamp = new Date(newest).toISOString()
  if (deliveries.every(({ event }) => event.documentType === 'everything')) {
    return { type: 'everything', timestamp }
  }
  const paths = [...new Set(affected.flatMap((one) => one.paths))]
  const tags = [...new Set(affected.flatMap((one) => one.tags))]
  return { type: 'publish', timestamp, data: { paths, tags } }
}

/** The same events have the same message id, whichever process sends them. */
function idOf(deliveries: Delivery[]): string {
  return `event_${deliveries.map(({ eventId }) => eventId).join('_')}`
}

/** Returns the part of a receipt about one event's own pages; for an event without pages, all of it. */
function partOf(receipt: HookReceipt, affected: Invalidation | undefined): HookReceipt {
  const own = new Set(affected?.paths)
  if (own.size === 0) return receipt
  return {
    ...receipt,
    rendered: receipt.rendered.filter(({ path }) => own.has(path)),
    failed: receipt.failed.filter(({ path }) => own.has(path)),
  }
}

function isFaultOfMessage({ status }: HookRefused): boolean {
  return status === 400 || status === 413
}
