import { dayBefore, isoDate } from './dates.ts'

/** Returns the days of Europe/Sofia whose views are still accepted: today, and yesterday for views that had to wait. */
export function daysTaken(at: Date): [today: string, yesterday: string] {
  const today = isoDate(at)
  return [today, dayBefore(today)]
}
