import { expect, it } from 'vitest'
import { paddingFor } from './cloudPadding.ts'

const frame = { width: 800, height: 376 }
const words = (count: number) => Array.from({ length: count }, () => ({ textWidth: 110, size: 16 }))

it('R-TAGS-1 a few words lie loosely, many closely', () => {
  const paddings = [1, 10, 30, 40, 60, 80, 100].map((count) => paddingFor(words(count), frame))
  expect(paddings).toEqual([10, 10, 10, 8, 4, 2, 2])
})

it('R-TAGS-1 the same words lie more closely in a smaller frame', () => {
  expect(paddingFor(words(40), { width: 288, height: 376 })).toBe(2)
  expect(paddingFor(words(40), { width: 640, height: 376 })).toBe(5)
})

it('R-TAGS-1 however many there are, words do not touch', () => {
  expect(paddingFor(words(1000), frame)).toBe(2)
})
