import {
  addDataAndFileToRequest,
  isolateObjectProperty,
  parseParams,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { getTranslation } from '@payloadcms/translations'
import { z } from 'zod'
import { withParsedBody } from '../http/objectBody.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { BulkFailure } from './bulkFailure.ts'

type CollectionEndpoint = Omit<Endpoint, 'root'>
type Collection = {
  slug: CollectionSlug
  labels: {
    singular: Parameters<typeof getTranslation>[0]
    plural: Parameters<typeof getTranslation>[0]
  }
}

const answerSchema = z.object({ docs: z.array(z.unknown()) })

/** Whether the endpoint changes or deletes several documents. */
export function isForMany({ method, path }: CollectionEndpoint): boolean {
  return path === '/' && (method === 'patch' || method === 'delete')
}

/**
 * Makes a bulk operation all or nothing: the documents are processed one by one, in one transaction. Payload processes
 * them in parallel, and if a hook fails for one, it rolls back the transaction while the others still write: those
 * writes would be permanent. A failure is answered in Payload's format, which the lists of the admin read.
 */
export function allOrNothing(
  endpoint: CollectionEndpoint,
  collection: Collection,
): CollectionEndpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      try {
        await addDataAndFileToRequest(req)
        const ids = req.file ? [] : await chosenBy(req, collection.slug)
        // For none or one, Payload's own handler decides whether it is allowed.
        if (ids.length < 2) return await endpoint.handler(withParsedBody(req))
        const docs = await inTransaction(req, () => eachOf(ids, req, endpoint))
        return Response.json({
          docs,
          errors: [],
          message: success(req, endpoint, docs.length, collection),
        })
      } catch (error) {
        if (!(error instanceof BulkFailure)) throw error
        const { message, status, data } = error
        return Response.json({ docs: [], errors: data.errors, message }, { status })
      }
    },
  }
}

async function eachOf(ids: (number | string)[], req: PayloadRequest, endpoint: CollectionEndpoint) {
  const docs: unknown[] = []
  for (const id of ids) {
    const one = isolateObjectProperty(withParsedBody(req), ['query', 'data'])
    one.query = { ...req.query, limit: '0', where: { id: { equals: id } } }
    if (req.data) one.data = structuredClone(req.data)
    const answer = await endpoint.handler(one)
    docs.push(...answerSchema.parse(await answer.json()).docs)
  }
  return docs
}

/** Returns ids of the requested documents that the caller may see. */
async function chosenBy(req: PayloadRequest, slug: CollectionSlug): Promise<(number | string)[]> {
  const { where, limit, sort, draft, trash } = parseParams({ ...req.query })
  if (!req.user || !where) return []
  const { docs } = await req.payload.find({
    collection: slug,
    where,
    ...(limit && { limit }),
    ...(sort && { sort }),
    draft: Boolean(draft) || Boolean(req.data?.deletedAt),
    trash: Boolean(trash),
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => id)
}

function success(
  req: PayloadRequest,
  { method }: CollectionEndpoint,
  count: number,
  { labels }: Collection,
) {
  const label = getTranslation(count === 1 ? labels.singular : labels.plural, req.i18n)
  return method === 'patch'
    ? req.t('general:updatedCountSuccessfully', { count, label })
    : req.t('general:deletedCountSuccessfully', { count, label })
}
