import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canBeCut, faultOf, inPercent, inPixels, pointIn, proposedCut } from './cutShape.ts'

const sizes = fc.record({
  width: fc.integer({ min: 600, max: 12_000 }),
  height: fc.integer({ min: 400, max: 12_000 }),
})

describe('A-RT-5 a cut', () => {
  it.each([
    ['of at least 600 x 400 pixels', { x: 0, y: 0, width: 600, height: 400 }, null],
    ['not narrower', { x: 0, y: 0, width: 599, height: 400 }, 'tooSmall'],
    ['not lower', { x: 0, y: 0, width: 600, height: 399 }, 'tooSmall'],
    ['of the shape of a card', { x: 10, y: 20, width: 900, height: 600 }, null],
    ['which may differ by a pixel', { x: 0, y: 0, width: 901, height: 601 }, null],
    ['but not square', { x: 0, y: 0, width: 700, height: 700 }, 'wrongShape'],
    ['up to the edge', { x: 100, y: 200, width: 900, height: 600 }, null],
    ['not across the right edge', { x: 101, y: 0, width: 900, height: 600 }, 'outside'],
    ['not across the lower edge', { x: 0, y: 201, width: 900, height: 600 }, 'outside'],
    ['not across the left edge', { x: -1, y: 0, width: 900, height: 600 }, 'outside'],
  ])('is %s', (_what, rectangle, fault) => {
    expect(faultOf(rectangle, { width: 1000, height: 800 })).toBe(fault)
  })

  it('is proposed at 90 % of the width, in the middle', () => {
    const { x, y, width, height } = proposedCut({ width: 2000, height: 2000 })
    expect([x, width]).toEqual([5, 90])
    expect([y, height]).toEqual([20, 60])
  })

  it('is proposed as large as it can be where the picture is too low for that', () => {
    const size = { width: 3000, height: 600 }
    expect(inPixels(proposedCut(size), size)).toEqual({ x: 1050, y: 0, width: 900, height: 600 })
  })

  it('is right whatever is selected, if it is large enough', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true })
    const selections = fc.record({ x: percent, y: percent, width: percent, height: percent })
    fc.assert(
      fc.property(sizes, selections, (size, selected) => {
        const fault = faultOf(inPixels(selected, size), size)
        expect(fault === null || fault === 'tooSmall').toBe(true)
      }),
    )
  })

  it('is proposed right for every picture that can be cut', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const cut = inPixels(proposedCut(size), size)
        const fault = faultOf(cut, size)
        // 90 % of a picture that is hardly large enough are too small.
        expect(fault === null || (fault === 'tooSmall' && size.width < 668)).toBe(true)
      }),
    )
  })

  it('is the same after it was kept and selected again', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const cut = inPixels(proposedCut(size), size)
        expect(inPixels(inPercent(cut, size), size)).toEqual(cut)
      }),
    )
  })

  it('cannot be made of a smaller picture', () => {
    expect(canBeCut({ width: 600, height: 400 })).toBe(true)
    expect(canBeCut({ width: 599, height: 4000 })).toBe(false)
    expect(canBeCut({ width: 4000, height: 399 })).toBe(false)
  })

  it('keeps the point that must stay visible, as near as it can', () => {
    const cut = { x: 500, y: 0, width: 600, height: 400 }
    const size = { width: 2000, height: 1000 }
    expect(pointIn({ x: 40, y: 20 }, cut, size)).toEqual({ x: 50, y: 50 })
    expect(pointIn({ x: 90, y: 90 }, cut, size)).toEqual({ x: 100, y: 100 })
    expect(pointIn({ x: 0, y: 0 }, cut, size)).toEqual({ x: 0, y: 0 })
  })
})
