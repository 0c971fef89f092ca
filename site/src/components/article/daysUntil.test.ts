import { expect, it } from 'vitest'
import { daysUntil } from './daysUntil.ts'

it.each([
  ['2026-11-08T10:00:00.000Z', 7],
  ['2026-11-08T09:59:59.000Z', 7],
  ['2026-11-07T10:00:00.001Z', 7],
  ['2026-11-07T10:00:00.000Z', 6],
  ['2026-11-01T10:00:01.000Z', 1],
  ['2026-11-01T10:00:00.000Z', 0],
  ['2026-10-01T10:00:00.000Z', 0],
])('R-PRE-1 a link that expires at %s has %i day(s) left, rounded up', (expiresAt, days) => {
  expect(daysUntil(expiresAt, new Date('2026-11-01T10:00:00.000Z'))).toBe(days)
})
