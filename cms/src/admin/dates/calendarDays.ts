/** Days are written `2026-11-25`, months `2026-11`. They have no time zone and no time of day. */

const dayMs = 24 * 60 * 60 * 1000

/** @param count negative for the days before */
export function daysAfter(day: string, count: number): string {
  return isoDay(Date.parse(`${day}T00:00Z`) + count * dayMs)
}

/**
 * Returns the same day of another month, or the last day of that month if it is shorter.
 *
 * @param count negative for earlier months
 */
export function monthsAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00Z`)
  const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)
  const last = new Date(month)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return isoDay(month + (Math.min(date.getUTCDate(), last.getUTCDate()) - 1) * dayMs)
}

/** 0 for Monday, the first day of the week. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7
}

/** Returns the weeks of a day's month, each with seven days from Monday. */
export function weeksOfMonth(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const firstMonday = daysAfter(first, -weekdayOf(first))
  const weeks: string[][] = []
  for (let monday = firstMonday; monday.slice(0, 7) <= day.slice(0, 7);) {
    weeks.push(weekFrom(monday))
    monday = daysAfter(monday, 7)
  }
  return weeks
}

function weekFrom(monday: string): string[] {
  return Array.from({ length: 7 }, (_, index) => daysAfter(monday, index))
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
