import { expect, it } from 'vitest'
import { sampleAnswer, sampleCard } from './sampleSearch.ts'
import { hasMore, resultsOf, withMore } from './searchResults.ts'

it('brings to the page what its cards show, and nothing else', () => {
  const long = sampleCard(1, { teaser: 'дума '.repeat(90) })
  const { cards } = resultsOf(sampleAnswer([], { docs: [long] }))
  expect(cards[0]!.category).toEqual({ name: 'Интервюта', slug: 'intervyuta' })
  expect(cards[0]!.teaser.length).toBeLessThanOrEqual(260)
  expect(cards[0]!.picture).toEqual({
    src: '/media/p-960.webp',
    width: 960,
    height: 640,
    sources: [
      { src: '/media/p-320.webp', width: 320 },
      { src: '/media/p-960.webp', width: 960 },
    ],
  })
})

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
