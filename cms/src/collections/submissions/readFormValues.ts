import type { FormField } from '@kariera/shared/contracts/reading/pages'
import {
  emailAddress,
  lineSchema,
  textSchema,
  type BrandingCall,
} from '@kariera/shared/contracts/writing'
import { looksEmpty } from '@kariera/shared/rules/invisible'
import { maxTextLengths } from '@kariera/shared/rules/textLengths'
import { refusalTexts } from '@kariera/shared/texts/refusals'
import { mailTexts } from '@kariera/shared/texts/mail'
import type { z } from 'zod'

const texts = refusalTexts

/** The filled-in fields of a form, with labels and in their order; or an error message. */
export type FormReading =
  | { fields: { label: string; value: string }[]; replyTo: string | null }
  | { error: string }

type Values = BrandingCall['formData']

/** Validates the values against the service's own form: a caller may have left out or invented anything (R-BRAND-2). */
export function readFormValues(form: FormField[], values: Values): FormReading {
  const known = new Set(form.map(({ id }) => id))
  if (Object.keys(values).some((id) => !known.has(id))) return { error: texts.formChanged }
  const fields: { label: string; value: string }[] = []
  let replyTo: string | null = null
  for (const field of form) {
    const value = valueIn(field, Object.hasOwn(values, field.id) ? values[field.id] : undefined)
    if (value === null) return { error: texts.wrong(field.label) }
    if (value === '' && field.required) return { error: texts.missing(field.label) }
    fields.push({ label: field.label, value })
    if (field.type === 'email' && value !== '') replyTo ??= value
  }
  return { fields, replyTo }
}

/** Returns a value as text; empty if nothing was filled in, null if it is invalid for the field. */
function valueIn(field: FormField, value: Values[string] | undefined): string | null {
  if (value === undefined || isBlank(value)) return ''
  if (field.type === 'checkbox') return chosen(field, [value].flat())
  if (Array.isArray(value) || typeof value === 'boolean') return null
  const text = String(value).trim()
  switch (field.type) {
    case 'select':
    case 'radio':
      return field.options.find((option) => option === text) ?? null
    case 'number':
      return /^-?\d{1,15}(?:[.,]\d{1,10})?$/.test(text) ? text : null
    case 'email':
      return parsed(emailAddress, text)
    case 'textarea':
      return parsed(textSchema(maxTextLengths.text), text)
    case 'text':
    case 'tel':
      return parsed(lineSchema(maxTextLengths.line), text)
  }
}

function isBlank(value: Values[string]): boolean {
  if (Array.isArray(value)) return value.every(looksEmpty)
  return value === false || (typeof value === 'string' && looksEmpty(value))
}

/**
 * Returns the word for yes for a ticked checkbox without options, and the texts of chosen options, each once; null if a
 * value is not an option.
 */
function chosen({ options }: FormField, values: (string | number | boolean)[]): string | null {
  if (options.length === 0) return values.length === 1 ? mailTexts.submissions.yes : null
  const ticked = new Set(values.map(String).filter((value) => value.trim() !== ''))
  const known = options.filter((option) => ticked.has(option))
  return known.length === ticked.size ? known.join(', ') : null
}

function parsed(schema: z.ZodType<string>, text: string): string | null {
  const { data } = schema.safeParse(text)
  return data ?? null
}
