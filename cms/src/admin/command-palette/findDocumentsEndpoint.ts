import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { badRequest } from '../../lib/http/publicAnswer.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { findDocuments, recentDocuments } from './findDocuments.ts'
import { partLength, searchedLists, type SearchedCollection } from './foundDocuments.ts'

const querySchema = z.object({
  part: z.string().trim().min(partLength.min).max(partLength.max).optional(),
})

/**
 * `GET /api/documents-named?part=пролет`: documents with this text in their name, in the lists that the signed-in user
 * may read. Without `part`: the documents that the user has changed lately.
 */
export const findDocumentsEndpoint: Endpoint = {
  path: '/documents-named',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    const { data } = querySchema.safeParse(req.query)
    if (!data) {
      return badRequest(`part has ${partLength.min} to ${partLength.max} characters.`)
    }
    const db = req.payload.db.drizzle
    const lists = await readableLists(req)
    const documents =
      data.part === undefined
        ? await recentDocuments(db, lists, req.user.id)
        : await findDocuments(db, lists, data.part)
    return Response.json({ documents }, { headers: { 'cache-control': 'no-store' } })
  },
}

/** The lists whose documents the user may read; a signed-in user reads all of a list, or none. */
async function readableLists(req: PayloadRequest): Promise<SearchedCollection[]> {
  const rights = searchedLists.map(async (slug) => {
    const mayRead = await req.payload.collections[slug].config.access.read({ req })
    return mayRead ? [slug] : []
  })
  return (await Promise.all(rights)).flat()
}
