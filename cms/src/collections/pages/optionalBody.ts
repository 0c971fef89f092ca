import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { hasContent } from '../articles/body/hasContent.ts'
import { knownNodes } from '../articles/body/validation.ts'

/** Validates a text that may be empty; otherwise it follows the rules of a body. */
export const optionalBody: RichTextFieldValidation = (value, options) => {
  if (value === undefined || value === null) return true
  const known = knownNodes(value, options)
  if (known !== true) return known
  return hasContent(value) ? richText(value, options) : true
}
