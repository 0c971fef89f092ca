import type { Star } from '../contracts/reading/card.ts'

/**
 * When readers see an article, and when it is promoted. Each rule has up to three forms, side by side: a predicate, a
 * condition for Payload's queries (`…Where`) and one in SQL for rows of `articles` (`…Sql`). A property test holds them
 * together (cms/src/collections/articles/rules.integration.test.ts).
 */

type Moment = string | null | undefined

/** The fields that decide whether readers see an article. Dates are UTC, ISO 8601. */
export type Visibility = {
  _status?: 'draft' | 'published' | null
  deletedAt?: Moment
  datePublished?: Moment
}

/** Published and not in the trash: articles and quotes. */
export const publishedSql = "(_status = 'published' AND deleted_at IS NULL)"

/** @param path of the document in the query, such as `article.` */
export function publishedWhere(path = '') {
  return [
    { [`${path}_status`]: { equals: 'published' } },
    { [`${path}deletedAt`]: { exists: false } },
  ]
}

function isPublished({ _status, deletedAt }: Visibility): boolean {
  return _status === 'published' && !deletedAt
}

/** Live: published, and its date is not in the future. */
export function isLive(article: Visibility, now: Date): boolean {
  return isPublished(article) && hasBegun(article.datePublished, now)
}

/** @param path of the article in the query, such as `article.` */
export function liveWhere(now: Date, path = '') {
  const date = { [`${path}datePublished`]: { less_than_equal: now.toISOString() } }
  return { and: [...publishedWhere(path), date] }
}

export function liveSql(now: Date): string {
  return `(${publishedSql} AND date_published <= '${now.toISOString()}')`
}

/** Returns when readers will see an article that is scheduled; null for every other article. */
export function scheduledFor(article: Visibility, now: Date): string | null {
  const { datePublished } = article
  const waits = isPublished(article) && !hasBegun(datePublished, now)
  return waits && datePublished ? datePublished : null
}

/** The fields that decide the paid star. `firstPromotedAt` is set at the first moment of gold and kept. */
export type Promotion = {
  paid?: boolean | null
  paidStartDate?: Moment
  paidEndDate?: Moment
  datePublished?: Moment
  firstPromotedAt?: Moment
}

/** Promoted: paid, begun and not ended. Without a start the publication date counts; without an end it is open. */
export function isPromoted(article: Promotion, now: Date): boolean {
  if (!article.paid || !hasBegun(beginOf(article), now)) return false
  return !article.paidEndDate || now.getTime() < Date.parse(article.paidEndDate)
}

export function promotedSql(now: Date): string {
  const moment = `'${now.toISOString()}'`
  return `(paid AND ${promotionBeginSql} <= ${moment} AND (paid_end_date IS NULL OR paid_end_date > ${moment}))`
}

/** Returns when the promotion of these dates began; null if none has begun, or its window is empty. */
export function promotionBegan(article: Promotion, now: Date): string | null {
  const begin = beginOf(article)
  if (!article.paid || !begin || !hasBegun(begin, now)) return null
  const isEmpty = article.paidEndDate && Date.parse(article.paidEndDate) <= Date.parse(begin)
  return isEmpty ? null : begin
}

/** Whether there is such a moment; it is `promotionBeginSql`. */
export function promotionBeganSql(now: Date): string {
  const end = `(paid_end_date IS NULL OR paid_end_date > ${promotionBeginSql})`
  return `(paid AND ${promotionBeginSql} <= '${now.toISOString()}' AND ${end})`
}

const beginOf = ({ paidStartDate, datePublished }: Promotion) => paidStartDate ?? datePublished

export const promotionBeginSql = 'coalesce(paid_start_date, date_published)'

/** Gold while promoted, grey when a promotion has begun before, else none. */
export function starOf(article: Promotion, now: Date): Star {
  if (isPromoted(article, now)) return 'gold'
  const begunBefore =
    hasBegun(article.firstPromotedAt, now) || promotionBegan(article, now) !== null
  return begunBefore ? 'grey' : 'none'
}

function hasBegun(moment: Moment, now: Date): boolean {
  return Boolean(moment) && Date.parse(String(moment)) <= now.getTime()
}
