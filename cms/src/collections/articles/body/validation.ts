import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { hasContent } from './hasContent.ts'
import { isWaitingPicture } from '#editing/uses/waitingPicture.ts'
import { foreignNodeIn } from './vocabulary.ts'
import type { Validation } from '#lib/validation/texts.ts'

/** Validates that a body has content, and contains only what the editor can write. */
export function writableBody(
  value: unknown,
  { req }: Validation,
  message: BackOfficeText = backOfficeTexts.article.bodyRequired,
): true | string {
  if (!hasContent(value)) return inLanguageOf(req, message)
  return knownNodes(value, { req })
}

/** Validates that a text contains only kinds of nodes that the editor can write and readers can be shown. */
export function knownNodes(
  value: unknown,
  { req }: Validation,
  isAllowed?: (node: unknown) => boolean,
): true | string {
  const foreign = foreignNodeIn(value, isAllowed)
  if (foreign === null) return true
  const { unfinishedPicture, foreignNode } = backOfficeTexts.body
  return inLanguageOf(req, foreign === 'upload' ? unfinishedPicture : foreignNode(foreign))
}

/** Like `writableBody`, and also validates the content of links and blocks with the editor's own rules. */
export const validBody = requiredBody(backOfficeTexts.article.bodyRequired)

/** @returns the same validator, with `message` as the error for an empty body */
export function requiredBody(message: BackOfficeText): RichTextFieldValidation {
  return async (value, options) => {
    const writable = writableBody(value, options, message)
    if (writable !== true || (await richText(value, options)) === true) return writable
    // The editor's own message is English and technical; each field in the text says what is wrong with it.
    return inLanguageOf(options.req, backOfficeTexts.body.toCorrect)
  }
}

/** The same for a draft, which may also have pictures that are still being copied. */
export function draftBody(value: unknown, { req }: Validation): true | string {
  return value === undefined || value === null || knownNodes(value, { req }, isWaitingPicture)
}
