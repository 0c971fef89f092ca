import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shuffled } from './shuffle.ts'

describe('shuffled', () => {
  it('keeps every item, and gives the same order for the same seed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const once = shuffled(items, seed)
        expect(once).toEqual(shuffled(items, seed))
        expect(once.toSorted()).toEqual(items.toSorted())
      }),
    )
  })

  it('gives other orders for other seeds', () => {
    const items = Array.from({ length: 12 }, (_, index) => index)
    const orders = Array.from({ length: 50 }, (_, seed) => shuffled(items, seed).join())
    expect(new Set(orders).size).toBeGreaterThan(45)
  })
})
