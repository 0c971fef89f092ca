import type { CollectionBeforeOperationHook } from 'payload'
import { requireObjectData } from '../http/objectBody.ts'
import { operationOf } from '../http/operationOf.ts'

/**
 * Refuses a form whose document is not valid, because a form sends it as text.
 *
 * @throws {APIError} 400
 */
export const requireDocument: CollectionBeforeOperationHook = (call) => {
  const { req } = call
  const operation = operationOf(call)
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return
  if (req.data !== undefined) requireObjectData(req, req.data)
}
