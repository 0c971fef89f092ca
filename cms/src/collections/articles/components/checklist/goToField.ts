/**
 * Scrolls to a field of the form and puts the cursor there. Fields of an inactive tab are not in the page, so the first
 * tab is opened: all fields of the checklist are in it, or in the sidebar.
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
