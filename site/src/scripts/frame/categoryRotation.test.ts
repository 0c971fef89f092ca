import { describe, expect, it } from 'vitest'
import { placesAfter } from './categoryRotation.ts'

const lefts = [16, 116, 166, 316, 366, 466, 566, 666, 766, 866]
const length = 950
const shown = (step: number) =>
  placesAfter(lefts, length, step).flatMap((place, index) => (place.shown ? [index] : []))
/** The items from left to right, as a reader sees them. */
const order = (step: number) =>
  placesAfter(lefts, length, step)
    .map(({ shift }, index) => ({ index, x: (lefts[index] ?? 0) + shift }))
    .sort((one, other) => one.x - other.x)

describe('R-FRAME-4 the category strip', () => {
  it('shows eight at a time, moves on by one and wraps round', () => {
    expect(shown(0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(shown(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(shown(9)).toEqual([0, 1, 2, 3, 4, 5, 6, 9])
  })

  it('always begins at the same place and keeps the order', () => {
    for (const step of lefts.keys()) {
      const row = order(step)
      expect(row[0]).toEqual({ index: step, x: 16 })
      expect(row.map(({ index }) => index)).toEqual(
        lefts.map((_, place) => (step + place) % lefts.length),
      )
    }
  })

  it('keeps the gap between the last and the first', () => {
    const [, second] = order(9)
    expect(second).toEqual({ index: 0, x: 16 + length - (866 - 16) })
  })
})
