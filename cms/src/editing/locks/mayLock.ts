import type { PayloadRequest } from 'payload'
import { lockTarget, mayUpdate } from './mayUpdate.ts'

type Form = {
  req: PayloadRequest
  id?: number | string | undefined
  collectionSlug?: string | undefined
  globalSlug?: string | undefined
}

/** Whether the caller of a form may change its document. */
export async function mayLock({ req, id, collectionSlug, globalSlug }: Form): Promise<boolean> {
  const { data } = lockTarget.safeParse(
    globalSlug ? { globalSlug } : { document: { relationTo: collectionSlug, value: Number(id) } },
  )
  return data !== undefined && mayUpdate(req, data)
}
