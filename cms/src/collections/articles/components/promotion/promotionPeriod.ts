import { formatTime, isoDate } from '@kariera/shared/rules/dates'
import { momentAt } from '@kariera/shared/rules/sofiaTime'

/** For how long editors promote an article by one press. */
export const promotionPeriods = ['week', 'twoWeeks', 'month'] as const
export type PromotionPeriod = (typeof promotionPeriods)[number]

/** Values that decide when a promotion begins and ends. Dates are UTC, ISO 8601. */
export type PromotionDates = {
  paid?: boolean | null
  paidStartDate?: string | null
  paidEndDate?: string | null
  datePublished?: string | null
}

/**
 * Returns the dates of an article that is promoted for a period. One that is promoted already, or will be, is promoted
 * for as much longer; otherwise the promotion begins now, or with the publication if that comes later.
 */
export function promotedFor(article: PromotionDates, period: PromotionPeriod, now: Date) {
  const { paid, paidStartDate, paidEndDate, datePublished } = article
  const isOver = !paid || (paidEndDate ? Date.parse(paidEndDate) <= now.getTime() : false)
  const begins = later(now.toISOString(), datePublished)
  if (isOver) return { paid: true, paidStartDate: begins, paidEndDate: after(begins, period) }
  const start = paidStartDate ?? datePublished ?? begins
  return {
    paid: true,
    paidStartDate: start,
    paidEndDate: after(paidEndDate ?? later(start, begins), period),
  }
}

function later(one: string, other: string | null | undefined): string {
  return other && Date.parse(other) > Date.parse(one) ? other : one
}

/** Returns the moment a period later, at the same time of day in Sofia. */
function after(moment: string, period: PromotionPeriod): string {
  return momentAt(dayAfter(isoDate(moment), period), formatTime(moment)).iso
}

/** @param day `2026-11-25`; of a month that is too short it is the last day */
function dayAfter(day: string, period: PromotionPeriod): string {
  const date = new Date(`${day}T00:00Z`)
  if (period !== 'month') date.setUTCDate(date.getUTCDate() + (period === 'week' ? 7 : 14))
  else {
    const of = date.getUTCDate()
    date.setUTCMonth(date.getUTCMonth() + 1)
    if (date.getUTCDate() !== of) date.setUTCDate(0)
  }
  return date.toISOString().slice(0, 10)
}
