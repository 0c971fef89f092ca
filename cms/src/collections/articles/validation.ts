import { canonicalMoment } from '@kariera/shared/rules/sofiaTime'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { PayloadRequest } from 'payload'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { accentCharacters, accentLength } from './accent/accentUse.ts'
import type { Validation } from '../../lib/validation/texts.ts'
import { validateReference } from '../../lib/validation/validateReference.ts'

/** Validates that the accent has at most `accentLength` characters, as readers count them. */
export function validAccent(value: unknown, { req }: Validation): true | string {
  if (value === undefined || value === null) return true
  const length = typeof value === 'string' ? accentCharacters(value) : Infinity
  if (length <= accentLength) return true
  return inLanguageOf(req, backOfficeTexts.article.accentTooLong(length, accentLength))
}

/** Validates the category: drafts may lack it, published articles may not. A chosen category must exist. */
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

/** Validates the date: its year must be plausible, because it becomes part of the article's address. */
export function validPublicationDate(value: unknown, { req }: Validation): true | string {
  if (value === undefined || value === null || value === '') return true
  const year = new Date(momentOf(value)).getUTCFullYear()
  return (year >= 1990 && year < 2100) || inLanguageOf(req, backOfficeTexts.article.wrongDate)
}

type Promotion = { paid?: unknown; paidStartDate?: unknown }

/** Validates that a promotion ends after its start. */
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

/** Returns milliseconds since 1970; NaN if it is not a date. A text is ISO 8601, in Sofia's time if it has no zone. */
export function momentOf(value: unknown): number {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'string' ? Date.parse(canonicalMoment(value) ?? '') : NaN
}
