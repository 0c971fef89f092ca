import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { ArticleFacts } from './facts.ts'
import type { Connection } from './connection.ts'

type SQL = ReturnType<typeof sql>

const moment = z.coerce.date().transform((date) => date.toISOString())

const edgeSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** Its publication date has come. */
  appears: z.boolean(),
  facts: z.object({
    slug: z.string().nullable(),
    category: z.number().nullable(),
    datePublished: moment.nullable(),
  }) satisfies z.ZodType<ArticleFacts>,
})

/** An article that time has changed: it appears, or its promotion begins or ends. */
export type Edge = z.infer<typeof edgeSchema>

const edgeColumns = [sql`date_published`, sql`paid_start_date`, sql`paid_end_date`]
const published = sql`_status = 'published' AND deleted_at IS NULL`

/**
 * The articles with an edge after `last` and until `now`, but for those that a publish of their own has announced
 * since: it has told the lists of a new article, and the article's own page and cards of anything.
 */
export async function edgesBetween(db: Connection, last: Date, now: Date): Promise<Edge[]> {
  const passed = (column: SQL) => sql`(${column} > ${last.toISOString()}
    AND ${column} <= ${now.toISOString()} AND NOT EXISTS (
      SELECT 1 FROM publish_events AS e
      WHERE e.document_type = 'articles' AND e.document_id = articles.id AND e.created_at >= ${column}
        AND (${column} <> date_published OR e.was IS NULL)))`
  const { rows } = await db.execute(sql`
    SELECT id, coalesce(title, '') AS title, date_published > ${last.toISOString()} AS appears,
      jsonb_build_object('slug', slug, 'category', category_id, 'datePublished', date_published) AS facts
    FROM articles
    WHERE ${published} AND (${sql.join(edgeColumns.map(passed), sql` OR `)})
    ORDER BY id`)
  return z.array(edgeSchema).parse(rows)
}

/** When the next edge comes; null when there is none. */
export async function nextEdge(db: Connection, now: Date): Promise<Date | null> {
  const moments = edgeColumns.map((column) => firstAfter(column, now))
  const { rows } = await db.execute(sql`SELECT least(${sql.join(moments, sql`, `)}) AS at`)
  return z.object({ at: z.coerce.date().nullable() }).parse(rows[0]).at
}

function firstAfter(column: SQL, from: Date): SQL {
  return sql`(SELECT min(${column}) FROM articles WHERE ${published} AND ${column} > ${from.toISOString()})`
}
