import { errorText } from '@kariera/shared/rules/errors'
import type { Payload } from 'payload'
import { settings } from '../settings.ts'
import { deliver } from './deliver.ts'
import { claimDeliveries } from './deliveries.ts'
import { repeatedly, type Repetition } from '../lib/jobs/repeatedly.ts'

/** The outbox is looked at this often even where no notification comes through, milliseconds. */
const pollMs = 250
/** Events that go in one message, when so many wait: a site that was away is told with few. */
const eventsTogether = 100
/** Messages on their way to one site: a page that is slow to render holds up no other publish. */
const messagesAtOnce = 4

/**
 * Brings what stands in the outbox to the sites, to each at its own pace. Any number of processes may run one:
 * what one has claimed the others leave alone. To be woken when something was committed to the outbox.
 *
 * @param onClaim called when something was found to deliver
 */
export function startDispatcher(payload: Payload, onClaim: () => void = ignore): Repetition {
  const couriers = settings.siteHooks.map((site) => startCourier(payload, site, onClaim))
  return {
    wake: () => {
      for (const courier of couriers) courier.wake()
    },
    stop: async () => {
      await Promise.all(couriers.map((courier) => courier.stop()))
    },
  }
}

function startCourier(payload: Payload, site: string, onClaim: () => void): Repetition {
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
      const delivery = deliver(payload, { site, deliveries })
        .catch((error: unknown) => {
          // The lease ends by itself, and another attempt begins.
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

/** Nobody wants to know. */
function ignore(): void {
  return undefined
}
