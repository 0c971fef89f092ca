import { expect, it } from 'vitest'
import { counted } from './plurals.ts'

it.each([
  [0, '0 статии'],
  [1, '1 статия'],
  [2, '2 статии'],
  [11, '11 статии'],
  [21, '21 статии'],
  [101, '101 статии'],
])('R-SEARCH-4 %i takes its own form of the noun', (count, expected) => {
  expect(counted(count, { one: 'статия', other: 'статии' })).toBe(expected)
})
