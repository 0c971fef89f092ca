import { describe, expect, it } from 'vitest'
import { pageAfter, type View } from './wallPages.ts'

/** A view of two and a half pages. */
const at = (left: number): View => ({ left, width: 1000, whole: 2500 })

describe('R-HOME-9 the pages of the partners', () => {
  it('follow each other, the last one is full, and the first comes again', () => {
    expect(pageAfter(at(0), 1)).toBe(1000)
    expect(pageAfter(at(1000), 1)).toBe(1500)
    expect(pageAfter(at(1500), 1)).toBe(0)
  })

  it('go back the same way', () => {
    expect(pageAfter(at(0), -1)).toBe(1500)
    expect(pageAfter(at(1500), -1)).toBe(500)
    expect(pageAfter(at(500), -1)).toBe(0)
  })

  it('do not mind half a pixel', () => {
    expect(pageAfter(at(1499.6), 1)).toBe(0)
    expect(pageAfter(at(0.4), -1)).toBe(1500)
  })

  it('stay where everything is seen', () => {
    expect(pageAfter({ left: 0, width: 1000, whole: 900 }, 1)).toBe(0)
  })
})
