import { expect, it } from 'vitest'
import { sampleAnswer } from './sampleSearch.ts'
import { hasMore, resultsOf, withMore } from './searchResults.ts'

it('R-SEARCH-4 what has moved to the next page meanwhile is not shown twice', () => {
  const shown = resultsOf(sampleAnswer([5, 4, 3]))
  const more = resultsOf(sampleAnswer([3, 2, 1], { page: 2, totalDocs: 26 }))
  const all = withMore(shown, more)
  expect(all.cards.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
  expect([all.first, all.last, all.total]).toEqual([1, 2, 26])
})

it('R-SEARCH-4 goes on until the last page', () => {
  expect(hasMore(resultsOf(sampleAnswer([1])))).toBe(true)
  expect(hasMore(resultsOf(sampleAnswer([1], { page: 3 })))).toBe(false)
  expect(hasMore(resultsOf(sampleAnswer([], { totalDocs: 0, totalPages: 0 })))).toBe(false)
})
