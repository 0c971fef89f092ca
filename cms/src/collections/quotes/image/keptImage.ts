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

/** What the image generator keeps with a quote (fields.ts); nulls where it has made nothing. */
export type QuoteImageFields = z.infer<typeof rowSchema>

/** What the quote's row has of it; null where there is none, or it is in the trash. */
export async function imageOf(db: Connection, quoteId: number): Promise<QuoteImageFields | null> {
  return (await read(db, sql`id = ${quoteId} AND deleted_at IS NULL`))[0] ?? null
}

/**
 * A save does not change it, whatever the save began with: another version that is restored, or a form that was read
 * before a picture was made. After the row is locked (announceQuote.ts).
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
