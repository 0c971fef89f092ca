import type { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** What can run SQL: the transaction of a request, or the pool. */
export type Connection = {
  execute: (query: ReturnType<typeof sql>) => Promise<{ rows: unknown[] }>
}

/** The connection on which this request's changes are being made, so that what is written commits with them. */
export async function connectionOf(req: PayloadRequest): Promise<Connection> {
  const { sessions, drizzle } = req.payload.db
  const transaction = await req.transactionID
  if (transaction === undefined) return drizzle
  const session: unknown = sessions?.[transaction]?.db
  if (isConnection(session)) return session
  throw new Error('publishing: the transaction of this request is not open any more')
}

function isConnection(value: unknown): value is Connection {
  return typeof value === 'object' && value !== null && 'execute' in value
}
