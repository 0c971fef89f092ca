import { formatDateTime } from '@kariera/shared/rules/dates'
import { canonicalMoment, readDateTime } from '@kariera/shared/rules/sofiaTime'

/** What a date field shows of its value: a moment as Sofia's clocks show it, and what is none as it was typed. */
export function shownMoment(value: unknown): string {
  if (typeof value !== 'string') return ''
  const iso = canonicalMoment(value)
  return iso === null ? value : formatDateTime(iso)
}

/**
 * What a date field holds when this is typed: a moment, null for nothing, and what is no moment as it is, which neither
 * the form nor the server takes. Where it says what was stored, that stays to the millisecond: an hour that comes twice
 * is not taken for the first by opening, and a moment does not lose its seconds.
 *
 * @param stored the moment that the field began with
 */
export function typedMoment(text: string, stored: unknown): string | null {
  const read = readDateTime(text)
  if (read.is === 'empty') return null
  if (read.is === 'wrong') return text
  return typeof stored === 'string' && shownMoment(stored) === formatDateTime(read.iso)
    ? stored
    : read.iso
}
