import type { FormField } from '@kariera/shared/contracts/reading/pages'

/** The kind of control for a field: a line, several lines, a select, radio buttons, or one or more checkboxes. */
export type Control = 'line' | 'lines' | 'select' | 'radios' | 'boxes' | 'box'

/** Returns the control by the field's type; a checkbox without options is one box (R-BRAND-2). */
export function controlOf({ type, options }: Pick<FormField, 'type' | 'options'>): Control {
  switch (type) {
    case 'textarea':
      return 'lines'
    case 'checkbox':
      return options.length > 0 ? 'boxes' : 'box'
    case 'radio':
      return 'radios'
    case 'select':
      return 'select'
    case 'text':
    case 'email':
    case 'tel':
    case 'number':
      return 'line'
  }
}

/** Returns the type of the `input` for a line. */
export function inputTypeOf({
  type,
}: Pick<FormField, 'type'>): 'text' | 'email' | 'tel' | 'number' {
  return type === 'email' || type === 'tel' || type === 'number' ? type : 'text'
}

const nameOfPerson = /^(?:вашето |твоето )?име(?: и фамилия)?$|^(?:your |full )?name$/i

/** Returns the browser's autocomplete value, for fields whose meaning is obvious. */
export function autocompleteOf({
  type,
  label,
}: Pick<FormField, 'type' | 'label'>): 'email' | 'tel' | 'name' | undefined {
  if (type === 'email' || type === 'tel') return type
  return type === 'text' && nameOfPerson.test(label.trim()) ? 'name' : undefined
}
