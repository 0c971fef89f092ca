import { expect, it } from 'vitest'
import { displaySeconds, maxDisplaySeconds } from './displaySeconds.ts'

it.each([
  [1, 1],
  [5, 5],
  ['7', 7],
  [' 7 ', 7],
  [2.9, 2],
  [0, 1],
  [-3, 1],
  ['', 1],
  ['  ', 1],
  ['пет', 1],
  [null, 1],
  [undefined, 1],
  [NaN, 1],
  [[], 1],
  [{}, 1],
  [Infinity, maxDisplaySeconds],
  [1e12, maxDisplaySeconds],
])('A-CAR-1 A-QUO-1 a time of %j becomes %i seconds', (value, seconds) => {
  expect(displaySeconds(value)).toBe(seconds)
})
