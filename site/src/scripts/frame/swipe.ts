/** Pixels a finger has to travel sideways before the cards move (reader-site.md, section 5). */
export const cardSwipeThreshold = 30

/** The same for the strip of articles under an article. */
export const stripSwipeThreshold = 50

/** A finger's way from touch to lift, in pixels; right and down are positive. */
export type Swipe = { x: number; y: number }

/**
 * Which card a swipe leads to: the next or previous one, or the same where the finger moved too little,
 * moved rather up or down, or the row ends.
 *
 * @param threshold pixels that do not move anything yet
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
