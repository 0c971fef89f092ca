import { swipeCards } from './cardRow.ts'
import { cardSwipeThreshold } from './swipeThresholds.ts'

/**
 * The row scrolls and snaps by itself, but snaps back after a short slow drag; this makes every swipe of more than 30
 * px move one card. From 768 px the row does not scroll, and this has no effect.
 */
for (const row of document.querySelectorAll<HTMLElement>('[data-swipe]'))
  swipeCards(row, cardSwipeThreshold)
