import type { ClientDirective } from 'astro'

type Load = Parameters<ClientDirective>[0]

/** How long a form waits for its script, milliseconds; after that the browser sends it. */
const longestHoldMs = 2000

/** Hydrates an island. A button press or a submit that came too early is repeated. */
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
    // If the script failed to load, the browser sends the form.
    sendAgain()
  }
}

/** @returns a function that repeats, once, the last button press since then */
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
 * Repeats a click on the submit button instead of the submit event: React finishes hydrating an island on a click, but
 * not on a submit.
 *
 * @returns a function that sends, once, the form that was held back
 */
function holdSending(island: HTMLElement): () => void {
  let send: (() => void) | null = null
  const hold = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    send = () => (submitter ? submitter.click() : form.requestSubmit())
    // A form without an address works only with the script.
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
