import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { badRequest } from '../../lib/http/publicAnswer.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { findDocuments, recentDocuments } from './findDocuments.ts'
import { partLength } from './foundDocuments.ts'
import type { NamedDocuments } from './namedDocuments.ts'

const querySchema = z.object({
  part: z.string().trim().min(partLength.min).max(partLength.max).optional(),
})

/**
 * `GET /api/documents-named?part=пролет`: documents with this text in their name, in the lists that the signed-in user
 * may read. Without `part`: the documents that the user has changed lately.
 */
export const findDocumentsEndpoint = (named: readonly NamedDocuments[]): Endpoint => ({
  path: '/documents-named',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    const { data } = querySchema.safeParse(req.query)
    if (!data) {
      return badRequest(`part has ${partLength.min} to ${partLength.max} characters.`)
    }
    const db = req.payload.db.drizzle
    const lists = await readableLists(req, named)
    const documents =
      data.part === undefined
        ? await recentDocuments(db, lists, req.user.id)
        : await findDocuments(db, lists, data.part)
    return Response.json({ documents }, { headers: { 'cache-control': 'no-store' } })
  },
})

/** The lists whose documents the user may read; a signed-in user reads all of a list, or none. */
async function readableLists(
  req: PayloadRequest,
  named: readonly NamedDocuments[],
): Promise<NamedDocuments[]> {
  const rights = named.map(async (list) => {
    const mayRead = await req.payload.collections[list.collection].config.access.read({ req })
    return mayRead ? [list] : []
  })
  return (await Promise.all(rights)).flat()
}
