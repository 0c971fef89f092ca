import { may } from '@kariera/shared/rules/roles'
import { NotFound, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { connectionOf } from '../../lib/db/connection.ts'
import { documentIdOf } from '../../lib/http/documentId.ts'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { sentObject } from '../../lib/http/objectBody.ts'
import { countUses, findUses, keptByOf } from './findUses.ts'
import { replaceUses } from './replaceUses.ts'
import { maxAsked, replacementSchema, type Deletion, type Replaced, type Used } from './use.ts'

const texts = backOfficeTexts.uses

/** Where documents are used, and another one in their places (A-ERR-1); for the newsroom only. */
export const usesEndpoints: Endpoint[] = [
  {
    /** `GET /api/uses/{collection}?ids=1,2`: which of several documents are used. */
    path: '/uses/:collection',
    method: 'get',
    handler: async (req) => {
      const collection = collectionOf(req)
      const ids = idsOf(req)
      const counts = await countUses(req.payload, await connectionOf(req), { collection, ids })
      const used = [...counts].map(([id, count]) => ({ id, count }))
      const areKept = keptByOf(req.payload, collection) !== undefined
      return answer({ used, areKept } satisfies Used)
    },
  },
  {
    /** `GET /api/uses/{collection}/{id}`: where a document is used, and whether it can ever be deleted. */
    path: '/uses/:collection/:id',
    method: 'get',
    handler: async (req) => {
      const target = targetOf(req)
      const uses = await findUses(req.payload, await connectionOf(req), target)
      const refusal = await refusalOf(req, target)
      return answer({ ...uses, refusal } satisfies Deletion)
    },
  },
  {
    /** `POST /api/uses/{collection}/{id}/replacement`: puts another document in its next places; repeated until none is left. */
    path: '/uses/:collection/:id/replacement',
    method: 'post',
    handler: async (req) => {
      const target = targetOf(req)
      if (!may(req.user, 'edit')) throw httpError(req, texts.mayNotReplace, 403)
      if (keptByOf(req.payload, target.collection) === undefined) throw new NotFound(req.t)
      const { data } = replacementSchema.safeParse(await sentObject(req))
      if (!data || data.by === target.id) throw httpError(req, texts.noReplacement, 400)
      const where = { id: { equals: data.by } }
      const { totalDocs } = await req.payload.count({ collection: target.collection, where, req })
      if (totalDocs === 0) throw httpError(req, texts.noReplacement, 400)
      return answer((await replaceUses(req, target, data.by)) satisfies Replaced)
    },
  },
]

/** @throws {APIError} 403 without a session, 404 for an unknown collection */
function collectionOf(req: PayloadRequest) {
  if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
  const known = req.payload.config.collections.find(
    ({ slug }) => slug === req.routeParams?.collection,
  )
  if (!known) throw new NotFound(req.t)
  return known.slug
}

/** @throws {APIError} 403 without a session, 404 for what cannot exist */
function targetOf(req: PayloadRequest) {
  const collection = collectionOf(req)
  const id = documentIdOf(req)
  if (id === null) throw new NotFound(req.t)
  return { collection, id }
}

/** @throws {APIError} 400 for other than a list of ids */
function idsOf(req: PayloadRequest): number[] {
  const { ids } = req.query
  const listed = typeof ids === 'string' && /^\d{1,9}(?:,\d{1,9})*$/.test(ids) ? ids.split(',') : []
  if (listed.length === 0 || listed.length > maxAsked)
    throw httpError(req, backOfficeTexts.database.badRequest, 400)
  return listed.map(Number)
}

/** Why a document can never be deleted (`custom.mayNotGo` of its collection). */
async function refusalOf(
  req: PayloadRequest,
  { collection, id }: { collection: CollectionSlug; id: number },
): Promise<string | null> {
  const { collections } = req.payload.config
  const { mayNotGo } = collections.find(({ slug }) => slug === collection)?.custom ?? {}
  const refusal = await mayNotGo?.(req, id)
  return refusal ? inLanguageOf(req, refusal) : null
}

function answer(value: Deletion | Used | Replaced): Response {
  return Response.json(value, { headers: { 'cache-control': 'no-store' } })
}
