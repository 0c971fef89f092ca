import type { ClientDirective } from 'astro'
import { comeAlive, keepPresses } from './comeAlive.ts'

/** Events that come before a reader can use an island. */
export const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll']

/**
 * `client:needed`, or `client:needed={key}`: for an island that is complete without its script. It is hydrated at the
 * first event of its reader, and at once if it has to show something other than the content of the page: the search in
 * the address (search/beforeFirstPaint.ts), the results before a step back, or a value in local storage under the key.
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

/** A page that appears under a resting pointer gets a pointermove event without movement. */
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
    // The island finds out by itself, and reports it.
    return true
  }
}

/** Prefetches the scripts after everything else is loaded, so that they are there when the reader needs them. */
function fetchAhead(island: HTMLElement): void {
  for (const name of ['component-url', 'renderer-url']) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = island.getAttribute(name) ?? ''
    document.head.append(link)
  }
}
