import { describe, expect, it } from 'vitest'
import { daysTaken, lastDays } from './viewDays.ts'

describe('R-ART-9 views are taken', () => {
  it.each([
    ['2026-11-22T12:00:00Z', '2026-11-22', '2026-11-21'],
    ['2026-11-22T21:59:59Z', '2026-11-22', '2026-11-21'],
    ['2026-11-22T22:00:00Z', '2026-11-23', '2026-11-22'],
    ['2026-12-31T22:30:00Z', '2027-01-01', '2026-12-31'],
    // The night that has an hour more, and the one that has an hour less.
    ['2026-10-25T21:30:00Z', '2026-10-25', '2026-10-24'],
    ['2026-10-25T22:30:00Z', '2026-10-26', '2026-10-25'],
    ['2026-03-29T20:59:00Z', '2026-03-29', '2026-03-28'],
    ['2026-03-29T21:00:00Z', '2026-03-30', '2026-03-29'],
  ])('at %s for %s and %s', (at, today, yesterday) => {
    expect(daysTaken(new Date(at))).toEqual([today, yesterday])
  })
})

it('A-DASH-1 the last days of Sofia end with today, whatever hour the clocks were changed at', () => {
  expect(lastDays(new Date('2026-10-25T22:30:00Z'), 3)).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ])
})
