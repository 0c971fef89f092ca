import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sizesBetween } from './wordSizes.ts'

describe('R-TAGS-1 the size of a word', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 100 })

  it('is a whole number of pixels from 12 to 40, never smaller for a larger count', () => {
    fc.assert(
      fc.property(counts, (some) => {
        const sizes = some.toSorted((one, other) => one - other).map(sizesBetween(some))
        expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
        for (const size of sizes) expect([12, 40]).toEqual([Math.min(12, size), Math.max(40, size)])
        expect(sizes.every(Number.isInteger)).toBe(true)
      }),
      { seed: 1, numRuns: 200 },
    )
  })

  it('is 12 for the smallest count and 40 for the largest', () => {
    fc.assert(
      fc.property(counts, (some) => {
        const [least, most] = [Math.min(...some), Math.max(...some)]
        fc.pre(least < most)
        expect([least, most].map(sizesBetween(some))).toEqual([12, 40])
      }),
      { seed: 1, numRuns: 200 },
    )
  })

  it('is halfway where all counts are the same', () => {
    expect([5, 5, 5].map(sizesBetween([5, 5, 5]))).toEqual([26, 26, 26])
  })
})
