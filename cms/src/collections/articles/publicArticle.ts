import { publishedSql } from '@kariera/shared/rules/liveAndPromoted'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../../lib/db/connection.ts'
import type { ArticleFacts } from '../../publishing/facts.ts'
import { select } from '../../lib/db/select.ts'

/** A moment of the database as UTC, ISO 8601. */
export const moment = z.coerce.date().transform((date) => date.toISOString())

const rowSchema = z.object({
  id: z.number(),
  slug: z.string().nullable(),
  title: z.string().nullable(),
  category: z.number().nullable(),
  datePublished: moment.nullable(),
  published: z.boolean(),
  paid: z.boolean().nullable(),
  paidStartDate: moment.nullable(),
  paidEndDate: moment.nullable(),
  firstPromotedAt: moment.nullable(),
  author: z.number().nullable(),
  hashtags: z.array(z.number()),
  /** PostgreSQL's version of the row; it changes with each write of the row. */
  revision: z.string(),
})

/** The article's row: what was last published, independent of its drafts. */
export type PublicArticle = z.infer<typeof rowSchema>

/**
 * Reads the row inside the request's transaction and locks it, so that two saves of one article run one after the other
 * and each knows the previous state. Rows that reference it, such as its views, can still be inserted.
 */
export async function lockPublicArticle(
  req: PayloadRequest,
  id: number,
): Promise<PublicArticle | null> {
  const connection = await connectionOf(req)
  const [row] = await select(connection, rowSchema)`
    SELECT id, slug, title, category_id AS category, date_published AS "datePublished",
           ${sql.raw(publishedSql)} AS published, paid,
           paid_start_date AS "paidStartDate", paid_end_date AS "paidEndDate",
           first_promoted_at AS "firstPromotedAt", author_id AS author,
           ARRAY(SELECT hashtags_id FROM articles_rels
             WHERE parent_id = articles.id AND path = 'hashtags' ORDER BY "order") AS hashtags,
           xmin::text || ':' || ctid::text AS revision
    FROM articles WHERE id = ${id} FOR NO KEY UPDATE`
  return row ?? null
}

/** Returns what readers may know of the article; null if it is not published. */
export function factsOf(article: PublicArticle | null | undefined): ArticleFacts | null {
  if (!article?.published) return null
  const { slug, category, datePublished, paid, hashtags } = article
  return { slug, category, datePublished, paid: paid ?? false, hashtags }
}
