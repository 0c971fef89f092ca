import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { operationOf } from '../../../lib/http/operationOf.ts'

declare module 'payload' {
  interface RequestContext {
    /** A version is restored as a draft. */
    restoresDraft?: boolean
  }
}

const draftSchema = z.object({ draft: z.literal(true) })

/**
 * Notes that a version is restored as a draft: Payload shows hooks the status that it had, though nothing is published,
 * and no address may move.
 */
export const noteDraftRestore: CollectionBeforeOperationHook = (call) => {
  if (operationOf(call) !== 'restoreVersion') return
  call.context.restoresDraft = draftSchema.safeParse(call.args).success
}
