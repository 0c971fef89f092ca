import type { Where } from 'payload'
import { expect, it } from 'vitest'
import {
  boundsOf,
  filtersIn,
  periodOf,
  periods,
  searchWith,
  whereOf,
  type Filters,
} from './filters.ts'

const all: Filters = {
  state: 'live',
  author: '2',
  category: '3',
  hashtags: '4',
  since: '2026-10-31T22:00:00.000Z',
  before: '2026-11-30T22:00:00.000Z',
}

it('B-LIST-1: filters are read back from the condition that they make', () => {
  expect(filtersIn(whereOf(all))).toEqual(all)
  expect(filtersIn(whereOf({}))).toEqual({})
  expect(filtersIn(undefined)).toEqual({})
})

it("B-LIST-1: the forms in which Payload's own filters write the same are understood", () => {
  const [category, author] = [{ category: { equals: 3 } }, { author: { equals: '2' } }]
  expect(filtersIn(category)).toEqual({ category: '3' })
  expect(filtersIn({ or: [{ and: [category, author] }] })).toEqual({ category: '3', author: '2' })
})

it.each<Where>([
  { or: [{ category: { equals: 3 } }, { category: { equals: 4 } }] },
  { and: [{ category: { equals: 3 } }, { category: { equals: 4 } }] },
  { category: { not_equals: 3 } },
  { title: { like: 'пролет' } },
  { state: { equals: 'gone' } },
  { category: { equals: 3 }, author: { equals: 2 } },
])('B-LIST-1: what no menu can say is left alone: %j', (where) => {
  expect(filtersIn(where)).toBeNull()
})

it('B-LIST-1: another filter leads to the first page, and keeps order, number of rows and words', () => {
  const before =
    '?page=3&limit=50&sort=-title&search=%D0%BF&where%5Band%5D%5B0%5D%5Bstate%5D%5Bequals%5D=draft'
  const after = new URLSearchParams(searchWith(before, { state: 'live', category: '3' }))
  expect(Object.fromEntries(after)).toEqual({
    limit: '50',
    sort: '-title',
    search: 'п',
    'where[and][0][state][equals]': 'live',
    'where[and][1][category][equals]': '3',
  })
  expect(searchWith('?page=2', {})).toBe('')
})

it('B-LIST-1: periods are days and months of Sofia, over the change of its clocks', () => {
  // 1 November 2026, 01:30 in Sofia, a week after the clocks were put back.
  const now = new Date('2026-10-31T23:30:00.000Z')
  expect(boundsOf('today', now)).toEqual({ since: '2026-10-31T22:00:00.000Z' })
  expect(boundsOf('week', now)).toEqual({ since: '2026-10-25T22:00:00.000Z' })
  expect(boundsOf('month', now)).toEqual({ since: '2026-10-31T22:00:00.000Z' })
  expect(boundsOf('lastMonth', now)).toEqual({
    since: '2026-09-30T21:00:00.000Z',
    before: '2026-10-31T22:00:00.000Z',
  })
  const january = new Date('2027-01-15T12:00:00.000Z')
  expect(boundsOf('lastMonth', january)).toMatchObject({ since: '2026-11-30T22:00:00.000Z' })
})

it('B-LIST-1: a period is known again, and one of nobody is another one', () => {
  const now = new Date('2026-11-23T10:00:00.000Z')
  for (const period of periods) expect(periodOf(boundsOf(period, now), now)).toBe(period)
  expect(periodOf({}, now)).toBeNull()
  expect(periodOf({ since: '2026-11-01T00:00:00.000Z' }, now)).toBe('other')
})
