import { now } from '@kariera/shared/clock'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint } from 'payload'
import { httpError } from '../../../lib/http/httpError.ts'
import { carouselRows } from './carouselRows.ts'

/** `GET /api/carousel-articles/rows`: what stands in the carousel, and whether readers see it, for the newsroom. */
export const carouselRowsEndpoint: Endpoint = {
  path: '/rows',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    return Response.json({ docs: await carouselRows(req.payload.db.drizzle, now()) })
  },
}
