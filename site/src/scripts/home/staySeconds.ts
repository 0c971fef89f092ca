import { defaultDisplaySeconds, displaySeconds } from '@kariera/shared/rules/displaySeconds'

/** `data-seconds` of an item, or of all items together, with another value for phones. */
export type DisplayTimes = { seconds?: string; phoneSeconds?: string }

/**
 * Returns how long a row stays as it is, seconds: the sum of the leading items' own times, or else the time of the
 * whole row.
 */
export function staySeconds(items: DisplayTimes[], row: DisplayTimes, isPhone: boolean): number {
  const own = items.flatMap(({ seconds }) =>
    seconds === undefined ? [] : [displaySeconds(seconds)],
  )
  if (own.length > 0) return own.reduce((sum, seconds) => sum + seconds)
  const shared = (isPhone ? row.phoneSeconds : undefined) ?? row.seconds
  return displaySeconds(shared ?? defaultDisplaySeconds)
}
