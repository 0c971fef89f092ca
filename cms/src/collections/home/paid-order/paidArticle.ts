import { z } from 'zod'
import { isLive } from '@kariera/shared/rules/liveAndPromoted'
import { formatDateTime } from '@kariera/shared/rules/dates'
import { paidOnHome } from '@kariera/shared/rules/listLengths'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'

const moment = z.coerce
  .date()
  .transform((date) => date.toISOString())
  .nullable()

/** State of a promotion at a moment; `from` and `at` are UTC, ISO 8601. */
const statusSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('draft') }),
  z.object({ is: z.literal('waiting'), from: z.string() }),
  z.object({ is: z.literal('promoted') }),
  z.object({ is: z.literal('ended'), at: z.string() }),
])

export type PromotionStatus = z.infer<typeof statusSchema>

export const paidArticleSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** UTC, ISO 8601; null if the promotion begins with the publication, or does not end. */
  startDate: moment,
  endDate: moment,
  /** Null if it has no place yet. */
  orderValue: z.number().nullable(),
  status: statusSchema,
})

/** A row of the list in which editors arrange paid articles. */
export type PaidArticle = z.infer<typeof paidArticleSchema>

/** Values that decide the state of a promotion. Dates are UTC, ISO 8601. */
export type PromotionDates = {
  _status: 'draft' | 'published' | null
  datePublished: string | null
  startDate: string | null
  endDate: string | null
}

/**
 * Returns the state of a paid article's promotion (the rule of shared/src/rules/liveAndPromoted.ts, with more detail
 * for editors).
 */
export function promotionStatus(article: PromotionDates, now: Date): PromotionStatus {
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

/** Returns which of them are on home in this order: the first ones that are promoted. */
export function featuredIn(order: readonly Pick<PaidArticle, 'id' | 'status'>[]): Set<number> {
  const promoted = order.filter(({ status }) => status.is === 'promoted')
  return new Set(promoted.slice(0, paidOnHome).map(({ id }) => id))
}

const texts = backOfficeTexts.paidOrder.status

/** Returns the promotion's status text for editors, and its tone. */
export function promotionStatusText(
  status: PromotionStatus,
  isFeatured: boolean,
): { tone: 'good' | 'waiting' | 'quiet'; text: BackOfficeText } {
  switch (status.is) {
    case 'draft':
      return { tone: 'quiet', text: texts.draft }
    case 'waiting':
      return { tone: 'waiting', text: texts.waiting(formatDateTime(status.from)) }
    case 'ended':
      return { tone: 'quiet', text: texts.ended(formatDateTime(status.at)) }
    case 'promoted':
      return isFeatured
        ? { tone: 'good', text: texts.featured }
        : { tone: 'waiting', text: texts.beyond }
  }
}
