import { canonicalMoment } from '@kariera/shared/rules/sofiaTime'

/** Years of accepted dates: others are typing errors, or malicious. */
const earliestYear = 1900
const latestYear = 2200

export type Moment = { state: 'valid'; iso: string } | { state: 'unreadable' | 'outOfRange' }

/**
 * Parses a value as a moment; `iso` is in UTC. Texts must be ISO 8601, in Europe/Sofia if they have no zone: PostgreSQL
 * would also accept words ('infinity', 'now', 'today'), and JavaScript 'now 1'.
 */
export function readMoment(value: unknown): Moment {
  const moment = dateOf(value)
  if (moment === null || Number.isNaN(moment.getTime())) return { state: 'unreadable' }
  const year = moment.getUTCFullYear()
  if (year < earliestYear || year >= latestYear) return { state: 'outOfRange' }
  return { state: 'valid', iso: moment.toISOString() }
}

const isoDate = /^\d{4}-\d{2}-\d{2}(?:$|[T ]\d{2}:\d{2})/

function dateOf(value: unknown): Date | null {
  if (value instanceof Date) return value
  if (typeof value !== 'string') return null
  const text = value.trim()
  const iso = canonicalMoment(text)
  if (iso !== null) return new Date(iso)
  // Sofia's time in other centuries is not known. Such texts are parsed only to distinguish them from invalid dates.
  const year = Number(text.slice(0, 4))
  const isOfOtherTimes = isoDate.test(text) && (year < earliestYear || year >= latestYear)
  return isOfOtherTimes ? new Date(text) : null
}
