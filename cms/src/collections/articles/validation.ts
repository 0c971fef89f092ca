import { canonicalMoment } from '@kariera/shared/rules/sofiaTime'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import type { PayloadRequest, RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { accentCharacters, accentLength } from './accent/accentUse.ts'
import { foreignNodeIn } from './body/vocabulary.ts'
import { validateReference } from '../../lib/validation/validateReference.ts'

type Validation = { req: Pick<PayloadRequest, 'i18n'> }

/** Longest title, name or other line of text, characters. */
export const textLength = 300

/** @returns a validator that answers `message` where there is nothing but white space, and limits the length */
export const requiredText =
  (message: BackOfficeText, longest = textLength) =>
  (value: unknown, { req }: Validation): true | string => {
    if (typeof value !== 'string' || !value.trim()) return inLanguageOf(req, message)
    return value.length <= longest || inLanguageOf(req, backOfficeTexts.tooLong(longest))
  }

/** @returns a validator that answers `message` where the text, empty if there is none, does not match */
export const matchingText =
  (pattern: RegExp, message: BackOfficeText) =>
  (value: unknown, { req }: Validation): true | string =>
    ((value === undefined || value === null || typeof value === 'string') &&
      pattern.test(value ?? '')) ||
    inLanguageOf(req, message)

/** @returns a validator that wants a whole number within bounds */
export const wholeNumber =
  ({ min, max }: { min: number; max: number }) =>
  (value: unknown, { req }: Validation): true | string =>
    (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) ||
    inLanguageOf(req, backOfficeTexts.input.wrongNumber(min, max))

/** At most `accentLength` characters, as a reader counts them. */
export function validAccent(value: unknown, { req }: Validation): true | string {
  if (value === undefined || value === null) return true
  const length = typeof value === 'string' ? accentCharacters(value) : Infinity
  if (length <= accentLength) return true
  return inLanguageOf(req, backOfficeTexts.article.accentTooLong(length, accentLength))
}

/** A body needs something to read or to look at; and it holds what the editor can write and nothing else. */
export function writableBody(
  value: unknown,
  { req }: Validation,
  message: BackOfficeText = backOfficeTexts.article.bodyRequired,
): true | string {
  if (!hasContent(value)) return inLanguageOf(req, message)
  const foreign = foreignNodeIn(value)
  return foreign === null || inLanguageOf(req, backOfficeTexts.body.foreignNode(foreign))
}

/** The same, and what stands inside links and blocks by the editor's own rules. */
export const validBody = requiredBody(backOfficeTexts.article.bodyRequired)

/** @returns the same validator, which answers `message` where there is nothing in the body */
export function requiredBody(message: BackOfficeText): RichTextFieldValidation {
  return (value, options) => {
    const writable = writableBody(value, options, message)
    return writable === true ? richText(value, options) : writable
  }
}

/** Whether there is a picture, a block or a letter in it, at any depth. */
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

/** Drafts may still lack it; what readers see may not. What is chosen has to exist. */
export async function validCategory(
  value: unknown,
  { data, req }: { data: { _status?: unknown }; req: PayloadRequest },
): Promise<true | string> {
  if (data._status === 'published' && !value) {
    return inLanguageOf(req, backOfficeTexts.article.categoryRequired)
  }
  return categoryExists(value, { req })
}

const categoryExists = validateReference('categories')

/** One line of text. */
export function shortText(value: unknown, { req }: Validation): true | string {
  if (value === undefined || value === null) return true
  const fits = typeof value === 'string' && value.length <= textLength
  return fits || inLanguageOf(req, backOfficeTexts.tooLong(textLength))
}

/** Longest address, characters. */
const linkLength = 2000

/** @returns a validator that answers `message` where there is something else than an http(s) address */
export const httpLink =
  (message: BackOfficeText) =>
  (value: unknown, { req }: Validation): true | string => {
    if (value === undefined || value === null || value === '') return true
    const isLink =
      typeof value === 'string' &&
      value.length <= linkLength &&
      /^https?:\/\/[^\s"<>\\]+$/i.test(value) &&
      URL.canParse(value)
    return isLink || inLanguageOf(req, message)
  }

/** Articles are of our time: the year stands in their address. */
export function validPublicationDate(value: unknown, { req }: Validation): true | string {
  if (value === undefined || value === null || value === '') return true
  const year = new Date(momentOf(value)).getUTCFullYear()
  return (year >= 1990 && year < 2100) || inLanguageOf(req, backOfficeTexts.article.wrongDate)
}

type Promotion = { paid?: unknown; paidStartDate?: unknown }

/** A promotion ends after it has begun. */
export function validPromotionEnd(
  value: unknown,
  { data, req }: Validation & { data: Promotion },
): true | string {
  const valid = validPublicationDate(value, { req })
  if (valid !== true || !value || !data.paid || !data.paidStartDate) return valid
  return (
    !(momentOf(value) <= momentOf(data.paidStartDate)) ||
    inLanguageOf(req, backOfficeTexts.article.endsBeforeStart)
  )
}

/** Milliseconds since 1970; NaN where it is no date. A text is ISO 8601, without a zone Sofia's. */
export function momentOf(value: unknown): number {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'string' ? Date.parse(canonicalMoment(value) ?? '') : NaN
}
