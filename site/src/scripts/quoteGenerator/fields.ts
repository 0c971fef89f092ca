import { defaultQuoteTemplate, quoteTemplateSchema } from '@kariera/shared/contracts/quoteImage'
import type { QuoteToDraw } from '@kariera/shared/quote-image/layout'
import { z } from 'zod'

/** As a form has it: numbers are texts there. */
const typedSchema = quoteTemplateSchema.extend({
  text: z.string(),
  author: z.string(),
  fontSize: z.coerce.number(),
  textX: z.coerce.number(),
  textY: z.coerce.number(),
})

type Field = HTMLInputElement | HTMLTextAreaElement

/** What the form says is to be drawn; null where a field is wrong. */
export function pictureIn(form: HTMLFormElement): QuoteToDraw | null {
  if (wrongOf(form).length > 0) return null
  const typed = { ...defaultQuoteTemplate, ...Object.fromEntries(new FormData(form)) }
  const { text, author, ...template } = typedSchema.parse(typed)
  return { template, text, author }
}

/** Says below each field what is wrong with it. @returns the first one that is */
export function markWrong(form: HTMLFormElement): Field | undefined {
  const wrong = wrongOf(form)
  for (const field of fieldsOf(form)) {
    const isWrong = wrong.includes(field)
    const said = document.getElementById(`${field.id}-wrong`)
    if (isWrong) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
    const text = isWrong ? (field.dataset.wrong ?? '') : ''
    if (said && said.textContent !== text) said.textContent = text
  }
  return wrong[0]
}

function wrongOf(form: HTMLFormElement): Field[] {
  return fieldsOf(form).filter((field) => !field.validity.valid || field.value.trim() === '')
}

/** Those that can be wrong. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return Array.from(form.querySelectorAll<Field>('[data-wrong]'))
}
