import type { PayloadRequest } from 'payload'
import type { Connection } from '../../lib/db/connection.ts'

const reserved = new WeakMap<Connection, Set<string>>()

/**
 * The first free one for this transaction: where many documents are published at once, each asks before any of them is
 * stored.
 *
 * @param connection of the request
 * @param firstFree is given what else is taken
 */
export function reserveSlug(
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
