import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

/** The target of a lock, as Payload stores it, or as a form names it. */
export const lockTarget = z.union([
  z.object({ document: z.object({ relationTo: z.string(), value: z.number() }) }),
  z.object({ globalSlug: z.string().min(1) }),
])
export type LockTarget = z.infer<typeof lockTarget>

/** Whether a caller may change the target of a lock; never if it cannot be locked, such as an account. */
export async function mayUpdate(req: PayloadRequest, target: LockTarget): Promise<boolean> {
  return 'document' in target
    ? mayUpdateDocument(req, target.document)
    : mayUpdateGlobal(req, target.globalSlug)
}

async function mayUpdateGlobal(req: PayloadRequest, slug: string): Promise<boolean> {
  const global = req.payload.config.globals.find((one) => one.slug === slug)
  if (!global || global.lockDocuments === false) return false
  return Boolean(await global.access.update({ req }))
}

async function mayUpdateDocument(
  req: PayloadRequest,
  { relationTo, value: id }: { relationTo: string; value: number },
): Promise<boolean> {
  const { collections } = req.payload
  if (!isCollection(collections, relationTo)) return false
  const { config } = collections[relationTo]
  if (config.lockDocuments === false) return false
  const access = await config.access.update({ req, id })
  if (access === false) return false
  const isIt = { id: { equals: id } }
  const where = access === true ? isIt : { and: [access, isIt] }
  const { totalDocs } = await req.payload.count({ collection: relationTo, where, trash: true, req })
  return totalDocs > 0
}

function isCollection(collections: object, slug: string): slug is CollectionSlug {
  return Object.hasOwn(collections, slug)
}
