import type { Payload } from 'payload'
import { settings } from '../settings.ts'
import { startScheduler } from './scheduler.ts'
import { startDispatcher } from './dispatcher.ts'
import { listen } from './listen.ts'
import { outboxChannel } from './outbox.ts'

/**
 * Starts the publishing part of the cms: the dispatcher and the clock, both woken by PostgreSQL at each commit to the
 * outbox. If notifications are lost, the dispatcher's polling finds the event and wakes the clock.
 */
export function startPublishing(payload: Payload): { stop: () => Promise<void> } {
  const clock = startScheduler(payload)
  const dispatcher = startDispatcher(payload, clock.wake)
  const wakeBoth = () => {
    dispatcher.wake()
    clock.wake()
  }
  const listener = listen(settings.databaseDirectUrl, outboxChannel, wakeBoth, payload.logger)
  return {
    stop: async () => {
      await listener.stop()
      await Promise.all([clock.stop(), dispatcher.stop()])
    },
  }
}
