import { looksEmpty } from '@kariera/shared/rules/invisible'
import { canonicalMoment } from '@kariera/shared/rules/sofiaTime'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { z } from 'zod'
import { boundedText } from '../../editing/drafts.ts'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { hasContent } from './body/hasContent.ts'
import { accentCharacters, accentLength } from './accent/accentUse.ts'
import type { Validation } from '../../lib/validation/texts.ts'

/** Validates that the accent has at most `accentLength` characters, as readers count them. */
export function validAccent(value: unknown, { req }: Validation): true | string {
  if (value === undefined || value === null) return true
  const length = typeof value === 'string' ? accentCharacters(value) : Infinity
  if (length <= accentLength) return true
  return inLanguageOf(req, backOfficeTexts.article.accentTooLong(length, accentLength))
}

type DraftTitle = Validation & { data?: unknown; operation?: string | undefined }

/** Validates the title of a draft: a new one needs a title only if nothing else is written either. */
export function draftTitle(value: unknown, { data, operation, req }: DraftTitle): true | string {
  if (operation === 'create' && !hasWords(value) && !hasContentOf(data)) {
    return inLanguageOf(req, backOfficeTexts.article.titleRequired)
  }
  return boundedText(value, { req })
}

function hasContentOf(data: unknown): boolean {
  const { accent, body, picture } = contentSchema.parse(data)
  return hasWords(accent) || hasContent(body) || Boolean(picture)
}

const contentSchema = z
  .object({ accent: z.unknown(), body: z.unknown(), picture: z.unknown() })
  .partial()

function hasWords(value: unknown): boolean {
  return typeof value === 'string' && !looksEmpty(value)
}

/** Validates that the database can store a date. */
export function storableDate(value: unknown, { req }: Validation): true | string {
  if (value === undefined || value === null || value === '') return true
  return !Number.isNaN(momentOf(value)) || inLanguageOf(req, backOfficeTexts.article.wrongDate)
}

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
