import { now } from '@kariera/shared/clock'
import { liveWhere } from '@kariera/shared/rules/liveAndPromoted'
import type { Access } from 'payload'

/**
 * Readers may see rows of live articles only (R-FRAME-11). Signed-in users and the site, which leaves out articles that
 * are not live, see all rows.
 */
export const readWithLiveArticle: Access = ({ req }) => {
  if (req.user || req.context.reading === true) return true
  return liveWhere(now(), 'article.')
}
