import { isLive, isPromoted } from '@kariera/shared/rules/liveAndPromoted'
import { paidOnHome } from '@kariera/shared/rules/listLengths'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { featuredIn, promotionStatus, type PromotionDates } from './paidArticle.ts'

const now = new Date('2026-05-10T12:00:00.000Z')
const [before, after, later] = ['2026-05-09', '2026-05-11', '2026-05-12'].map(
  (day) => `${day}T12:00:00.000Z`,
) as [string, string, string]

const promoted: PromotionDates = {
  _status: 'published',
  datePublished: before,
  startDate: null,
  endDate: null,
}

describe('A-PAID-1 a promotion', () => {
  it.each<[string, Partial<PromotionDates>, object]>([
    ['runs from the publication on, without an end', {}, { is: 'promoted' }],
    ['runs within its dates', { startDate: before, endDate: after }, { is: 'promoted' }],
    ['waits for its start', { startDate: after, endDate: later }, { is: 'waiting', from: after }],
    ['waits for the publication', { datePublished: after }, { is: 'waiting', from: after }],
    [
      'waits for the later of both',
      { datePublished: after, startDate: later },
      { is: 'waiting', from: later },
    ],
    [
      'waits for the publication where it could have begun',
      { datePublished: after, startDate: before },
      { is: 'waiting', from: after },
    ],
    [
      'has ended at its end',
      { endDate: now.toISOString() },
      { is: 'ended', at: now.toISOString() },
    ],
    ['of a draft', { _status: 'draft', datePublished: null }, { is: 'draft' }],
    [
      'of a draft that has ended',
      { _status: 'draft', endDate: before },
      { is: 'ended', at: before },
    ],
  ])('%s', (_what, dates, status) => {
    expect(promotionStatus({ ...promoted, ...dates }, now)).toEqual(status)
  })

  it('runs exactly while readers see the article promoted', () => {
    const moment = fc.option(
      fc.integer({ min: -3, max: 3 }).map((hours) => {
        return new Date(now.getTime() + hours * 3_600_000).toISOString()
      }),
    )
    const dates = fc.record<PromotionDates>({
      _status: fc.constantFrom('draft', 'published', null),
      datePublished: moment,
      startDate: moment,
      endDate: moment,
    })
    fc.assert(
      fc.property(dates, (article) => {
        const { startDate: paidStartDate, endDate: paidEndDate } = article
        const promotion = { ...article, paid: true, paidStartDate, paidEndDate }
        expect(promotionStatus(article, now).is === 'promoted').toBe(
          isLive(article, now) && isPromoted(promotion, now),
        )
      }),
    )
  })
})

it('R-HOME-5 home has the first four of an order that are promoted', () => {
  const order = Array.from({ length: 8 }, (_, id) => {
    const status = id % 3 === 0 ? ({ is: 'draft' } as const) : ({ is: 'promoted' } as const)
    return { id, status }
  })
  expect([...featuredIn(order)]).toEqual([1, 2, 4, 5])
  expect(paidOnHome).toBe(4)
  expect([...featuredIn(order.slice(0, 2))]).toEqual([1])
})
