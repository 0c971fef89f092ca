import { articleAfterSwipe } from './adjacentSwipe.ts'

const phone = matchMedia('(width < 48rem)')
const page = document.querySelector('main')
let start: { x: number; y: number } | null = null

/** On a phone a swipe leads to the next or previous article; the links to them are on the page for everyone. */
page?.addEventListener(
  'touchstart',
  ({ touches, target }) => {
    const [finger, another] = touches
    const free = finger && !another && phone.matches && !isZoomed() && !isTaken(target, page)
    start = free ? { x: finger.clientX, y: finger.clientY } : null
  },
  { passive: true },
)
page?.addEventListener('touchcancel', () => (start = null))
page?.addEventListener('touchend', ({ changedTouches }) => {
  const [finger] = changedTouches
  if (!start || !finger) return
  const direction = articleAfterSwipe({ x: finger.clientX - start.x, y: finger.clientY - start.y })
  start = null
  if (direction) document.querySelector<HTMLElement>(`[data-adjacent="${direction}"]`)?.click()
})

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01
}

/** Whether a swipe has another meaning here: on a control, or on an element that scrolls sideways. */
function isTaken(target: EventTarget | null, page: Element): boolean {
  if (!(target instanceof Element)) return true
  if (target.closest('input, select, textarea, button, video, [contenteditable]')) return true
  for (let part: Element | null = target; part && part !== page; part = part.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(part).overflowX)
    if (scrolls && part.scrollWidth > part.clientWidth) return true
  }
  return false
}
