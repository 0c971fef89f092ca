import type { ClientDirective } from 'astro'

/** What readers do before they can want anything of an island. A pointer that rests is over something too: it has to move. */
export const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll']

/**
 * `client:needed`: for an island that is whole without its script. It comes alive at the first sign of its reader; at
 * once where it has to show something else than the page brings along: what the address asks for
 * (search/beforeFirstPaint.ts), or what stood there before. What was pressed too early is pressed again.
 */
const whenNeeded: ClientDirective = (load, _options, island) => {
  let pressed: HTMLElement | null = null
  const keep = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button[type="button"]') : null
  }
  const comeAlive = async () => {
    for (const sign of signs) removeEventListener(sign, start, true)
    const hydrate = await load()
    await hydrate()
    island.removeEventListener('click', keep)
    pressed?.click()
  }
  const start = () => void comeAlive()

  island.addEventListener('click', keep)
  if (isNeededAtOnce()) {
    start()
    return
  }
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  addEventListener('load', () => fetchAhead(island))
}

export default whenNeeded

function isNeededAtOnce(): boolean {
  const [loading] = performance.getEntriesByType('navigation')
  const isWayBack =
    loading instanceof PerformanceNavigationTiming && loading.type === 'back_forward'
  return isWayBack || 'asked' in document.documentElement.dataset
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
