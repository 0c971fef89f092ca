import { dayBefore, isoDate } from './dates.ts'

/** Returns the days of Europe/Sofia whose views are still accepted: today, and yesterday for views that had to wait. */
export function daysTaken(at: Date): [today: string, yesterday: string] {
  const today = isoDate(at)
  return [today, dayBefore(today)]
}

/** Returns the last days of Europe/Sofia, the earliest first, today last. */
export function lastDays(at: Date, count: number): string[] {
  const days = [isoDate(at)]
  while (days.length < count) days.unshift(dayBefore(days[0] ?? ''))
  return days
}
