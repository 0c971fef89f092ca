import type { CollectionBeforeOperationHook } from 'payload'
import { requireObjectData } from '../calls/objectBody.ts'

/** A form brings a document as text, which need not be one. @throws {APIError} 400 where it is none */
export const requireDocument: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return
  if (req.data !== undefined) requireObjectData(req, req.data)
  else if ('data' in args && args.data !== undefined) requireObjectData(req, args.data)
}
