import { describe, expect, it } from 'vitest'
import { isPreviousPageOurs } from './history.ts'

const past = { referrer: '', origin: 'https://kariera.example', length: 1 }

describe('R-FRAME-7 R-ART-5 whether the previous page is ours', () => {
  it('is what the browser says, where it can tell', () => {
    const told = { ...past, length: 9, referrer: 'https://kariera.example/' }
    expect(isPreviousPageOurs({ ...told, navigation: { canGoBack: true } })).toBe(true)
    expect(isPreviousPageOurs({ ...told, navigation: { canGoBack: false } })).toBe(false)
  })

  it.each([
    ['https://kariera.example/', 2, true],
    ['https://kariera.example/', 1, false],
    ['https://kariera.example.evil/', 2, false],
    ['https://search.example/', 5, false],
    ['', 5, false],
  ])('after %s, with %i pages in history: %s', (referrer, length, ours) => {
    expect(isPreviousPageOurs({ ...past, referrer, length })).toBe(ours)
  })
})
