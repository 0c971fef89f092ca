/** The time zone of readers and editors, whatever the server's time zone is. */
export const timeZone = 'Europe/Sofia'

// Created on first use: in a browser each takes some milliseconds.
let days: Intl.DateTimeFormat | undefined
let times: Intl.DateTimeFormat | undefined
let months: Intl.DateTimeFormat | undefined

/** Formatted dates by moment: a page shows the same article several times, and so do its neighbours. */
const formatted = new Map<string, string>()
const maxFormatted = 10_000

/** Formats a moment as dd/MM/yyyy in Europe/Sofia. */
export function formatDate(moment: string | Date): string {
  if (typeof moment !== 'string') return dateOf(moment)
  const known = formatted.get(moment)
  if (known !== undefined) return known
  if (formatted.size >= maxFormatted) formatted.clear()
  const date = dateOf(new Date(moment))
  formatted.set(moment, date)
  return date
}

function dateOf(moment: Date): string {
  days ??= new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return days.format(moment)
}

/** Returns the day in Europe/Sofia, ISO 8601: `2026-11-21`. */
export function isoDate(moment: string | Date): string {
  return formatDate(moment).split('/').toReversed().join('-')
}

/** Returns the day before a day, both as `2026-11-21`. */
export function dayBefore(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() - 1)
  return noon.toISOString().slice(0, 10)
}

/** Formats a moment as HH:mm in Europe/Sofia. */
export function formatTime(moment: string | Date): string {
  times ??= new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return times.format(new Date(moment))
}

/** Formats a moment as dd/MM/yyyy HH:mm in Europe/Sofia. */
export function formatDateTime(moment: string | Date): string {
  return `${formatDate(moment)} ${formatTime(moment)}`
}

/** Returns year and month in Europe/Sofia, as the first two segments of an article's slug: `2026/11`. */
export function yearAndMonth(moment: string | Date): string {
  const [, month, year] = formatDate(moment).split('/')
  return `${year}/${month}`
}

/** Returns the month in Europe/Sofia, as used for sitemaps: `2026-11`. */
export function monthOf(moment: string | Date): string {
  return yearAndMonth(moment).replace('/', '-')
}

/**
 * Returns the name of a month: `ноември`.
 *
 * @param month `2026-11`
 */
export function monthName(month: string): string {
  months ??= new Intl.DateTimeFormat('bg-BG', { timeZone: 'UTC', month: 'long' })
  return months.format(new Date(`${month}-01T00:00:00Z`))
}

/**
 * Returns a month as `ноември 2026`.
 *
 * @param month `2026-11`
 */
export function monthAndYear(month: string): string {
  return `${monthName(month)} ${month.slice(0, 4)}`
}
