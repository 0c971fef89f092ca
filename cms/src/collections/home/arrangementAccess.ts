import { now } from '@kariera/shared/clock'
import type { Access, Where } from 'payload'

/**
 * Rows that name an article are to be seen by readers while it is live (R-FRAME-11); the newsroom and the site, which
 * leaves out what is not, see all.
 */
export const readWithLiveArticle: Access = ({ req }) => {
  if (req.user || req.context.reading === true) return true
  const live: Where[] = [
    { 'article._status': { equals: 'published' } },
    { 'article.deletedAt': { exists: false } },
    { 'article.datePublished': { less_than_equal: now().toISOString() } },
  ]
  return { and: live }
}
