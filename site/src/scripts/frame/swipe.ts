import { cardSwipeThreshold } from './swipeThresholds.ts'

/** The movement of a finger from touch to lift, in pixels; right and down are positive. */
export type Swipe = { x: number; y: number }

/**
 * Returns the card that a swipe leads to: the next or previous one, or the same if the swipe was too short, mainly
 * vertical, or the row ends.
 *
 * @param threshold largest distance that does not move anything, pixels
 */
export function cardAfterSwipe(
  card: number,
  cards: number,
  { x, y }: Swipe,
  threshold: number = cardSwipeThreshold,
): number {
  if (Math.abs(x) <= threshold || Math.abs(x) <= Math.abs(y)) return card
  return Math.min(Math.max(card - Math.sign(x), 0), cards - 1)
}
