/** Pixels a finger has to travel sideways before the cards move (reader-site.md, section 5). */
export const cardSwipeThreshold = 30

/** A finger's way from touch to lift, in pixels; right and down are positive. */
export type Swipe = { x: number; y: number }

/**
 * Which card a swipe leads to: the next or previous one, or the same where the finger moved too little,
 * moved rather up or down, or the row ends.
 */
export function cardAfterSwipe(card: number, cards: number, { x, y }: Swipe): number {
  if (Math.abs(x) <= cardSwipeThreshold || Math.abs(x) <= Math.abs(y)) return card
  return Math.min(Math.max(card - Math.sign(x), 0), cards - 1)
}
