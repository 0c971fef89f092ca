import type { Payload } from 'payload'
import { settings } from '../settings.ts'
import { startScheduler } from './scheduler.ts'
import { startDispatcher } from './dispatcher.ts'
import { listen } from '../lib/db/listen.ts'
import type { AffectedPages } from './invalidation.ts'
import type { Schedule } from './schedule.ts'
import { outboxChannel } from './outbox.ts'

/** What the parts of the newsroom say of their changes. */
type PublishingOfParts = { affectedPages: AffectedPages; schedules: readonly Schedule[] }

/**
 * Starts the publishing part of the cms: the dispatcher and the clock, both woken by PostgreSQL at each commit to the
 * outbox. If notifications are lost, the dispatcher's polling finds the event and wakes the clock.
 */
export function startPublishing(
  payload: Payload,
  { affectedPages, schedules }: PublishingOfParts,
): { stop: () => Promise<void> } {
  const clock = startScheduler(payload, schedules)
  const dispatcher = startDispatcher(payload, affectedPages, clock.wake)
  const wakeBoth = () => {
    dispatcher.wake()
    clock.wake()
  }
  const listener = listen({
    connectionString: settings.databaseDirectUrl,
    channel: outboxChannel,
    name: 'kariera dispatcher',
    onNotification: wakeBoth,
    logger: payload.logger,
  })
  return {
    stop: async () => {
      await listener.stop()
      await Promise.all([clock.stop(), dispatcher.stop()])
    },
  }
}
