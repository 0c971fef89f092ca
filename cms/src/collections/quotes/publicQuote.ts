import { publishedSql } from '@kariera/shared/rules/liveAndPromoted'
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
  /** PostgreSQL's version of the row; it changes with each write of the row. */
  revision: z.string(),
})

/** The quote's row: what was last published, independent of its drafts. */
export type PublicQuote = z.infer<typeof rowSchema>

/**
 * Reads the row inside the request's transaction and locks it, so that two saves of one quote run one after the other.
 * Rows that reference it, such as its views, can still be inserted.
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
