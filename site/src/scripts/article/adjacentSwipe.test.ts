import { describe, expect, it } from 'vitest'
import { articleAfterSwipe } from './adjacentSwipe.ts'

describe('R-ART-5 a swipe over an article', () => {
  it('leads to the next article to the left, to the previous one to the right, from more than 50 px', () => {
    expect(articleAfterSwipe({ x: -51, y: 0 })).toBe('next')
    expect(articleAfterSwipe({ x: 51, y: 0 })).toBe('previous')
  })

  it('stays for 50 px or less', () => {
    expect(articleAfterSwipe({ x: -50, y: 0 })).toBeNull()
    expect(articleAfterSwipe({ x: 50, y: 0 })).toBeNull()
  })

  it('stays where the finger moves rather up or down', () => {
    expect(articleAfterSwipe({ x: -80, y: 80 })).toBeNull()
    expect(articleAfterSwipe({ x: -80, y: -300 })).toBeNull()
    expect(articleAfterSwipe({ x: -80, y: 79 })).toBe('next')
  })
})
