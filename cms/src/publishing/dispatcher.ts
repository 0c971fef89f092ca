import { errorText } from '@kariera/shared/rules/errors'
import type { Payload } from 'payload'
import { settings } from '../settings.ts'
import { deliver, type Batch } from './deliver.ts'
import { claimDeliveries } from './deliveries.ts'
import type { AffectedPages } from './invalidation.ts'
import { repeatedly, type Repetition } from '../lib/jobs/repeatedly.ts'

/** How often the outbox is checked in case notifications are lost, milliseconds. */
const pollMs = 250
/** Most events in one message: a site that was unreachable is updated with few messages. */
const eventsTogether = 100
/** Most concurrent messages to one site, so that a page that renders slowly does not delay other publishes. */
const messagesAtOnce = 4

/**
 * Starts delivering the outbox to the sites, to each at its own speed. Any number of processes may run one: they skip
 * each other's claims. Wake it when something was committed to the outbox.
 *
 * @param onClaim called when deliveries were found
 */
export function startDispatcher(
  payload: Payload,
  affectedPages: AffectedPages,
  onClaim: () => void = ignore,
): Repetition {
  const send = (batch: Batch) => deliver(payload, affectedPages, batch)
  const couriers = settings.siteHooks.map((site) => startCourier(payload, site, { send, onClaim }))
  return {
    wake: () => {
      for (const courier of couriers) courier.wake()
    },
    stop: async () => {
      await Promise.all(couriers.map((courier) => courier.stop()))
    },
  }
}

type Handlers = { send: (batch: Batch) => Promise<void>; onClaim: () => void }

function startCourier(payload: Payload, site: string, { send, onClaim }: Handlers): Repetition {
  const underWay = new Set<Promise<void>>()

  const claim = async () => {
    try {
      return await claimDeliveries(payload.db.drizzle, site, eventsTogether)
    } catch (error) {
      payload.logger.warn({ event: 'publishing.outbox.unreadable', error: errorText(error) })
      return []
    }
  }

  const courier = repeatedly(
    async () => {
      const deliveries = underWay.size < messagesAtOnce ? await claim() : []
      if (deliveries.length === 0) return pollMs
      onClaim()
      const delivery = send({ site, deliveries })
        .catch((error: unknown) => {
          // The lease ends by itself, and another attempt follows.
          payload.logger.warn({ event: 'publishing.delivery.unnoted', error: errorText(error) })
        })
        .finally(() => {
          underWay.delete(delivery)
          courier.wake()
        })
      underWay.add(delivery)
      return 0
    },
    () => Promise.all(underWay),
  )
  return courier
}

/** Default callback. */
function ignore(): void {
  return undefined
}
