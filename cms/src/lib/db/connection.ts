import type { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** A connection that runs SQL: the transaction of a request, or the pool. */
export type Connection = {
  execute: (query: ReturnType<typeof sql>) => Promise<{ rows: unknown[] }>
}

/**
 * Returns the connection of this request's transaction, so that writes on it commit together with the request's
 * changes.
 */
export async function connectionOf(req: PayloadRequest): Promise<Connection> {
  const { sessions, drizzle } = req.payload.db
  const transaction = await req.transactionID
  if (transaction === undefined) return drizzle
  const session: unknown = sessions?.[transaction]?.db
  if (isConnection(session)) return session
  throw new Error('publishing: the transaction of this request is not open any more')
}

/** Returns the connection for reading: that of this request's transaction while it is open, like Payload's own reads. */
export async function readingConnectionOf(req: PayloadRequest): Promise<Connection> {
  const { sessions, drizzle } = req.payload.db
  const session: unknown = sessions?.[(await req.transactionID) ?? '']?.db
  return isConnection(session) ? session : drizzle
}

function isConnection(value: unknown): value is Connection {
  return typeof value === 'object' && value !== null && 'execute' in value
}
