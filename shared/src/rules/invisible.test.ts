import { expect, it } from 'vitest'
import { withoutInvisible } from './invisible.ts'

it.each([
  ['\u200B', ''],
  ['\u3164\u115F', ''],
  ['Ка\u200Bриера', 'Кариера'],
  ['\u202EФакти\u202C', 'Факти'],
  ['\uFEFFНачало', 'Начало'],
  // A family joined of two people, and a coloured heart.
  ['👩\u200D👧 ❤\uFE0F', '👩\u200D👧 ❤\uFE0F'],
  ['раз\u00ADделено', 'раз\u00ADделено'],
])('%j becomes %j', (text, visible) => {
  expect(withoutInvisible(text)).toBe(visible)
})
