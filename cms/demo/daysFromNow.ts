import { now } from '@kariera/shared/clock'

/** A moment as it is stored: UTC, ISO 8601. Days may have a fraction; negative ones are over. */
export function daysFromNow(days: number): string {
  return new Date(now().getTime() + days * 24 * 60 * 60 * 1000).toISOString()
}
