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
  const session: unknown = transaction === undefined ? undefined : sessions?.[transaction]?.db
  return isConnection(session) ? session : drizzle
}

function isConnection(value: unknown): value is Connection {
  return typeof value === 'object' && value !== null && 'execute' in value
}
