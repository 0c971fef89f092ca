import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { foreignNodeIn } from '../articles/body/vocabulary.ts'
import { hasContent } from '../articles/body/validation.ts'
import { inLanguageOf } from '../../lib/i18n/language.ts'

/** Validates a text that may be empty; otherwise it follows the rules of a body. */
export const optionalBody: RichTextFieldValidation = (value, options) => {
  if (value === undefined || value === null) return true
  const foreign = foreignNodeIn(value)
  if (foreign !== null) return inLanguageOf(options.req, backOfficeTexts.body.foreignNode(foreign))
  return hasContent(value) ? richText(value, options) : true
}
