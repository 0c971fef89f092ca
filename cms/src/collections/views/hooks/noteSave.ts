import type { CollectionBeforeOperationHook } from 'payload'
import { operationOf } from '#lib/http/operationOf.ts'

declare module 'payload' {
  interface RequestContext {
    /** A document is being written: its views are not counted for the response. */
    isSave?: boolean
  }
}

const writing = ['create', 'update', 'delete', 'restoreVersion']

/**
 * Notes that a document is being written, so that the save does not wait for view counts
 * (collections/views/fields/viewFields.ts).
 */
export const noteSave: CollectionBeforeOperationHook = (call) => {
  if (writing.includes(operationOf(call))) call.context.isSave = true
}
