import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { QuoteTemplate } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { wholeNumber } from '../../lib/validation/texts.ts'
import { connectionOf } from '../../lib/db/connection.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { select } from '../../lib/db/select.ts'

const texts = backOfficeTexts.quoteTemplate

type Validation = { req: Pick<PayloadRequest, 'i18n'> }

/** @returns a validator for a whole number of pixels within the picture */
export const withinTemplate =
  (side: 'maxWidth' | 'maxHeight') =>
  (
    value: unknown,
    { req, siblingData }: Validation & { siblingData: Partial<Record<typeof side, unknown>> },
  ): true | string =>
    wholeNumber({ min: 0, max: Number(siblingData[side]) || 0 })(value, { req })

/**
 * Keeps exactly one default template outside the trash: a new default replaces the former one, the first template
 * becomes the default, and the default cannot be unset or trashed until another is chosen.
 *
 * @throws {APIError} 409 if there would be no default
 */
export const keepOneDefault: CollectionBeforeChangeHook<QuoteTemplate> = async ({
  data,
  originalDoc,
  req,
}) => {
  const connection = await connectionOf(req)
  await connection.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('quote-templates.default', 0))`,
  )
  const rows = await select(
    connection,
    z.object({ id: z.number() }),
  )`SELECT id FROM quote_templates WHERE is_default AND deleted_at IS NULL`
  const current = rows[0]?.id ?? null
  const isTrashed = Boolean(data.deletedAt ?? originalDoc?.deletedAt) && data.deletedAt !== null
  if (current !== null && current === originalDoc?.id) {
    if (isTrashed || data.isDefault === false) throw httpError(req, texts.stillDefault, 409)
    return data
  }
  if (isTrashed) return { ...data, isDefault: false }
  if (current === null) return { ...data, isDefault: true }
  if (data.isDefault !== true) return { ...data, isDefault: false }
  await connection.execute(sql`UPDATE quote_templates SET is_default = false WHERE is_default`)
  return data
}
