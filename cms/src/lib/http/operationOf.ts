import type { CollectionBeforeOperationHook } from 'payload'

type Call = Parameters<CollectionBeforeOperationHook>[0]

/** Returns the operation for which a hook is called. */
export function operationOf(call: Call): Call['operation'] {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only the name "read" of an operation is
  return call.operation
}
