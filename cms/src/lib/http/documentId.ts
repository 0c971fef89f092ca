import type { PayloadRequest } from 'payload'

/** The largest id of PostgreSQL's integer columns. */
const maxId = 2_147_483_647

/** Returns an id in the address of a document's endpoint; null if no such document can exist. */
export function documentIdOf({ routeParams }: PayloadRequest, name = 'id'): number | null {
  const text = String(routeParams?.[name])
  if (!/^\d{1,10}$/.test(text)) return null
  const id = Number(text)
  return id <= maxId ? id : null
}
