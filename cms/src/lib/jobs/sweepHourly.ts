import { errorText } from '@kariera/shared/rules/errors'
import type { Payload } from 'payload'
import { repeatedly } from './repeatedly.ts'

const hourMs = 60 * 60_000

/**
 * Starts deleting what is no longer needed, now and every hour; a failure is logged as `event`. Any number of processes
 * may do so at once, and a sweep may be interrupted anywhere: the next one continues.
 */
export function sweepHourly(
  payload: Payload,
  event: string,
  sweep: () => Promise<void>,
): { stop: () => Promise<void> } {
  const sweeping = repeatedly(async () => {
    await sweep().catch((error: unknown) => {
      payload.logger.warn({ event, error: errorText(error) })
    })
    return hourMs
  })
  return {
    stop: () => {
      void sweeping.stop()
      return Promise.resolve()
    },
  }
}
