import { searchPageSize } from '@kariera/shared/rules/listLengths'
import { z } from 'zod'
import { timeZone } from '@kariera/shared/rules/dates'
import { sql } from '@payloadcms/db-postgres'
import type { Connection } from '../../lib/db/connection.ts'
import type { SearchQuery } from './filters.ts'
import { selectOne } from '../../lib/db/select.ts'

/** Sums up the counts of articles that were saved since, so that searches add up few. */
export async function foldCounts(db: Connection): Promise<void> {
  await db.execute(sql`SELECT search_fold()`)
}

/** Ids of the articles on one page, the newest first, and the total number found. */
export type Found = { ids: number[]; total: number }

const foundSchema = z.object({ ids: z.array(z.number()), total: z.coerce.number() })

/**
 * Number of articles before a page.
 *
 * @param page from 1 on
 */
function offsetOf(page: number): number {
  return (page - 1) * searchPageSize
}

/** Ids; null for any. */
type Listed = { category: number | null; hashtag: number | null }

/**
 * Finds the live articles of a category, with a hashtag, of both, or all. The cost does not depend on the page or the
 * number of articles: past months are already counted (search_counts), so that the month in which a page begins is
 * known, and only that month is scanned.
 */
async function findListed(
  db: Connection,
  { category, hashtag }: Listed,
  { page, now }: { page: number; now: Date },
): Promise<Found> {
  const at = now.toISOString()
  const offset = offsetOf(page)
  const chosen = sql`hashtag_id = ${hashtag ?? 0}
    ${category === null ? sql`` : sql`AND category_id = ${category}`}`
  return selectOne(db, foundSchema)`
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
             LIMIT ${searchPageSize} OFFSET (SELECT skipped FROM block)) AS ids`
}

type SQL = ReturnType<typeof sql>

/** Normalised search texts (search/filters.ts); undefined for any. */
export type Texts = { title: string | undefined; entityName: string | undefined }

/** Shortest text that the index supports, characters: shorter ones are searched for in every row. */
const shortestIndexed = 3

/** Finds the live articles that contain the texts, ignoring case, among those with the category and hashtag. */
async function findMatching(
  db: Connection,
  { title, entityName, category, hashtag }: Texts & Listed,
  { page, now }: { page: number; now: Date },
): Promise<Found> {
  const conditions = [
    sql`date_published <= ${now.toISOString()}`,
    ...(title === undefined ? [] : [contains(sql`title`, title)]),
    ...(entityName === undefined ? [] : [contains(sql`entity_name`, entityName)]),
    ...(category === null ? [] : [sql`category_id = ${category}`]),
    ...(hashtag === null ? [] : [hasHashtag(hashtag)]),
  ]
  return selectOne(db, foundSchema)`
    WITH matches AS MATERIALIZED (
      SELECT article_id, date_published FROM search_texts WHERE ${sql.join(conditions, sql` AND `)})
    SELECT (SELECT count(*) FROM matches) AS total,
      ARRAY (SELECT article_id FROM matches ORDER BY date_published DESC, article_id DESC
             LIMIT ${searchPageSize} OFFSET ${offsetOf(page)}) AS ids`
}

function contains(column: SQL, text: string): SQL {
  if (Array.from(text).length < shortestIndexed)
    return sql`strpos(${column}, search_key(${text})) > 0`
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql`${column} LIKE search_key(${pattern})`
}

function hasHashtag(hashtag: number): SQL {
  return sql`EXISTS (SELECT FROM search_places AS place
    WHERE place.article_id = search_texts.article_id AND place.hashtag_id = ${hashtag})`
}

/** Returns the ids of a page of results, and their total number. */
export function find(
  db: Connection,
  { title, entityName, page }: Omit<SearchQuery, 'category' | 'hashtag'>,
  listed: Listed,
  now: Date,
): Promise<Found> {
  return title === undefined && entityName === undefined
    ? findListed(db, listed, { page, now })
    : findMatching(db, { title, entityName, ...listed }, { page, now })
}
