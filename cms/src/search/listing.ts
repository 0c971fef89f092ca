import { searchPageSize } from '@kariera/shared/rules/search'
import { timeZone } from '@kariera/shared/rules/dates'
import { sql } from '@payloadcms/db-postgres'
import type { Connection } from '../lib/db/connection.ts'
import { before, foundIn, type Found } from './found.ts'

/** Ids; null: any. */
export type Listed = { category: number | null; hashtag: number | null }

/**
 * The live articles of a category, with a hashtag, or of both, or all. It costs the same on every page, however many
 * there are: the months before this one are counted already (search_counts), so that a page begins in a month that is
 * known, and only that month is walked through.
 */
export async function findListed(
  db: Connection,
  { category, hashtag }: Listed,
  { page, now }: { page: number; now: Date },
): Promise<Found> {
  const at = now.toISOString()
  const offset = before(page)
  const chosen = sql`hashtag_id = ${hashtag ?? 0}
    ${category === null ? sql`` : sql`AND category_id = ${category}`}`
  const { rows } = await db.execute(sql`
    WITH months AS (
      SELECT month, sum(articles) AS articles FROM search_counts
      WHERE ${chosen} AND month < search_month(${at}) GROUP BY month HAVING sum(articles) > 0),
    recent AS (
      SELECT count(*) AS articles FROM search_places
      WHERE ${chosen} AND date_published <= ${at}
        AND date_published >= search_month(${at})::timestamp AT TIME ZONE ${timeZone}),
    blocks AS (
      SELECT articles, ${at}::timestamptz + interval '1 millisecond' AS until, 0 AS before FROM recent
      UNION ALL
      SELECT articles, (month + interval '1 month') AT TIME ZONE ${timeZone},
        (SELECT articles FROM recent) + sum(articles) OVER (ORDER BY month DESC) - articles FROM months),
    block AS (
      SELECT until, ${offset} - before AS skipped FROM blocks
      WHERE before <= ${offset} AND before + articles > ${offset})
    SELECT (SELECT sum(articles) FROM blocks) AS total,
      ARRAY (SELECT article_id FROM search_places
             WHERE ${chosen} AND date_published < (SELECT until FROM block)
             ORDER BY date_published DESC, article_id DESC
             LIMIT ${searchPageSize} OFFSET (SELECT skipped FROM block)) AS ids`)
  return foundIn(rows)
}
