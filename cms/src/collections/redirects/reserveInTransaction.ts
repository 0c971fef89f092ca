import type { PayloadRequest } from 'payload'
import type { Connection } from '../../lib/db/connection.ts'

const reserved = new WeakMap<Connection, Set<string>>()

/**
 * Reserves the first free slug within this transaction: if many documents are published at once, all slugs are made
 * before any of the documents is stored.
 *
 * @param connection of the request
 * @param firstFree gets a function that tells which other slugs are taken
 */
export function reserveInTransaction(
  req: PayloadRequest,
  connection: Connection,
  firstFree: (isTaken: (address: string) => boolean) => string,
): string {
  // Without a transaction documents are stored one by one.
  if (connection === req.payload.db.drizzle) return firstFree(() => false)
  const others = reserved.get(connection) ?? new Set<string>()
  reserved.set(connection, others)
  const address = firstFree((one) => others.has(one))
  others.add(address)
  return address
}
