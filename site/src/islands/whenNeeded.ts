import type { ClientDirective } from 'astro'
import { comeAlive, keepPresses } from './comeAlive.ts'

/** What readers do before they can want anything of an island. */
export const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll']

/**
 * `client:needed`, or `client:needed={key}`: for an island that is whole without its script. It comes alive at the first
 * sign of its reader; at once where it has to show something else than the page brings along: what the address asks for
 * (search/beforeFirstPaint.ts), what stood there before, or what is kept in local storage under the key.
 */
const whenNeeded: ClientDirective = (load, { value }: { value: string | true }, island) => {
  const key = value === true ? null : value
  const pressAgain = keepPresses(island)
  const start = () => {
    for (const sign of signs) removeEventListener(sign, onSign, true)
    removeEventListener('storage', start)
    void comeAlive(load, island, pressAgain)
  }
  const onSign = (event: Event) => {
    if (!isResting(event)) start()
  }

  if (isNeededAtOnce(key)) {
    start()
    return
  }
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true })
  if (key) addEventListener('storage', start)
  addEventListener('load', () => fetchAhead(island))
}

export default whenNeeded

/** A page that comes to lie under a resting pointer is told that it moves: by nothing. */
function isResting(event: Event): boolean {
  if (event.type !== 'pointermove' || !(event instanceof PointerEvent)) return false
  return event.movementX === 0 && event.movementY === 0
}

function isNeededAtOnce(key: string | null): boolean {
  const [loading] = performance.getEntriesByType('navigation')
  const isWayBack =
    loading instanceof PerformanceNavigationTiming && loading.type === 'back_forward'
  return isWayBack || 'asked' in document.documentElement.dataset || (key !== null && isKept(key))
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // The island finds out, and says so.
    return true
  }
}

/** When everything else is there, so that it is at hand when the reader is. */
function fetchAhead(island: HTMLElement): void {
  for (const name of ['component-url', 'renderer-url']) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = island.getAttribute(name) ?? ''
    document.head.append(link)
  }
}
