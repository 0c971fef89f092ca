import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitted, shapeFault } from './fitted.ts'

const box = { width: 160, height: 64 }

describe('A-BAN-1 a preview at the ratio of its position', () => {
  it.each([
    [
      { width: 980, height: 250 },
      { width: 160, height: 41 },
    ],
    [
      { width: 300, height: 600 },
      { width: 32, height: 64 },
    ],
    [
      { width: 120, height: 60 },
      { width: 120, height: 60 },
    ],
  ])('%o is shown as %o', (size, shown) => {
    expect(fitted(size, box)).toMatchObject(shown)
  })

  it('fits whatever its size', () => {
    const side = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const shown = fitted({ width, height }, box)
        expect(shown.width).toBeLessThanOrEqual(box.width)
        expect(shown.height).toBeLessThanOrEqual(box.height)
        expect(shown.scale).toBeGreaterThan(0)
      }),
    )
  })
})

describe('A-BAN-1 a picture and its place', () => {
  const place = { width: 980, height: 250 }
  it.each([
    ['of the same size', { width: 980, height: 250 }, null],
    ['twice as large', { width: 1960, height: 500 }, null],
    ['half as large', { width: 490, height: 125 }, 'tooSmall'],
    ['a small drawing', { width: 98, height: 25, mimeType: 'image/svg+xml' }, null],
    ['a square', { width: 1000, height: 1000 }, 'otherShape'],
    ['higher by a line', { width: 980, height: 252 }, null],
    ['of unknown size', { width: null, height: null }, null],
  ])('%s', (_, picture, fault) => {
    expect(shapeFault(picture, place)).toBe(fault)
  })
})
