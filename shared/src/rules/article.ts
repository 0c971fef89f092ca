import type { Star } from '../contracts/reading/card.ts'

type Moment = string | null | undefined

/** What decides whether readers see an article. Dates are UTC, ISO 8601. */
export type Visibility = {
  _status?: 'draft' | 'published' | null
  deletedAt?: Moment
  datePublished?: Moment
}

/** Shown only when published, not deleted, dated, and the date is not in the future (reader-site.md, section 4). */
export function isLive(article: Visibility, now: Date): boolean {
  if (article._status !== 'published' || article.deletedAt) return false
  return hasBegun(article.datePublished, now)
}

/** When readers will get an article that is published for later; null for every other one. */
export function scheduledFor(article: Visibility, now: Date): string | null {
  const { _status, deletedAt, datePublished } = article
  const waits = _status === 'published' && !deletedAt && !hasBegun(datePublished, now)
  return waits && datePublished ? datePublished : null
}

/** What decides the paid star. `firstPromotedAt` is set at the first moment of gold and kept. */
export type Promotion = {
  paid?: boolean | null
  paidStartDate?: Moment
  paidEndDate?: Moment
  datePublished?: Moment
  firstPromotedAt?: Moment
}

/** Paid now: paid, begun and not ended. Without a start the publication date counts; without an end it is open. */
export function isPromoted(article: Promotion, now: Date): boolean {
  if (!article.paid) return false
  if (!hasBegun(article.paidStartDate ?? article.datePublished, now)) return false
  return !article.paidEndDate || now.getTime() < Date.parse(article.paidEndDate)
}

/** Gold while promoted, grey when a promotion has begun before, else none (reader-site.md, section 4). */
export function starOf(article: Promotion, now: Date): Star {
  if (isPromoted(article, now)) return 'gold'
  const begunBefore =
    hasBegun(article.firstPromotedAt, now) || promotionBegan(article, now) !== null
  return begunBefore ? 'grey' : 'none'
}

/** When the promotion began that the dates name; null when none has begun, or its window is empty. */
export function promotionBegan(article: Promotion, now: Date): string | null {
  const begin = article.paidStartDate ?? article.datePublished
  if (!article.paid || !begin || !hasBegun(begin, now)) return null
  const isEmpty = article.paidEndDate && Date.parse(article.paidEndDate) <= Date.parse(begin)
  return isEmpty ? null : begin
}

function hasBegun(moment: Moment, now: Date): boolean {
  return Boolean(moment) && Date.parse(String(moment)) <= now.getTime()
}
