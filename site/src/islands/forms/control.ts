import type { FormField } from '@kariera/shared/contracts/reading/pages'

/** What a field is filled in with: a line, several lines, a list to unfold, or one or many boxes. */
export type Control = 'line' | 'lines' | 'select' | 'radios' | 'boxes' | 'box'

/** By its type; a checkbox without options is one box (R-BRAND-2). */
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

/** The type of the `input` for a line. */
export function inputTypeOf({
  type,
}: Pick<FormField, 'type'>): 'text' | 'email' | 'tel' | 'number' {
  return type === 'email' || type === 'tel' || type === 'number' ? type : 'text'
}

const nameOfPerson = /^(?:вашето |твоето )?име(?: и фамилия)?$|^(?:your |full )?name$/i

/** What the browser may fill in by itself, where that is plain to see. */
export function autocompleteOf({
  type,
  label,
}: Pick<FormField, 'type' | 'label'>): 'email' | 'tel' | 'name' | undefined {
  if (type === 'email' || type === 'tel') return type
  return type === 'text' && nameOfPerson.test(label.trim()) ? 'name' : undefined
}
