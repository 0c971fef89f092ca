import { dayBefore, isoDate } from './dates.ts'

/** The days of Europe/Sofia whose views are still taken: today, and yesterday for those that had to wait. */
export function daysTaken(at: Date): [today: string, yesterday: string] {
  const today = isoDate(at)
  return [today, dayBefore(today)]
}
