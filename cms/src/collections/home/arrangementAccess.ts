import { now } from '@kariera/shared/clock'
import { liveWhere } from '@kariera/shared/rules/article'
import type { Access } from 'payload'

/**
 * Rows that name an article are to be seen by readers while it is live (R-FRAME-11); the newsroom and the site, which
 * leaves out what is not, see all.
 */
export const readWithLiveArticle: Access = ({ req }) => {
  if (req.user || req.context.reading === true) return true
  return liveWhere(now(), 'article.')
}
