/**
 * Brings a field of the form into sight and puts the cursor there. Those of another tab are not there: all that are
 * gone to stand in the first one, or in the sidebar.
 */
export function goToField(name: string): void {
  const id = `field-${name}`
  if (!document.getElementById(id)) {
    document.querySelector<HTMLElement>('.tabs-field__tab-button')?.click()
  }
  requestAnimationFrame(() => focusOn(id))
}

function focusOn(id: string): void {
  const field = document.getElementById(id)
  const inner = field?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, button')
  const isControl = field?.matches('input, textarea, button')
  field?.scrollIntoView({ block: 'center' })
  const target = isControl ? field : inner
  target?.focus({ preventScroll: true })
}
