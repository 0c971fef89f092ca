import { maxFilterLength } from '@kariera/shared/rules/search'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { activeFilters, addressOf, callOf, everything, filterText, queryIn } from './query.ts'

const text = fc.string({ unit: 'binary', maxLength: 250 }).map(filterText)
const queries = fc.record({
  title: text,
  category: text,
  hashtag: text,
  entityName: text,
  page: fc.integer({ min: 1, max: 999_999 }),
})

it('R-SEARCH-2 an address holds every query, and opening it restores that query', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const { pathname, search } = new URL(addressOf(query), 'https://example.com')
      expect(pathname).toBe('/search/')
      expect(queryIn(search)).toEqual(query)
    }),
    { seed: 7, numRuns: 200 },
  )
})

it('R-SEARCH-2 an address holds what is used and nothing else', () => {
  expect(addressOf(everything)).toBe('/search/')
  const query = { ...everything, title: 'нощна смяна', category: 'intervyuta', page: 3 }
  expect(decodeURIComponent(addressOf(query))).toBe(
    '/search/?title=нощна+смяна&category=intervyuta&page=3',
  )
  expect(callOf({ ...everything, hashtag: 'C#' })).toBe('/api/search?hashtag=C%23')
  expect(activeFilters(query)).toEqual(['title', 'category'])
})

it('opens strange addresses as well as it can', () => {
  for (const page of ['0', '-1', '1.5', 'две', '1000000', '1e3'])
    expect(queryIn(`?page=${page}`)).toEqual(everything)
  expect(queryIn('?title=%20%00%09&category=&utm_source=x#top')).toEqual(everything)
  expect(queryIn('?title=a&title=b').title).toBe('a')
  expect(queryIn('?title=%E0%A4%A').title.length).toBeGreaterThan(0)
  expect(queryIn('?title=%CD%EE%F9%ED%E0+%F1%EC%FF%ED%E0').title).toBe('Нощна смяна')
})

it('never asks for a text that the search refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      const wanted = filterText(typed)
      expect(wanted.length).toBeLessThanOrEqual(maxFilterLength)
      expect(wanted).toBe(wanted.trim())
      expect(wanted).not.toMatch(/\p{Cc}/u)
    }),
    { seed: 7, numRuns: 200 },
  )
  expect(filterText(`${'я'.repeat(199)}😀`)).toBe('я'.repeat(199))
})
