import type { Quote } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { connectionOf, type Connection } from '#lib/db/connection.ts'
import { select } from '#lib/db/select.ts'

const rowSchema = z.object({
  quoteImage: z.number().nullable(),
  template: z.number().nullable(),
  quoteShortText: z.string().nullable(),
  quoteImageGeneratedAt: z.iso.datetime().nullable(),
  quoteImageStatus: z.literal('generated').nullable(),
})

/** Fields that the image generator stores with a quote (fields.ts); nulls if there is no picture. */
export type QuoteImageFields = z.infer<typeof rowSchema>

const columns = sql`quote_image_id AS "quoteImage", template_id AS template,
  quote_short_text AS "quoteShortText", quote_image_status AS "quoteImageStatus",
  to_char(quote_image_generated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    AS "quoteImageGeneratedAt"`

/** Returns these fields of a quote's row; null if the quote does not exist or is in the trash. */
export async function imageOf(db: Connection, quoteId: number): Promise<QuoteImageFields | null> {
  const [row] = await select(db, rowSchema)`
    SELECT ${columns} FROM quotes WHERE id = ${quoteId} AND deleted_at IS NULL`
  return row ?? null
}

const keptSchema = rowSchema.extend({ rank: z.number().nullable() })

/**
 * Keeps the picture and the rank of a quote unchanged in a save, even if it restores another version, or comes from a
 * form that was loaded before. Must run after the row is locked (announceQuote.ts).
 */
export const keepImageAndRank: CollectionBeforeChangeHook<Quote> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc?.id === undefined) return data
  const [kept] = await select(await connectionOf(req), keptSchema)`
    SELECT ${columns}, rank::float8 AS rank FROM quotes WHERE id = ${originalDoc.id}`
  return { ...data, ...kept }
}
