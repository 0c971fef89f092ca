import type { Swipe } from '../frame/swipe.ts'

/** Pixels that a finger has to travel sideways to open another article. */
const adjacentSwipeThreshold = 50

export type Direction = 'previous' | 'next'

/**
 * Returns the article that a swipe leads to: a swipe to the left leads to the next one; none if it was short or mainly
 * vertical.
 */
export function articleAfterSwipe({ x, y }: Swipe): Direction | null {
  if (Math.abs(x) <= adjacentSwipeThreshold || Math.abs(x) <= Math.abs(y)) return null
  return x < 0 ? 'next' : 'previous'
}
