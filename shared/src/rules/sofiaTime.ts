import { formatDate, formatDateTime, formatTime } from './dates.ts'

const dayMs = 24 * 60 * 60 * 1000
const minuteMs = 60 * 1000

/** The years that are accepted in dates. */
const years = { first: 1900, last: 2200 }

/**
 * How often a time of day occurs on its day in Europe/Sofia. When the clock is put forward in March an hour is skipped;
 * when it is put back in October an hour occurs twice.
 */
export type Occurrence = 'once' | 'twice' | 'skipped'

/** A time of day in Europe/Sofia, as a moment: UTC, ISO 8601. */
export type SofiaMoment = { iso: string; occurs: Occurrence }

/** The meaning of a text typed into a date field. */
export type Typed = { is: 'empty' } | { is: 'wrong' } | ({ is: 'moment' } & SofiaMoment)

/**
 * Returns the moment of a local time in Sofia. In an hour that occurs twice it is the first one; a skipped time is one
 * hour later, as if the clock had not been put forward.
 *
 * @param day `2026-11-25`
 * @param time `09:00`
 */
export function momentAt(day: string, time: string): SofiaMoment {
  const wall = Date.parse(`${day}T${time}Z`)
  const before = offsetAt(wall - dayMs)
  const after = offsetAt(wall + dayMs)
  const moments = [...new Set([before, after])]
    .map((offset) => wall - offset)
    .filter((moment) => moment + offsetAt(moment) === wall)
  const first = moments.length ? Math.min(...moments) : wall - before
  const occurs = moments.length > 1 ? 'twice' : moments.length === 1 ? 'once' : 'skipped'
  return { iso: new Date(first).toISOString(), occurs }
}

/** Returns how far Sofia's clocks are ahead of UTC, milliseconds; to the minute. */
function offsetAt(moment: number): number {
  const [day, month, year] = formatDate(new Date(moment)).split('/')
  const wall = Date.parse(`${year}-${month}-${day}T${formatTime(new Date(moment))}Z`)
  return wall - Math.floor(moment / minuteMs) * minuteMs
}

/**
 * Reads `25/11/2026 09:00` as a time in Europe/Sofia; dots instead of slashes and single digits are accepted, and a day
 * alone is its beginning.
 */
export function readDateTime(text: string): Typed {
  if (!text.trim()) return { is: 'empty' }
  const parts = /^\s*(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:[\s,]+(\d{1,2})[:.](\d{2}))?\s*$/.exec(
    text,
  )
  const [day = '', month = '', year = '', hour = '0', minute = '00'] = parts?.slice(1) ?? []
  const two = (digits: string) => digits.padStart(2, '0')
  return isoWallTime(`${year}-${two(month)}-${two(day)}`, `${two(hour)}:${minute}`)
}

/**
 * Returns a moment in ISO 8601 in its canonical form (UTC). Without a zone it is in Sofia's time, whatever the zone of
 * the machine is, and a day without a time is its beginning. Null for everything else.
 */
export function canonicalMoment(text: string): string | null {
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i.exec(
      text,
    )
  const [day = '', time = '00:00', seconds = ':00', zone] = parts?.slice(1) ?? []
  const wall = isoWallTime(day, time)
  const rest = Date.parse(`1970-01-01T00:00${seconds}Z`)
  if (wall.is !== 'moment' || Number.isNaN(rest)) return null
  if (zone === undefined) return new Date(Date.parse(wall.iso) + rest).toISOString()
  const moment = new Date(`${day}T${time}${seconds}${isoZone(zone)}`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** Converts `+0200` and `+02`, which PostgreSQL writes, to `+02:00`. */
function isoZone(zone: string): string {
  if (zone.length === 1) return 'Z'
  return `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`
}

function isoWallTime(day: string, time: string): Typed {
  const wall = new Date(`${day}T${time}Z`)
  const exists = !Number.isNaN(wall.getTime()) && wall.toISOString().startsWith(`${day}T${time}`)
  const year = wall.getUTCFullYear()
  if (!exists || year < years.first || year > years.last) return { is: 'wrong' }
  return { is: 'moment', ...momentAt(day, time) }
}

/** Returns which of the two it is if Sofia's clocks show this time twice; null if they show it once. */
export function occurrenceOf(iso: string): 'first' | 'second' | null {
  const shown = readDateTime(formatDateTime(iso))
  if (shown.is !== 'moment' || shown.occurs !== 'twice') return null
  const minute = Math.floor(Date.parse(iso) / minuteMs)
  return minute === Date.parse(shown.iso) / minuteMs ? 'first' : 'second'
}

/**
 * Returns every quarter of an hour that Sofia's clocks show on a day, `HH:mm`.
 *
 * @param day `2026-11-25`
 */
export function quarterHoursOf(day: string): string[] {
  const quarters = Array.from({ length: 96 }, (_, quarter) => {
    const hour = String(Math.floor(quarter / 4)).padStart(2, '0')
    return `${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`
  })
  return quarters.filter((time) => momentAt(day, time).occurs !== 'skipped')
}
