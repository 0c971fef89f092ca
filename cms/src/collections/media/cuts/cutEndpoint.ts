import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint } from 'payload'
import { documentIdOf } from '#lib/http/documentId.ts'
import { httpError } from '#lib/http/httpError.ts'
import { inTransaction } from '#lib/db/inTransaction.ts'
import { ensureCut, NoCut } from './makeCut.ts'
import { rectangleSchema } from './cutShape.ts'

/**
 * `POST /api/media/{id}/cut`, body `{x, y, width, height}` in pixels of the original: makes the cut of a picture, so that
 * an article that keeps this rectangle is saved at once (A-RT-5). Answers `{id}`; 429 after too many new ones.
 */
export const cutEndpoint: Endpoint = {
  path: '/:id/cut',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    const picture = documentIdOf(req)
    const { data: rectangle } = rectangleSchema.safeParse(req.data ?? (await req.json?.()))
    if (picture === null) throw httpError(req, backOfficeTexts.crop.missing, 404)
    if (!rectangle) throw httpError(req, backOfficeTexts.crop.wrongShape, 400)
    try {
      const id = await inTransaction(req, () =>
        ensureCut(req, picture, rectangle, { isSaving: false }),
      )
      return Response.json({ id }, { headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      if (!(error instanceof NoCut)) throw error
      const { fault, cause } = error
      if (fault === 'notMade') throw cause
      throw httpError(req, backOfficeTexts.crop[fault], fault === 'missing' ? 404 : 400)
    }
  },
}
