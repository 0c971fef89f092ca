/** Days are written `2026-11-25`, months `2026-11`: they belong to no time zone and to no clock. */

const dayMs = 24 * 60 * 60 * 1000

/** @param count negative for the days before */
export function daysAfter(day: string, count: number): string {
  return isoDay(Date.parse(`${day}T00:00Z`) + count * dayMs)
}

/** The same day of another month, or that month's last one where it is shorter. @param count negative for before */
export function monthsAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00Z`)
  const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)
  const last = new Date(month)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return isoDay(month + (Math.min(date.getUTCDate(), last.getUTCDate()) - 1) * dayMs)
}

/** 0 for Monday, with which a week begins. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7
}

/** The weeks that a day's month touches, each of seven days from Monday. */
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
