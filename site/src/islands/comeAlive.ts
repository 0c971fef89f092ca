import type { ClientDirective } from 'astro'

type Load = Parameters<ClientDirective>[0]

/** A script that is longer on its way is not waited for: the browser sends the form by itself, milliseconds. */
const longestHoldMs = 2000

/** Brings an island to life. What was pressed or sent too early is pressed and sent again. */
export async function comeAlive(
  load: Load,
  island: HTMLElement,
  pressAgain = keepPresses(island),
): Promise<void> {
  const sendAgain = holdSending(island)
  try {
    const hydrate = await load()
    await hydrate()
    pressAgain()
  } finally {
    // Where there is no script after all, the browser sends it.
    sendAgain()
  }
}

/** @returns presses again, once, the last button that was pressed since */
export function keepPresses(island: HTMLElement): () => void {
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

/**
 * A press rather than a submission: React finishes an island that a press finds unfinished, and lets a submission pass.
 *
 * @returns sends, once, the form that was to be sent since
 */
function holdSending(island: HTMLElement): () => void {
  let send: (() => void) | null = null
  const hold = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    send = () => (submitter ? submitter.click() : form.requestSubmit())
    // One without an address is nothing but the script's.
    if (form.hasAttribute('action')) setTimeout(letGo, longestHoldMs)
  }
  const letGo = () => {
    island.removeEventListener('submit', hold)
    send?.()
    send = null
  }
  island.addEventListener('submit', hold)
  return letGo
}
