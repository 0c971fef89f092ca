import { homePositions } from '@kariera/shared/contracts/reading/home'
import { describe, expect, it } from 'vitest'
import { besides, shownAtOnce, type InLine } from './line.ts'

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T00:00:00.000Z`
const banner = (id: number | null, period: Partial<InLine> = {}): InLine => ({
  ...{ id, title: `Банер ${id}`, createdAt: id === null ? null : day(id) },
  ...period,
})

describe('A-BAN-1 banners that are active at the same position at the same time', () => {
  it.each<[string, Partial<InLine>, Partial<InLine>, boolean]>([
    ['both without dates', {}, {}, true],
    ['one within the other', { startDate: day(5), endDate: day(9) }, { startDate: day(6) }, true],
    ['one after the other', { endDate: day(5) }, { startDate: day(5) }, false],
    ['one before the other', { startDate: day(9) }, { endDate: day(8) }, false],
    ['one that ends in the other', { endDate: day(6) }, { startDate: day(5) }, true],
  ])('%s', (_, own, other, isTogether) => {
    expect(besides(banner(2, own), [banner(1, other)])).toHaveLength(isTogether ? 1 : 0)
  })

  it('the oldest first, without itself; one that is not stored yet is the youngest', () => {
    const ids = (own: InLine) => besides(own, [banner(3), banner(1), banner(2)]).map(({ id }) => id)
    expect(ids(banner(2))).toEqual([1, 3])
    expect(ids(banner(null))).toEqual([1, 2, 3])
  })

  it('are shown as many as their position shows; one that home does not know shows none', () => {
    for (const name of homePositions) expect(shownAtOnce(name)).toBeGreaterThan(0)
    expect(shownAtOnce('sidebar')).toBe(0)
    expect(shownAtOnce('toString')).toBe(0)
  })
})
