import { isLive } from '@kariera/shared/rules/article'
import type { PaidArticle, Standing } from './paidArticle.ts'

/** Home shows so many paid articles (back-office.md, section 9). */
export const maxFeatured = 4

/** What decides how the promotion of a paid article stands. Dates are UTC, ISO 8601. */
export type PromotionDates = {
  _status: 'draft' | 'published' | null
  datePublished: string | null
  startDate: string | null
  endDate: string | null
}

/** How the promotion of a paid article stands (the rule of shared/src/rules/article.ts, in an editor's words). */
export function promotionStatus(article: PromotionDates, now: Date): Standing {
  const { startDate, endDate, datePublished } = article
  if (endDate !== null && Date.parse(endDate) <= now.getTime()) return { is: 'ended', at: endDate }
  if (article._status !== 'published' || datePublished === null) return { is: 'draft' }
  if (!isLive(article, now)) return { is: 'waiting', from: laterOf(datePublished, startDate) }
  if (startDate !== null && Date.parse(startDate) > now.getTime()) {
    return { is: 'waiting', from: startDate }
  }
  return { is: 'promoted' }
}

function laterOf(one: string, other: string | null): string {
  return other !== null && Date.parse(other) > Date.parse(one) ? other : one
}

/** Which of them stand on home in this order: the first that are promoted. */
export function featuredIn(order: readonly Pick<PaidArticle, 'id' | 'standing'>[]): Set<number> {
  const promoted = order.filter(({ standing }) => standing.is === 'promoted')
  return new Set(promoted.slice(0, maxFeatured).map(({ id }) => id))
}
