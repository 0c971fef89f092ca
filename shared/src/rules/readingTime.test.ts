import { describe, expect, it } from 'vitest'
import { readingMinutes } from './readingTime.ts'

describe('reading time', () => {
  it.each([
    [0, 1],
    [1, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])('of %i words is %i min', (words, minutes) => {
    expect(readingMinutes('дума '.repeat(words))).toBe(minutes)
  })
})
