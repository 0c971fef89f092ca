import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { liveAt } from './liveRows.ts'
import type { Connection } from '../../lib/db/connection.ts'
import { select } from '../../lib/db/select.ts'

/** Most related articles that a page shows; an article is therefore on at most this many pages on each side of it. */
export const nearbyCount = 12

/** An article's position in its category's order of time. */
export type Place = { id: number; category: number; datePublished: string }

const rowSchema = z.object({ place: z.number(), id: z.number(), seconds: z.coerce.number() })

/** A live article near a place: `place` is the index of the place, `seconds` the distance in time. */
export type Neighbour = z.infer<typeof rowSchema>

/**
 * Returns the live articles near each of the places, up to twelve before and twelve after it, the nearest first. The
 * cost does not depend on the number of articles.
 */
export async function neighboursOf(
  db: Connection,
  places: Place[],
  now: Date,
): Promise<Neighbour[]> {
  if (places.length === 0) return []
  const numbered = JSON.stringify(places.map((place, index) => ({ ...place, index })))
  const live = sql`${liveAt(now)} AND category_id = place.category`
  return select(db, rowSchema)`
    SELECT place.index AS place, near.id,
           abs(extract(epoch FROM near.date_published - place."datePublished")) AS seconds
    FROM jsonb_to_recordset(${numbered}::jsonb)
      AS place(index int, id int, category int, "datePublished" timestamptz)
    CROSS JOIN LATERAL (
      (SELECT id, date_published FROM articles
       WHERE ${live} AND (date_published, id) < (place."datePublished", place.id)
       ORDER BY date_published DESC, id DESC LIMIT ${nearbyCount})
      UNION ALL
      (SELECT id, date_published FROM articles
       WHERE ${live} AND (date_published, id) > (place."datePublished", place.id)
       ORDER BY date_published, id LIMIT ${nearbyCount})) AS near
    ORDER BY place.index, seconds, near.id`
}
