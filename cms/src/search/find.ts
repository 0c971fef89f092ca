import type { Connection } from '../lib/db/connection.ts'
import type { Asked } from './filters.ts'
import type { Found } from './found.ts'
import { findListed, type Listed } from './listing.ts'
import { findMatching } from './matching.ts'

/** Which articles, and how many in all. */
export function find(
  db: Connection,
  { title, entityName, page }: Omit<Asked, 'category' | 'hashtag'>,
  listed: Listed,
  now: Date,
): Promise<Found> {
  return title === undefined && entityName === undefined
    ? findListed(db, listed, { page, now })
    : findMatching(db, { title, entityName, ...listed }, { page, now })
}
