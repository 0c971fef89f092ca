import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { inLanguageOf } from '../../lib/i18n/language.ts'

const texts = backOfficeTexts.picture

/**
 * Validates the author of a picture: a new picture for a text has one (A-RT-3) unless it was pasted with its document, and a
 * picture that has one is not left without.
 */
export const validCredit: TextFieldSingleValidation = (value, options) => {
  const { siblingData, operation, previousValue, req } = options
  if (value?.trim()) return text(value, options)
  if (previousValue?.trim()) return inLanguageOf(req, texts.authorRequired)
  const isNew = operation === 'create' && isContent(siblingData) && !req.context.isPasted
  return isNew ? inLanguageOf(req, texts.authorMissing) : true
}

function isContent(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'content'
}
