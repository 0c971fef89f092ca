import { describe, expect, it } from 'vitest'
import { cardAfterSwipe } from './swipe.ts'
import { stripSwipeThreshold } from './swipeThresholds.ts'

describe('R-HOME-6 a swipe over the cards of a category', () => {
  it('moves one card when the finger travels more than 30 px', () => {
    expect(cardAfterSwipe(1, 5, { x: -31, y: 0 })).toBe(2)
    expect(cardAfterSwipe(1, 5, { x: 31, y: 0 })).toBe(0)
    expect(cardAfterSwipe(1, 5, { x: -300, y: 0 })).toBe(2)
  })

  it('stays when the finger travels 30 px or less', () => {
    expect(cardAfterSwipe(1, 5, { x: -30, y: 0 })).toBe(1)
    expect(cardAfterSwipe(1, 5, { x: 30, y: 0 })).toBe(1)
  })

  it('leaves scrolling up and down alone', () => {
    expect(cardAfterSwipe(1, 5, { x: -40, y: 90 })).toBe(1)
  })

  it('stops at both ends', () => {
    expect(cardAfterSwipe(4, 5, { x: -80, y: 0 })).toBe(4)
    expect(cardAfterSwipe(0, 5, { x: 80, y: 0 })).toBe(0)
  })
})

describe('R-ART-6 a swipe over the strip of articles', () => {
  it('moves one card when the finger travels more than 50 px', () => {
    expect(cardAfterSwipe(1, 5, { x: -51, y: 0 }, stripSwipeThreshold)).toBe(2)
    expect(cardAfterSwipe(1, 5, { x: -50, y: 0 }, stripSwipeThreshold)).toBe(1)
  })
})
