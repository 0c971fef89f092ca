import { formTexts } from '@kariera/shared/texts/reader'
import { createContext } from 'react'

/** The errors of a form's fields, by field name. */
export type FieldFaults = Record<string, string>

/** A control that can be invalid. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The errors of the form around a field. */
export const FieldFaultsContext = createContext<FieldFaults>({})

const texts = formTexts

/** @returns the error of a control for the reader; the browser's own message if we have none */
export function faultOf(
  control: Pick<FormControl, 'type' | 'validity' | 'validationMessage'>,
): string {
  const { type, validity, validationMessage } = control
  if (validity.customError) return validationMessage
  if (validity.typeMismatch && type === 'email') return texts.wrongEmail
  if (validity.badInput) return texts.wrongNumber
  if (!validity.valueMissing) return validationMessage
  if (type === 'checkbox') return texts.unchecked
  return type === 'radio' || type === 'select-one' ? texts.unchosen : texts.missing
}

/** Returns the invalid controls of a form, in order. */
export function wrongControls({ elements }: HTMLFormElement): FormControl[] {
  return [...elements].filter(isControl).filter(({ validity }) => !validity.valid)
}

export function isControl(element: unknown): element is FormControl {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}
