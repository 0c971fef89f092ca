import type { Quote } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { connectionOf, type Connection } from '../../../lib/db/connection.ts'
import { select } from '../../../lib/db/select.ts'

const rowSchema = z.object({
  quoteImage: z.number().nullable(),
  template: z.number().nullable(),
  quoteShortText: z.string().nullable(),
  quoteImageGeneratedAt: z.iso.datetime().nullable(),
  quoteImageStatus: z.literal('generated').nullable(),
})

/** Fields that the image generator stores with a quote (fields.ts); nulls if there is no picture. */
export type QuoteImageFields = z.infer<typeof rowSchema>

/** Returns these fields of a quote's row; null if the quote does not exist or is in the trash. */
export async function imageOf(db: Connection, quoteId: number): Promise<QuoteImageFields | null> {
  return (await read(db, sql`id = ${quoteId} AND deleted_at IS NULL`))[0] ?? null
}

/**
 * Keeps these fields unchanged in a save, even if it restores another version, or comes from a form that was loaded
 * before the picture was made. Must run after the row is locked (announceQuote.ts).
 */
export const keepImage: CollectionBeforeChangeHook<Quote> = async ({ data, originalDoc, req }) => {
  if (originalDoc?.id === undefined) return data
  const [kept] = await read(await connectionOf(req), sql`id = ${originalDoc.id}`)
  return { ...data, ...kept }
}

async function read(db: Connection, where: ReturnType<typeof sql>): Promise<QuoteImageFields[]> {
  return select(db, rowSchema)`
    SELECT quote_image_id AS "quoteImage", template_id AS template,
      quote_short_text AS "quoteShortText", quote_image_status AS "quoteImageStatus",
      to_char(quote_image_generated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        AS "quoteImageGeneratedAt"
    FROM quotes WHERE ${where}`
}
