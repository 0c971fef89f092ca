import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { besideEach, besideSchema } from '../related/beside.ts'
import { withPublicReadLimit } from '#limits/rate-limit/publicReadLimit.ts'
import { documentIdOf } from '#lib/http/documentId.ts'
import { publicAnswer } from '#lib/http/publicAnswer.ts'
import { select } from '#lib/db/select.ts'

/**
 * `GET /api/articles/{id}/adjacent`: the live articles just before and just after a live one in its category,
 * `{previous, next}`, each `{id, path, title}` or null.
 */
export const adjacentEndpoint: Endpoint = {
  path: '/:id/adjacent',
  method: 'get',
  handler: withPublicReadLimit('adjacent', async (req) => {
    const id = documentIdOf(req)
    const which = sql`id = ${id ?? 0}`
    const [place] = await select(req.payload.db.drizzle, besideSchema)`${besideEach(which, now())}`
    if (place) return publicAnswer({ previous: place.previous, next: place.next })
    return Response.json({ success: false, error: 'There is no such article.' }, { status: 404 })
  }),
}
