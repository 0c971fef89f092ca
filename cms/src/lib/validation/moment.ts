import { canonicalMoment } from '@kariera/shared/rules/sofiaTime'

/** The years whose dates the newsroom takes: what lies outside is a slip of the hand, or meant to do harm. */
const earliestYear = 1900
const latestYear = 2200

export type Moment = { state: 'valid'; iso: string } | { state: 'unreadable' | 'outOfRange' }

/**
 * What a value means as a moment; `iso` is in UTC. Texts are ISO 8601, in Europe/Sofia where they name no zone:
 * PostgreSQL takes words too ('infinity', 'now', 'today'), and JavaScript 'now 1'.
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
  // Of other centuries Sofia's time is not known: they are read only to be told apart from what is no date.
  const year = Number(text.slice(0, 4))
  const isOfOtherTimes = isoDate.test(text) && (year < earliestYear || year >= latestYear)
  return isOfOtherTimes ? new Date(text) : null
}
