import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '#lib/db/connection.ts'
import { datedIn } from '#content-api/month.ts'
import { selectIds, selectOne } from '#lib/db/select.ts'

type SQL = ReturnType<typeof sql>

/**
 * Largest number of articles, the oldest first, among which an article that was there all along is looked for. It is
 * nearly always the first.
 */
const articlesLookedAt = 20

/**
 * Whether a month has contained a live article since `since` without a break: an article that was live then and had no
 * event afterwards. In that case the existence of the month was announced before (docs/decisions/0017).
 *
 * @param category limits the check to one category; null for all
 */
export async function monthAlreadyAnnounced(
  db: Connection,
  { category, month }: { category: number | null; month: string },
  since: Date,
): Promise<boolean> {
  const ofCategory = category === null ? sql`` : sql`AND category_id = ${category}`
  const places = sql`hashtag_id = 0 ${ofCategory} AND ${datedIn(month)}`
  const row = await selectOne(
    db,
    z.object({ settled: z.boolean() }),
  )`SELECT EXISTS (${settledAmong(places, since)}) AS settled`
  return row.settled
}

/** Returns those of the hashtags that a live article has had since `since` without a break. */
export async function hashtagsAlreadyAnnounced(
  db: Connection,
  hashtags: number[],
  since: Date,
): Promise<Set<number>> {
  if (hashtags.length === 0) return new Set()
  const ids = await selectIds(db)`
    SELECT asked.id FROM (
      SELECT value::int AS id FROM jsonb_array_elements_text(${JSON.stringify(hashtags)}::jsonb)) AS asked
    WHERE EXISTS (${settledAmong(sql`hashtag_id = asked.id`, since)})`
  return new Set(ids)
}

function settledAmong(places: SQL, since: Date): SQL {
  const moment = since.toISOString()
  return sql`
    SELECT FROM (
      SELECT article_id FROM search_places WHERE ${places} AND date_published <= ${moment}
        AND date_published <= (SELECT last_tick FROM publishing_clock)
      ORDER BY date_published, article_id LIMIT ${articlesLookedAt}) AS oldest
    WHERE NOT EXISTS (
      SELECT FROM publish_events
      WHERE document_type = 'articles' AND document_id = article_id AND created_at >= ${moment})`
}
