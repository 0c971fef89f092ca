import { expect, it } from 'vitest'
import { backoff, jittered } from './backoff.ts'

it('each pause is twice the one before it, up to the longest', () => {
  const pauses = [1, 2, 3, 4, 5, 2000].map((attempt) =>
    backoff(attempt, { first: 500, longest: 5000 }),
  )
  expect(pauses).toEqual([500, 1000, 2000, 4000, 5000, 5000])
})

it('a pause varies by at most a quarter', () => {
  const pauses = Array.from({ length: 1000 }, () => jittered(1000))
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(750)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1250)
  expect(new Set(pauses).size).toBeGreaterThan(900)
})
