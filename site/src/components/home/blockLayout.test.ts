import { describe, expect, it } from 'vitest'
import { blockShape, cardRole, featuredShape, type BlockPlace } from './blockLayout.ts'

const roles = (place: BlockPlace, cards: number) =>
  Array.from({ length: cards }, (_, index) => cardRole(blockShape(place, cards), index))

describe('R-HOME-6 a block of one to five cards', () => {
  it.each([
    ['large', 5, ['feature', 'brief', 'brief', 'brief', 'brief']],
    ['large', 4, ['regular', 'regular', 'regular', 'regular']],
    ['large', 3, ['feature', 'brief', 'brief']],
    ['large', 2, ['feature', 'feature']],
    ['large', 1, ['wide']],
    ['list', 5, ['compact', 'line', 'line', 'line', 'line']],
    ['list', 2, ['compact', 'line']],
    ['list', 1, ['wide']],
    ['column', 5, ['top', 'line', 'line', 'line', 'line']],
    ['column', 1, ['top']],
  ] as const)('in a %s place, of %i', (place, cards, expected) => {
    expect(roles(place, cards)).toEqual(expected)
  })
})

describe('R-HOME-5 one to four promoted articles', () => {
  it('stand side by side, none of them larger than the others', () => {
    for (const cards of [1, 2, 3, 4]) {
      const shape = featuredShape(cards)
      const looks = Array.from({ length: cards }, (_, index) => cardRole(shape, index))
      expect(new Set(looks).size).toBe(1)
    }
    expect(featuredShape(4)).toBe('four')
  })
})
