const saveButtons = '#action-save, #action-save-draft'

/**
 * Holds back clicks on a form's save buttons, so that an earlier request cannot overtake a save by hand. The clicks
 * take effect when the hold ends.
 *
 * @returns a function that ends the hold
 */
export function holdSaves(form: HTMLFormElement | null): () => void {
  const holding = new AbortController()
  let pressed: HTMLElement | null = null
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest(saveButtons) : null
    if (!(button instanceof HTMLElement) || button.closest('form') !== form) return
    event.preventDefault()
    event.stopPropagation()
    pressed = button
  }
  // On the window, to run before React's listeners, which are further inside.
  window.addEventListener('click', hold, { capture: true, signal: holding.signal })
  return () => {
    holding.abort()
    pressed?.click()
  }
}
