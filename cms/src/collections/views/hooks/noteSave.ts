import type { CollectionBeforeOperationHook } from 'payload'
import { operationOf } from '../../../lib/http/operationOf.ts'

declare module 'payload' {
  interface RequestContext {
    /** A document is being written: its views are not counted for the answer. */
    isSave?: boolean
  }
}

const writing = ['create', 'update', 'delete', 'restoreVersion']

/** Notes that a document is written: nobody who saves waits until its views are counted (collections/views/fields/viewFields.ts). */
export const noteSave: CollectionBeforeOperationHook = (call) => {
  if (writing.includes(operationOf(call))) call.context.isSave = true
}
