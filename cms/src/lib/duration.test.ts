import { expect, it } from 'vitest'
import { durationText } from './duration.ts'

it.each([
  [0, '0 ms'],
  [84.4, '84 ms'],
  [2430, '2.4 s'],
  [12 * 60_000, '12 min'],
  [3 * 3_600_000, '3 h'],
])('a duration of %d milliseconds reads %s', (ms, text) => {
  expect(durationText(ms, 'en')).toBe(text)
})

it('a duration has a decimal comma in Bulgarian', () => {
  expect(durationText(2430, 'bg')).toBe('2,4 s')
})
