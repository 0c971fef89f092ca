import { describe, expect, it } from 'vitest'
import { blockShape, cardRole, featuredShape, pictureSizes } from './cardLayout.ts'

const roles = (position: number, cards: number) =>
  Array.from({ length: cards }, (_, index) => cardRole(blockShape(position, cards), index))

describe('R-HOME-6 a block of one to five cards', () => {
  it('opens the page with a large first card', () => {
    expect(roles(0, 5)).toEqual(['feature', 'regular', 'regular', 'regular', 'regular'])
    expect(roles(0, 4)).toEqual(['feature', 'compact', 'compact', 'compact'])
    expect(roles(0, 3)).toEqual(['feature', 'regular', 'regular'])
  })

  it('gives few cards equal columns, wherever the block stands', () => {
    for (const position of [1, 2, 3]) {
      expect(roles(position, 1)).toEqual(['wide'])
      expect(roles(position, 2)).toEqual(['feature', 'feature'])
      expect(roles(position, 3)).toEqual(['regular', 'regular', 'regular'])
    }
  })

  it('never lays out two neighbouring blocks of five alike', () => {
    for (let position = 0; position < 9; position += 1)
      expect(blockShape(position, 5)).not.toBe(blockShape(position + 1, 5))
  })

  it('asks for smaller pictures where the card is smaller', () => {
    expect(pictureSizes('compact')).toContain('14rem')
    expect(pictureSizes('feature')).toMatch(/82vw$/)
    expect(pictureSizes('slide')).toContain('(min-width: 48rem) 30vw')
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
