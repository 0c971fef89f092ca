import { now } from '@kariera/shared/clock'
import type { Access, Where } from 'payload'

/** What readers may see: published, not trashed, dated, and the date is not in the future. */
export function liveArticles(): Where {
  return {
    and: [
      { _status: { equals: 'published' } },
      { deletedAt: { exists: false } },
      { datePublished: { less_than_equal: now().toISOString() } },
    ],
  }
}

/** The newsroom sees every article, everyone else the live ones. */
export const readArticles: Access = ({ req }) => (req.user ? true : liveArticles())
