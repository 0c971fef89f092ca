import { formTexts } from '@kariera/shared/texts/reader'
import { createContext } from 'react'

/** What is wrong with the fields of a form, by their names. */
export type FieldFaults = Record<string, string>

/** A control that can be wrong. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Those of the form around a field. */
export const FieldFaultsContext = createContext<FieldFaults>({})

const texts = formTexts

/** @returns what is wrong with it, for its reader; the browser's own words where there are none of ours */
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

/** The controls of a form that are wrong, in its order. */
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
