import type { CollectionBeforeOperationHook } from 'payload'
import { requireObjectData } from '../http/objectBody.ts'
import { operationOf } from '../http/operationOf.ts'

/** A form brings a document as text, which need not be one. @throws {APIError} 400 where it is none */
export const requireDocument: CollectionBeforeOperationHook = (call) => {
  const { req } = call
  const operation = operationOf(call)
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return
  if (req.data !== undefined) requireObjectData(req, req.data)
}
