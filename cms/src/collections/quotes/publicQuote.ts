import { publishedSql } from '@kariera/shared/rules/article'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../../lib/db/connection.ts'
import { select } from '../../lib/db/select.ts'

const rowSchema = z.object({
  id: z.number(),
  slug: z.string().nullable(),
  text: z.string().nullable(),
  published: z.boolean(),
  /** PostgreSQL's name of the row's version: another one means that the row was written. */
  revision: z.string(),
})

/** The quote's row: what was last published, whatever its drafts say. */
export type PublicQuote = z.infer<typeof rowSchema>

/**
 * Reads the row inside the request's transaction and locks it: two saves of one quote come one after the other. Rows
 * that name it may come meanwhile: its views do.
 */
export async function lockPublicQuote(
  req: PayloadRequest,
  id: number,
): Promise<PublicQuote | null> {
  const connection = await connectionOf(req)
  const [row] = await select(connection, rowSchema)`
    SELECT id, slug, quote_text AS text, ${sql.raw(publishedSql)} AS published,
      xmin::text || ':' || ctid::text AS revision
    FROM quotes WHERE id = ${id} FOR NO KEY UPDATE`
  return row ?? null
}
