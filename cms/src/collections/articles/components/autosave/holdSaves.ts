const saveButtons = '#action-save, #action-save-draft'

/**
 * Holds back the presses of a form's save buttons: what is saved by hand must not be overtaken by what was sent before
 * it. They come into effect when the hold ends.
 *
 * @returns what ends the hold
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
  // Before React, which listens further in.
  window.addEventListener('click', hold, { capture: true, signal: holding.signal })
  return () => {
    holding.abort()
    pressed?.click()
  }
}
