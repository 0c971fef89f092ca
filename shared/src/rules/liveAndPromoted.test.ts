import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLive, isPromoted, scheduledFor, starOf } from './liveAndPromoted.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

describe('R-ART-3 an article is live', () => {
  const live = { _status: 'published', deletedAt: null, datePublished: at(-1) } as const

  it('when published, not deleted, dated, and its date has come', () => {
    expect(isLive(live, now)).toBe(true)
    expect(isLive({ ...live, datePublished: at(0) }, now)).toBe(true)
  })

  it.each([
    ['a draft', { ...live, _status: 'draft' as const }],
    ['deleted', { ...live, deletedAt: at(-1) }],
    ['undated', { ...live, datePublished: null }],
    ['dated in the future', { ...live, datePublished: at(1) }],
  ])('but not when %s', (_, article) => {
    expect(isLive(article, now)).toBe(false)
  })
})

describe('an article is scheduled', () => {
  const scheduled = { _status: 'published', deletedAt: null, datePublished: at(1) } as const

  it('when published, not deleted, and its date is still to come', () => {
    expect(scheduledFor(scheduled, now)).toBe(at(1))
  })

  it.each([
    ['a draft', { ...scheduled, _status: 'draft' as const }],
    ['deleted', { ...scheduled, deletedAt: at(-1) }],
    ['undated', { ...scheduled, datePublished: null }],
    ['live', { ...scheduled, datePublished: at(0) }],
  ])('but not when %s', (_, article) => {
    expect(scheduledFor(article, now)).toBeNull()
  })
})

describe('R-ART-2 the paid star', () => {
  const paid = { paid: true, datePublished: at(-100), paidStartDate: at(-10), paidEndDate: at(10) }

  it.each([
    ['gold inside its window', paid, 'gold'],
    ['gold from the very start', { ...paid, paidStartDate: at(0) }, 'gold'],
    ['grey at the very end', { ...paid, paidEndDate: at(0) }, 'grey'],
    ['none before its window', { ...paid, paidStartDate: at(1) }, 'none'],
    ['gold from publication without a start', { ...paid, paidStartDate: null }, 'gold'],
    ['gold for ever without an end', { ...paid, paidEndDate: null }, 'gold'],
    ['grey once promoted, not paid any more', { paid: false, firstPromotedAt: at(-5) }, 'grey'],
    ['none for a window that ends before it begins', { ...paid, paidEndDate: at(-11) }, 'none'],
    ['none when never paid', { paid: false, datePublished: at(-100) }, 'none'],
  ] as const)('is %s', (_, article, star) => {
    expect(starOf(article, now)).toBe(star)
  })

  it('is gold exactly while the promotion is on', () => {
    const minutes = fc.option(fc.integer({ min: -1000, max: 1000 }).map(at), { nil: null })
    fc.assert(
      fc.property(fc.boolean(), minutes, minutes, minutes, (isPaid, start, end, published) => {
        const article = {
          paid: isPaid,
          paidStartDate: start,
          paidEndDate: end,
          datePublished: published,
        }
        expect(starOf(article, now) === 'gold').toBe(isPromoted(article, now))
      }),
    )
  })
})
