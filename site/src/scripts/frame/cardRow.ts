import { cardAfterSwipe } from './swipe.ts'

/**
 * Improves a row of cards that scrolls and snaps by itself: every swipe of more than `threshold` pixels moves one card,
 * where the row alone would snap back after a short slow drag.
 *
 * @param moved gets the index of the card, after each swipe that was long enough
 */
export function swipeCards(
  row: HTMLElement,
  threshold: number,
  moved?: (card: number) => void,
): void {
  let start = { x: 0, y: 0, card: 0 }

  row.addEventListener(
    'touchstart',
    ({ changedTouches: [finger] }) => {
      if (finger) start = { x: finger.clientX, y: finger.clientY, card: nearestCard(row) }
    },
    { passive: true },
  )

  row.addEventListener('touchend', ({ changedTouches: [finger] }) => {
    if (!finger) return
    const swipe = { x: finger.clientX - start.x, y: finger.clientY - start.y }
    const card = cardAfterSwipe(start.card, row.children.length, swipe, threshold)
    if (card === start.card) return
    scrollToCard(row, card)
    moved?.(card)
  })
}

/** Returns the index of the first visible card, from 0. */
export function nearestCard(row: Element): number {
  const distances = Array.from(row.children, (_, card) =>
    Math.abs(offsetOf(row, card) - row.scrollLeft),
  )
  return distances.indexOf(Math.min(...distances))
}

export function scrollToCard(row: Element, card: number): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollTo({ left: offsetOf(row, card), behavior: calm ? 'instant' : 'smooth' })
}

/** Returns how far the row is scrolled when the card is at its beginning, pixels. */
function offsetOf(row: Element, card: number): number {
  const first = row.children[0]?.getBoundingClientRect().left ?? 0
  return (row.children[card]?.getBoundingClientRect().left ?? first) - first
}
