import type { Swipe } from '../frame/swipe.ts'
import { articleSwipeThreshold } from '../frame/swipeThresholds.ts'

export type Direction = 'previous' | 'next'

/**
 * Returns the article that a swipe leads to: a swipe to the left leads to the next one; none if it was short or mainly
 * vertical.
 */
export function articleAfterSwipe({ x, y }: Swipe): Direction | null {
  if (Math.abs(x) <= articleSwipeThreshold || Math.abs(x) <= Math.abs(y)) return null
  return x < 0 ? 'next' : 'previous'
}
