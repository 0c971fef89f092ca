import type { Where } from 'payload'
import { expect, it } from 'vitest'
import { computedFiltersIn, replaceComputedFilters } from './listQuery.ts'
import { shownState, type StateFacts } from './states.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const ids = { promoted: [1], failed: [2, 3], authors: new Map([['ана', [7]]]) }

it('B-LIST-1: a query for a state becomes the condition of this moment, wherever it stands', () => {
  const where: Where = {
    and: [{ category: { equals: '4' } }, { or: [{ state: { in: 'live,failed' } }] }],
    title: { like: 'пролет' },
  }
  expect(computedFiltersIn(where).states).toEqual(['live', 'failed'])
  expect(replaceComputedFilters(where, now, ids)).toEqual({
    and: [
      {
        and: [
          { category: { equals: '4' } },
          {
            or: [
              {
                or: [
                  { liveFrom: { less_than_equal: '2026-11-23T10:00:00.000Z' } },
                  { id: { in: [2, 3] } },
                ],
              },
            ],
          },
        ],
      },
      { title: { like: 'пролет' } },
    ],
  })
})

it('B-LIST-1: what is no state, and what cannot be asked of one, is left for Payload to refuse', () => {
  for (const condition of [{ equals: 'gone' }, { in: ['live', 'gone'] }, { like: 'live' }]) {
    const where: Where = { state: condition }
    expect(computedFiltersIn(where).states).toEqual([])
    expect(replaceComputedFilters(where, now, ids)).toEqual(where)
  }
})

it('B-LIST-1: every article is in a state or outside it, as Payload filters it', () => {
  const not = (condition: Where[string]) => replaceComputedFilters({ state: condition }, now, ids)
  expect(not({ not_equals: 'live' })).toEqual({
    and: [
      {
        or: [
          { liveFrom: { exists: false } },
          { liveFrom: { greater_than: '2026-11-23T10:00:00.000Z' } },
        ],
      },
    ],
  })
  expect(not({ not_in: ['draft', 'failed'] })).toEqual({
    and: [{ liveFrom: { exists: true } }, { id: { not_in: [2, 3] } }],
  })
})

it("B-LIST-1: words of an author's name become the accounts that have them", () => {
  const where: Where = { or: [{ title: { like: 'ана' } }, { authorName: { like: 'ана' } }] }
  expect(computedFiltersIn(where).names).toEqual(['ана'])
  expect(replaceComputedFilters(where, now, ids)).toEqual({
    or: [{ title: { like: 'ана' } }, { author: { in: [7] } }],
  })
})

const live: StateFacts = {
  status: 'published',
  liveFrom: '2026-11-23T09:00:00.000Z',
  slug: '2026/11/prolet',
  isTrashed: false,
  isFailed: false,
}

it.each([
  ['live', live],
  ['live', { ...live, liveFrom: now.toISOString() }],
  ['scheduled', { ...live, liveFrom: '2026-11-23T10:00:00.001Z' }],
  ['scheduled', { ...live, liveFrom: '2026-11-24T09:00:00.000Z', status: 'draft' as const }],
  ['changed', { ...live, status: 'draft' as const }],
  ['draft', { ...live, status: 'draft' as const, liveFrom: null, slug: null }],
  ['withdrawn', { ...live, status: 'draft' as const, liveFrom: null }],
  ['failed', { ...live, isFailed: true }],
  ['trashed', { ...live, isTrashed: true, isFailed: true }],
])('B-LIST-1: a row says %s', (state, facts) => {
  expect(shownState(facts, now)).toBe(state)
})
