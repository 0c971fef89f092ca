import { cardAfterSwipe } from './swipe.ts'

/**
 * The row scrolls and snaps by itself, but snaps back after a short slow drag; this makes every swipe of more
 * than 30 px move one card. From 768 px there is nothing to scroll, and nothing happens.
 */
for (const row of document.querySelectorAll('[data-swipe]')) watch(row)

function watch(row: Element): void {
  let start = { x: 0, y: 0, card: 0 }

  row.addEventListener(
    'touchstart',
    (event) => {
      const finger = fingerOf(event)
      if (finger) start = { x: finger.clientX, y: finger.clientY, card: nearestCard(row) }
    },
    { passive: true },
  )

  row.addEventListener('touchend', (event) => {
    const finger = fingerOf(event)
    if (!finger) return
    const swipe = { x: finger.clientX - start.x, y: finger.clientY - start.y }
    const card = cardAfterSwipe(start.card, row.children.length, swipe)
    if (card !== start.card) scrollToCard(row, card)
  })
}

function fingerOf(event: Event): Touch | undefined {
  return event instanceof TouchEvent ? event.changedTouches[0] : undefined
}

/** How far the row is scrolled when the card stands at its beginning, pixels. */
function offsetOf(row: Element, card: number): number {
  const first = row.children[0]?.getBoundingClientRect().left ?? 0
  return (row.children[card]?.getBoundingClientRect().left ?? first) - first
}

function nearestCard(row: Element): number {
  const distances = Array.from(row.children, (_, card) =>
    Math.abs(offsetOf(row, card) - row.scrollLeft),
  )
  return distances.indexOf(Math.min(...distances))
}

function scrollToCard(row: Element, card: number): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollTo({ left: offsetOf(row, card), behavior: calm ? 'instant' : 'smooth' })
}
