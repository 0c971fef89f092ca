import type { Quote } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { connectionOf } from '#lib/db/connection.ts'

/** Deletes a picture that no quote uses any more; its file stays for a while (collections/media/hooks/retire.ts). */
export async function removeIfUnused(req: PayloadRequest, id: number): Promise<void> {
  const db = await connectionOf(req)
  await db.execute(sql`SELECT 1 FROM quote_images WHERE id = ${id} FOR UPDATE`)
  const { rows } = await db.execute(sql`
    SELECT id FROM quote_images WHERE id = ${id}
      AND NOT EXISTS (SELECT 1 FROM quotes WHERE quote_image_id = ${id})
      AND NOT EXISTS (SELECT 1 FROM _quotes_v WHERE version_quote_image_id = ${id} AND latest)`)
  if (rows.length > 0) {
    await req.payload.delete({ collection: 'quote-images', id, depth: 0, req })
  }
}

/** Deletes the picture of a quote that is deleted permanently. */
export const removeImageOfDeleted: CollectionAfterDeleteHook<Quote> = async ({ doc, req }) => {
  const { quoteImage } = doc
  const id = typeof quoteImage === 'object' ? quoteImage?.id : quoteImage
  if (typeof id === 'number') await removeIfUnused(req, id)
}
