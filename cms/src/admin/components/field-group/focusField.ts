const controls = ['input', 'textarea', 'select', '[contenteditable="true"]', 'button']
  .map((one) => `${one}:not(:disabled, [type="hidden"], [tabindex="-1"])`)
  .join()

/** How long a row of Payload's takes to unfold, milliseconds. */
const unfoldMs = 400

/**
 * Puts the cursor into the first control of a field, and opens the group or the row that it is in.
 *
 * @param field the control itself, or an element around it
 * @returns whether it has a control
 */
export function focusField(field: Element): boolean {
  const group = field.closest('details')
  if (group) group.open = true
  const row = field.closest('.collapsible--collapsed')
  if (row) {
    row.querySelector<HTMLElement>('.collapsible__toggle')?.click()
    setTimeout(() => focusField(field), unfoldMs)
    return true
  }
  const control = field.matches(controls) ? field : field.querySelector(controls)
  field.scrollIntoView({ block: 'center' })
  if (!(control instanceof HTMLElement)) return false
  control.focus({ preventScroll: true })
  return true
}
