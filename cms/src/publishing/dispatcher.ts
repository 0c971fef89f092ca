import type { Payload } from 'payload'
import { errorText } from '@kariera/shared/rules/errors'
import { settings } from '../settings.ts'
import { claimDeliveries, markDelivered, markFailed, type Delivery } from './deliveries.ts'
import { listen } from './listen.ts'
import { outboxChannel } from './outbox.ts'
import { sendHook } from './sendHook.ts'
import { touchedBy } from './touched.ts'

/** Without a notification the outbox is looked at this often, milliseconds. */
const pollMs = 250
/** Deliveries claimed and sent at the same time. */
const batch = 10

export type Dispatcher = { stop: () => Promise<void> }

/**
 * Brings what stands in the outbox to the sites: woken by PostgreSQL at each commit, by a poll where
 * notifications do not come through. Any number of processes may run one.
 */
export function startDispatcher(payload: Payload): Dispatcher {
  const db = payload.db.drizzle
  let stopped = false
  let wake: () => void = noop

  const listener = listen(settings.databaseDirectUrl, outboxChannel, () => wake(), payload.logger)

  const run = async () => {
    while (!stopped) {
      const woken = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      const delivered = await deliverDue(payload, db).catch((error: unknown) => {
        payload.logger.warn({ event: 'publishing.outbox.unreadable', error: errorText(error) })
        return 0
      })
      if (delivered === 0) await woken
    }
  }
  const running = run()

  return {
    stop: async () => {
      stopped = true
      wake()
      await listener.stop()
      await running
    },
  }
}

/** Nobody sleeps yet. */
function noop(): void {
  return undefined
}

async function deliverDue(payload: Payload, db: Payload['db']['drizzle']): Promise<number> {
  const due = await claimDeliveries(db, batch)
  await Promise.all(due.map((delivery) => deliver(payload, db, delivery)))
  return due.length
}

async function deliver(payload: Payload, db: Payload['db']['drizzle'], delivery: Delivery) {
  const { eventId, site, attempts } = delivery
  try {
    const receipt = await sendHook(site, `event_${eventId}`, {
      type: 'publish',
      timestamp: delivery.createdAt.toISOString(),
      data: touchedBy(delivery.event),
    })
    await markDelivered(db, delivery, receipt)
  } catch (error) {
    payload.logger.warn({
      event: 'publishing.delivery.failed',
      eventId,
      site,
      attempts,
      error: errorText(error),
    })
    await markFailed(db, delivery, errorText(error))
  }
}
