import { placesAfter, rotationMs, shownAtOnce } from './categoryRotation.ts'

const calm = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Shows eight categories at a time and moves on by one, for readers who accept motion. For everyone else, and while the
 * keyboard focus is in it, the strip contains all of them and scrolls.
 */
for (const strip of document.querySelectorAll<HTMLElement>('[data-rotation]')) {
  const button = strip.querySelector('button')
  const row = strip.querySelector('ul')
  if (row && button && row.children.length > shownAtOnce) rotate(row, button)
}

function rotate(row: HTMLElement, button: HTMLButtonElement): void {
  let running = true
  let step = 0

  const follow = () => {
    const rotating = running && !calm.matches
    row.toggleAttribute('data-rotating', rotating)
    button.hidden = calm.matches
    button.title = button.dataset[running ? 'pause' : 'resume'] ?? ''
    button.ariaLabel = button.title
    button.toggleAttribute('data-paused', !running)
    if (rotating) place(row, step)
  }
  const setRunning = (value: boolean) => {
    running = value
    if (running) row.scrollLeft = 0
    follow()
  }

  setInterval(() => {
    if (!running || calm.matches || document.hidden || isWatched(row)) return
    step = (step + 1) % row.children.length
    place(row, step)
  }, rotationMs)
  button.addEventListener('click', () => setRunning(!running))
  // A touch stops the rotation.
  row.addEventListener('touchstart', () => setRunning(false), { passive: true })
  calm.addEventListener('change', follow)
  follow()
}

/** Whether the mouse or the keyboard focus is on the row. */
function isWatched(row: HTMLElement): boolean {
  const hovered = matchMedia('(hover: hover)').matches && row.matches(':hover')
  return hovered || row.matches(':focus-within')
}

function place(row: HTMLElement, step: number): void {
  const items = Array.from(row.children).filter((item) => item instanceof HTMLElement)
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) return
  const gap = Number.parseFloat(getComputedStyle(row).columnGap)
  const length = last.offsetLeft + last.offsetWidth + gap - first.offsetLeft
  const places = placesAfter(
    items.map((item) => item.offsetLeft),
    length,
    step,
  )
  for (const [index, item] of items.entries()) {
    const { shift = 0, shown = true } = places[index] ?? {}
    item.style.translate = `${shift}px`
    item.toggleAttribute('data-away', !shown)
  }
}
