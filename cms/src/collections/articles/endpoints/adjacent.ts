import { now } from '@kariera/shared/clock'
import type { Adjacent, Neighbour } from '@kariera/shared/contracts/reading/article'
import { articlePath } from '@kariera/shared/routes'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import type { Connection } from '../../../lib/db/connection.ts'
import { withReadLimit } from '../../../lib/rate-limit/withReadLimit.ts'
import { documentIdOf } from '../../../lib/http/documentId.ts'
import { shownAt } from '../liveRows.ts'
import type { Place } from '../nearby.ts'
import { publicAnswer } from './publicCalls.ts'
import { select } from '../../../lib/db/select.ts'

const rowSchema = z.object({
  place: z.number(),
  side: z.enum(['previous', 'next']),
  id: z.number(),
  slug: z.string(),
  title: z.string(),
})

/** Returns for each place the live articles directly before and after it in time, in the order of the places. */
export async function adjacentTo(db: Connection, places: Place[], at: Date): Promise<Adjacent[]> {
  if (places.length === 0) return []
  const numbered = JSON.stringify(places.map((place, index) => ({ ...place, index })))
  const live = sql`${shownAt(at)} AND category_id = place.category`
  const found = await select(db, rowSchema)`
    SELECT place.index AS place, near.* FROM jsonb_to_recordset(${numbered}::jsonb)
      AS place(index int, id int, category int, "datePublished" timestamptz)
    CROSS JOIN LATERAL (
      (SELECT 'previous' AS side, id, slug, title FROM articles
       WHERE ${live} AND (date_published, id) < (place."datePublished", place.id)
       ORDER BY date_published DESC, id DESC LIMIT 1)
      UNION ALL
      (SELECT 'next' AS side, id, slug, title FROM articles
       WHERE ${live} AND (date_published, id) > (place."datePublished", place.id)
       ORDER BY date_published, id LIMIT 1)) AS near`
  const on = (place: number, side: 'previous' | 'next') =>
    neighbourOf(found.find((row) => row.place === place && row.side === side))
  return places.map((_, place) => ({ previous: on(place, 'previous'), next: on(place, 'next') }))
}

function neighbourOf(row: z.infer<typeof rowSchema> | undefined): Neighbour | null {
  return row ? { id: row.id, path: articlePath(row.slug), title: row.title } : null
}

const placeSchema = z.object({
  id: z.number(),
  category: z.number(),
  datePublished: z.coerce.date().transform((date) => date.toISOString()),
})

/**
 * `GET /api/articles/{id}/adjacent`: the live articles just before and just after a live one in its category,
 * `{previous, next}`, each `{id, path, title}` or null.
 */
export const adjacentEndpoint: Endpoint = {
  path: '/:id/adjacent',
  method: 'get',
  handler: withReadLimit('adjacent', async (req) => {
    const id = documentIdOf(req)
    const { drizzle: db } = req.payload.db
    const at = now()
    const rows = await select(db, placeSchema)`
      SELECT id, category_id AS category, date_published AS "datePublished" FROM articles
      WHERE id = ${id ?? 0} AND ${shownAt(at)}`
    const [adjacent] = await adjacentTo(db, rows, at)
    if (adjacent) return publicAnswer(adjacent)
    return Response.json({ success: false, error: 'There is no such article.' }, { status: 404 })
  }),
}
