import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { badRequest } from '../../collections/articles/endpoints/publicCalls.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { findDocuments } from './findDocuments.ts'
import { partLength } from './foundDocuments.ts'

const querySchema = z.object({
  part: z.string().trim().min(partLength.min).max(partLength.max),
})

/** `GET /api/documents-named?part=пролет`: documents with this text in their name, for signed-in users. */
export const findDocumentsEndpoint: Endpoint = {
  path: '/documents-named',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    const { data } = querySchema.safeParse(req.query)
    if (!data) {
      return badRequest(`part has ${partLength.min} to ${partLength.max} characters.`)
    }
    const documents = await findDocuments(req.payload.db.drizzle, data.part)
    return Response.json({ documents }, { headers: { 'cache-control': 'no-store' } })
  },
}
