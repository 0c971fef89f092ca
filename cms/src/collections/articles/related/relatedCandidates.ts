import { relatedCount } from '@kariera/shared/rules/listLengths'
import { sql } from '@payloadcms/db-postgres'
import { liveAt } from '#content-api/liveArticles.ts'
import type { Connection } from '#lib/db/connection.ts'
import { selectIds } from '#lib/db/select.ts'

/** An article's position in its category's order of time; without a category it has no neighbours. */
export type Place = { id: number; category: number | null; datePublished: string }

/**
 * The live articles near a row `place` of `id`, `category_id` and `date_published`, up to `relatedCount` before it and
 * as many after it: `id`, `slug`, `is_before`, and the `distance` in time. The cost does not depend on the number of
 * articles.
 */
export function rowsNear(at: Date) {
  const count = sql.raw(String(relatedCount))
  const near = sql`${liveAt(at)} AND category_id = place.category_id AND (date_published, id)`
  return sql`
    (SELECT id, slug, true AS is_before, place.date_published - date_published AS distance
     FROM articles WHERE ${near} < (place.date_published, place.id)
     ORDER BY date_published DESC, id DESC LIMIT ${count})
    UNION ALL
    (SELECT id, slug, false, date_published - place.date_published
     FROM articles WHERE ${near} > (place.date_published, place.id)
     ORDER BY date_published, id LIMIT ${count})`
}

/** Returns the ids of the live articles near any of the places. */
export async function neighboursOf(db: Connection, places: Place[], now: Date): Promise<number[]> {
  if (places.length === 0) return []
  const rows = places.map(({ id, category, datePublished }) => ({
    id,
    category_id: category,
    date_published: datePublished,
  }))
  return selectIds(db)`
    SELECT DISTINCT near.id
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS place(id int, category_id int, date_published timestamptz)
    CROSS JOIN LATERAL (${rowsNear(now)}) AS near`
}
