import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageWindow } from './pageWindow.ts'

const drawn = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((to) => to ?? '…')
    .join(' ')

it('R-SEARCH-4 few pages are all offered', () => {
  expect(drawn(1, 1)).toBe('1')
  expect(drawn(3, 7)).toBe('1 2 3 4 5 6 7')
  expect(pageWindow(1, 0)).toEqual([])
})

it('R-SEARCH-4 of many pages the first, the last and the near ones are', () => {
  expect(drawn(1, 20)).toBe('1 2 3 4 5 … 20')
  expect(drawn(4, 20)).toBe('1 2 3 4 5 … 20')
  expect(drawn(5, 20)).toBe('1 … 4 5 6 … 20')
  expect(drawn(16, 20)).toBe('1 … 15 16 17 … 20')
  expect(drawn(17, 20)).toBe('1 … 16 17 18 19 20')
})

it('R-SEARCH-4 the row holds its page and both ends, in order, and keeps its length', () => {
  const places = fc
    .integer({ min: 8, max: 500 })
    .chain((pages) =>
      fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }),
    )
  fc.assert(
    fc.property(places, ({ page, pages }) => {
      const row = pageWindow(page, pages)
      const numbers = row.filter((to) => to !== null)
      expect(row).toHaveLength(7)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      for (const [index, to] of row.entries())
        // A gap replaces at least two pages: a single page would be shown itself.
        if (to === null) expect(row[index + 1]! - row[index - 1]!).toBeGreaterThan(2)
    }),
    { seed: 7, numRuns: 200 },
  )
})
