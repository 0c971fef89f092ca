import { expect, it } from 'vitest'
import { bannerSide, maxSide } from './bannerSide.ts'

it.each([
  ['728', 728],
  [90.6, 90],
  [0, 1],
  [-5, 1],
  ['', 980],
  ['широк', 980],
  [null, 980],
  [undefined, 980],
  [NaN, 980],
  [1e9, maxSide],
])('A-BAN-2 a width of %j becomes %i pixels', (value, pixels) => {
  expect(bannerSide(value, 'width')).toBe(pixels)
})

it('A-BAN-2 a height that is no number falls back to 250 pixels', () => {
  expect(bannerSide('висок', 'height')).toBe(250)
})
