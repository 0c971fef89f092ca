import { now } from '@kariera/shared/clock'

/** Calls per minute of a network, and the largest number of networks that are counted. */
export type RateLimit = { calls: number; networks: number }

const minuteMs = 60_000

/**
 * Counts the calls of each network, minute by minute, in memory. If there are more networks in a minute than it can
 * count, the others are refused, so that its memory is bounded.
 *
 * @returns 0, or how many seconds the caller has to wait
 */
export function rateLimiter({ calls, networks }: RateLimit): (network: string) => number {
  let begins = 0
  const counts = new Map<string, number>()

  return (network) => {
    const moment = now().getTime()
    if (Math.abs(moment - begins) >= minuteMs) {
      begins = moment
      counts.clear()
    }
    const count = counts.get(network) ?? 0
    if (count < calls && (count > 0 || counts.size < networks)) {
      counts.set(network, count + 1)
      return 0
    }
    return Math.max(1, Math.ceil((begins + minuteMs - moment) / 1000))
  }
}
