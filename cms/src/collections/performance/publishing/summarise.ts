import type { PublishTime } from '@kariera/shared/contracts/publishTimes'

/** Times of one kind of page, milliseconds. */
export type Summary = {
  page: TimedPage
  count: number
  median: number
  p95: number
  slowest: { ms: number; publish: PublishTime }
}

const timedPages = ['own', 'home', 'all'] as const
type TimedPage = (typeof timedPages)[number]

/** Returns a summary for each kind of page that was published. */
export function summarise(publishes: PublishTime[]): Summary[] {
  return timedPages.flatMap((page) => {
    const timed = publishes
      .flatMap((publish) => {
        const ms = publish[page]
        return ms === null ? [] : [{ ms, publish }]
      })
      .toSorted((one, other) => one.ms - other.ms)
    const slowest = timed.at(-1)
    if (!slowest) return []
    const within = (share: number) => timed[Math.ceil(share * timed.length) - 1]?.ms ?? slowest.ms
    return [{ page, count: timed.length, median: within(0.5), p95: within(0.95), slowest }]
  })
}
