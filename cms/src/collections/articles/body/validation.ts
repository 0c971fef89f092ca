import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { inLanguageOf } from '../../../lib/i18n/language.ts'
import { foreignNodeIn } from './vocabulary.ts'
import type { Validation } from '../../../lib/validation/texts.ts'

/** Validates that a body has content, and contains only what the editor can write. */
export function writableBody(
  value: unknown,
  { req }: Validation,
  message: BackOfficeText = backOfficeTexts.article.bodyRequired,
): true | string {
  if (!hasContent(value)) return inLanguageOf(req, message)
  const foreign = foreignNodeIn(value)
  return foreign === null || inLanguageOf(req, backOfficeTexts.body.foreignNode(foreign))
}

/** Like `writableBody`, and also validates the content of links and blocks with the editor's own rules. */
export const validBody = requiredBody(backOfficeTexts.article.bodyRequired)

/** @returns the same validator, with `message` as the error for an empty body */
export function requiredBody(message: BackOfficeText): RichTextFieldValidation {
  return (value, options) => {
    const writable = writableBody(value, options, message)
    return writable === true ? richText(value, options) : writable
  }
}

/** Whether a node contains a picture, a block or text, at any depth. */
export function hasContent(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  if ('root' in node) return hasContent(node.root)
  if ('type' in node && (node.type === 'upload' || node.type === 'block')) return true
  if ('text' in node && typeof node.text === 'string' && node.text.trim()) return true
  return (
    'children' in node &&
    Array.isArray(node.children) &&
    node.children.some((child) => hasContent(child))
  )
}
