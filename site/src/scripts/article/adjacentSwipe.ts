import type { Swipe } from '../frame/swipe.ts'

/** Pixels a finger has to travel sideways before it leads to another article (reader-site.md, section 5). */
const adjacentSwipeThreshold = 50

export type Direction = 'previous' | 'next'

/** Which article a swipe leads to: to the left the next one; none where it was short, or rather up or down. */
export function articleAfterSwipe({ x, y }: Swipe): Direction | null {
  if (Math.abs(x) <= adjacentSwipeThreshold || Math.abs(x) <= Math.abs(y)) return null
  return x < 0 ? 'next' : 'previous'
}
