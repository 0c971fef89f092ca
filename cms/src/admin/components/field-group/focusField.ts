const controls = ['input', 'textarea', 'select', '[contenteditable="true"]', 'button']
  .map((one) => `${one}:not(:disabled, [type="hidden"], [tabindex="-1"])`)
  .join()

/**
 * Puts the cursor into the first control of a field, and opens the group that it is in.
 *
 * @param field the control itself, or an element around it
 * @returns whether it has a control
 */
export function focusField(field: Element): boolean {
  const group = field.closest('details')
  if (group) group.open = true
  const control = field.matches(controls) ? field : field.querySelector(controls)
  field.scrollIntoView({ block: 'center' })
  if (!(control instanceof HTMLElement)) return false
  control.focus({ preventScroll: true })
  return true
}
