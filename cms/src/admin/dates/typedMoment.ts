import { formatDateTime } from '@kariera/shared/rules/dates'
import { canonicalMoment, readDateTime } from '@kariera/shared/rules/sofiaTime'

/** Text that a date field shows for its value: a moment in Sofia's time, an invalid value as it was typed. */
export function shownMoment(value: unknown): string {
  if (typeof value !== 'string') return ''
  const iso = canonicalMoment(value)
  return iso === null ? value : formatDateTime(iso)
}

/**
 * Value of a date field for a typed text: a moment, null for an empty text, and an invalid text as it is, which the
 * form and the server both refuse. A text that equals the stored moment keeps it to the millisecond: otherwise a moment
 * would lose its seconds, and in an hour that occurs twice (end of summer time) it would become the first of the two.
 *
 * @param stored the value that the field started with
 */
export function typedMoment(text: string, stored: unknown): string | null {
  const read = readDateTime(text)
  if (read.is === 'empty') return null
  if (read.is === 'wrong') return text
  return typeof stored === 'string' && shownMoment(stored) === formatDateTime(read.iso)
    ? stored
    : read.iso
}
