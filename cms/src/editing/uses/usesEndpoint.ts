import { NotFound, type Endpoint } from 'payload'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { connectionOf } from '../../lib/db/connection.ts'
import { documentIdOf } from '../../lib/http/documentId.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { findUses } from './findUses.ts'

/** `GET /api/uses/{collection}/{id}`: where a document is used (A-ERR-1), for the newsroom only. */
export const usesEndpoint: Endpoint = {
  path: '/uses/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    const id = documentIdOf(req)
    const { collections } = req.payload.config
    const collection = collections.find(({ slug }) => slug === req.routeParams?.collection)
    if (id === null || collection === undefined) throw new NotFound(req.t)
    const target = { collection: collection.slug, id }
    const uses = await findUses(req.payload, await connectionOf(req), target)
    return Response.json(uses, { headers: { 'cache-control': 'no-store' } })
  },
}
