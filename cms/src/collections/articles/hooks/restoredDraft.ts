import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { operationOf } from '#lib/http/operationOf.ts'

declare module 'payload' {
  interface RequestContext {
    /** A version is being restored as a draft. */
    restoresDraft?: boolean
  }
}

const draftSchema = z.object({ draft: z.literal(true) })

/**
 * Notes that a version is restored as a draft: Payload passes hooks the version's former status, although nothing is
 * published and the address must not change.
 */
export const noteDraftRestore: CollectionBeforeOperationHook = (call) => {
  if (operationOf(call) !== 'restoreVersion') return
  call.context.restoresDraft = draftSchema.safeParse(call.args).success
}
