import { describe, expect, it } from 'vitest'
import { promotedFor, type PromotionDates, type PromotionPeriod } from './promotionPeriod.ts'

const now = new Date('2026-11-26T10:30:00.000Z')
const past = '2026-11-20T08:00:00.000Z'
const future = '2026-12-01T08:00:00.000Z'

describe('A-PAID-1 an article that is promoted for a period', () => {
  it.each<[string, PromotionDates, PromotionPeriod, string, string]>([
    ['begins now', { datePublished: past }, 'week', '2026-11-26T10:30', '2026-12-03T10:30'],
    ['for two weeks', { datePublished: past }, 'twoWeeks', '2026-11-26T10:30', '2026-12-10T10:30'],
    ['for a month', { datePublished: past }, 'month', '2026-11-26T10:30', '2026-12-26T10:30'],
    ['begins with its publication', { datePublished: future }, 'week', future, '2026-12-08T08:00'],
    [
      'begins anew where its promotion is over',
      { paid: true, datePublished: past, paidStartDate: past, paidEndDate: past },
      'week',
      '2026-11-26T10:30',
      '2026-12-03T10:30',
    ],
    [
      'goes on for as much longer where it is promoted',
      { paid: true, datePublished: past, paidStartDate: past, paidEndDate: future },
      'week',
      past,
      '2026-12-08T08:00',
    ],
    [
      'gets an end, from now on, where it has none',
      { paid: true, datePublished: past },
      'week',
      past,
      '2026-12-03T10:30',
    ],
    [
      'ends at the same time of day when the clocks have changed',
      { datePublished: '2027-03-25T08:00:00.000Z' },
      'week',
      '2027-03-25T08:00',
      '2027-04-01T07:00',
    ],
    [
      'ends on the last day of a shorter month',
      { datePublished: '2027-01-31T08:00:00.000Z' },
      'month',
      '2027-01-31T08:00',
      '2027-02-28T08:00',
    ],
  ])('%s', (_what, article, period, start, end) => {
    const { paid, paidStartDate, paidEndDate } = promotedFor(article, period, now)
    expect([paid, paidStartDate.slice(0, 16), paidEndDate.slice(0, 16)]).toEqual([
      ...[true, start.slice(0, 16), end.slice(0, 16)],
    ])
  })
})
