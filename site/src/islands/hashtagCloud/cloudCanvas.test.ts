import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rowsFor } from './cloudCanvas.ts'

const word = fc.record({
  boxWidth: fc.integer({ min: 1, max: 800 }),
  size: fc.integer({ min: 12, max: 40 }),
})

it('R-TAGS-1 words are drawn on as many rows as they need', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 100 }), (words) => {
      expect(rowsFor(words)).toBeGreaterThanOrEqual(Math.min(2048, lastRow(words)))
    }),
    { seed: 1, numRuns: 200 },
  )
})

it('R-TAGS-1 some dozens of words need a small part of the canvas', () => {
  const words = Array.from({ length: 40 }, () => ({ boxWidth: 120, size: 20 }))
  expect(rowsFor(words)).toBeLessThan(400)
})

/**
 * Bottom of the last row as d3-cloud places words: the largest first, from left to right, in rows of twice the largest
 * size.
 */
function lastRow(words: { boxWidth: number; size: number }[]): number {
  let [left, top, height] = [0, 0, 0]
  for (const { boxWidth, size } of words.toSorted((one, other) => other.size - one.size)) {
    const width = Math.ceil((boxWidth + 1) / 32) * 32
    height = Math.max(height, 2 * size)
    if (left + width >= 2048) [left, top, height] = [0, top + height, 2 * size]
    left += width
  }
  return top + height
}
