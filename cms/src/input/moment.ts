/** The years whose dates the newsroom takes: what lies outside is a slip of the hand, or meant to do harm. */
export const earliestYear = 1900
export const latestYear = 2200

/** ISO 8601: a day, or a moment. PostgreSQL takes words too ('infinity', 'now', 'today'), and JavaScript 'now 1'. */
const isoDate = /^\d{4}-\d{2}-\d{2}(?:$|[T ]\d{2}:\d{2})/

export type Moment = { state: 'valid'; iso: string } | { state: 'unreadable' | 'outOfRange' }

/** What a value means as a moment; `iso` is in UTC. A day is its midnight in UTC. */
export function readMoment(value: unknown): Moment {
  const moment = value instanceof Date ? value : new Date(isIso(value) ? value : Number.NaN)
  if (Number.isNaN(moment.getTime())) return { state: 'unreadable' }
  const year = moment.getUTCFullYear()
  if (year < earliestYear || year >= latestYear) return { state: 'outOfRange' }
  return { state: 'valid', iso: moment.toISOString() }
}

function isIso(value: unknown): value is string {
  return typeof value === 'string' && isoDate.test(value.trim())
}
