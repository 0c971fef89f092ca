import type { ClientDirective } from 'astro'

/** What readers do before they can want anything of an island. */
export const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll']

/**
 * `client:needed`, or `client:needed={key}`: for an island that is whole without its script. It comes alive at the first sign of its reader; at
 * once where it has to show something else than the page brings along: what the address asks for
 * (search/beforeFirstPaint.ts), what stood there before, or what is kept in local storage under
 * the key. What was pressed or sent too early is pressed and sent again.
 */
const whenNeeded: ClientDirective = (load, { value }: { value: string | true }, island) => {
  const key = value === true ? null : value
  const again = keepPresses(island)
  const comeAlive = async () => {
    for (const sign of signs) removeEventListener(sign, onSign, true)
    removeEventListener('storage', start)
    const sendAgain = holdSending(island)
    try {
      const hydrate = await load()
      await hydrate()
      again()
    } finally {
      // Where there is no script after all, the browser sends it.
      sendAgain()
    }
  }
  const start = () => void comeAlive()
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

/** @returns presses again, once, the last button that was pressed since */
function keepPresses(island: HTMLElement): () => void {
  let pressed: HTMLElement | null = null
  const keep = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button[type="button"]') : null
  }
  island.addEventListener('click', keep)
  return () => {
    island.removeEventListener('click', keep)
    pressed?.click()
  }
}

/** A script that is longer on its way is not waited for: the browser sends the form by itself, milliseconds. */
const longestHoldMs = 2000

/** @returns sends, once, the form that was to be sent since */
function holdSending(island: HTMLElement): () => void {
  let send: (() => void) | null = null
  const hold = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    send = () => form.requestSubmit(submitter)
    setTimeout(letGo, longestHoldMs)
  }
  const letGo = () => {
    island.removeEventListener('submit', hold)
    send?.()
    send = null
  }
  island.addEventListener('submit', hold)
  return letGo
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
