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
import { inTransaction } from '../db/inTransaction.ts'
import { BulkFailure } from './bulkFailure.ts'

type Door = Omit<Endpoint, 'root'>
type Collection = {
  slug: CollectionSlug
  labels: {
    singular: Parameters<typeof getTranslation>[0]
    plural: Parameters<typeof getTranslation>[0]
  }
}

const answerSchema = z.object({ docs: z.array(z.unknown()) })

/** Where several documents are changed or deleted by one call. */
export function isForMany({ method, path }: Door): boolean {
  return path === '/' && (method === 'patch' || method === 'delete')
}

/**
 * Lets a call for several documents do all or nothing: they are taken one by one, in one transaction. Payload takes
 * them at once, and where a hook's own call fails for one it gives the transaction up while the others still write:
 * they would write for good. The answer to a failure has the form of Payload's, which the lists of the admin read.
 */
export function allOrNothing(door: Door, collection: Collection): Door {
  return {
    ...door,
    handler: async (req) => {
      try {
        await addDataAndFileToRequest(req)
        const ids = req.file ? [] : await chosenBy(req, collection.slug)
        // None or one: whether it may be asked for at all is Payload's to say.
        if (ids.length < 2) return await door.handler(withParsedBody(req))
        const docs = await inTransaction(req, () => eachOf(ids, req, door))
        return Response.json({
          docs,
          errors: [],
          message: success(req, door, docs.length, collection),
        })
      } catch (error) {
        if (!(error instanceof BulkFailure)) throw error
        const { message, status, data } = error
        return Response.json({ docs: [], errors: data.errors, message }, { status })
      }
    },
  }
}

async function eachOf(ids: (number | string)[], req: PayloadRequest, door: Door) {
  const docs: unknown[] = []
  for (const id of ids) {
    const one = isolateObjectProperty(withParsedBody(req), ['query', 'data'])
    one.query = { ...req.query, limit: '0', where: { id: { equals: id } } }
    if (req.data) one.data = structuredClone(req.data)
    const answer = await door.handler(one)
    docs.push(...answerSchema.parse(await answer.json()).docs)
  }
  return docs
}

/** Payload's door reads a body for itself, and this one was read already. */
function withParsedBody(req: PayloadRequest): PayloadRequest {
  const parsed = isolateObjectProperty(req, 'body')
  Object.assign(parsed, { body: null })
  return parsed
}

/** The documents that a call names, of those that its caller may see. */
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

function success(req: PayloadRequest, { method }: Door, count: number, { labels }: Collection) {
  const label = getTranslation(count === 1 ? labels.singular : labels.plural, req.i18n)
  return method === 'patch'
    ? req.t('general:updatedCountSuccessfully', { count, label })
    : req.t('general:deletedCountSuccessfully', { count, label })
}
