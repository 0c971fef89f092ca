import { expect, it } from 'vitest'
import { looksEmpty, withoutInvisible } from './invisible.ts'

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

it.each([
  ...[
    '',
    ' \n\t',
    '\u00A0\u2003\u3000',
    '\u00AD',
    '\u200D\u200C',
    '\uFE0F',
    '\u{E0100}',
    '\u2800\u2800',
  ],
  ...[
    '\u{E0001}',
    '\u{E0020}\u{E007F}',
    '\u0301',
    '\u20DD',
    '\u034F',
    '\u180E',
    '\u115F',
    '\u17B4',
    '\uD800',
  ],
  ...['\u0000', '\uE000', ' \u0301\u200D\u00AD '],
])('%j looks empty', (text) => {
  expect(looksEmpty(text)).toBe(true)
})

it.each(['а', '-', '…', '0', '❤\uFE0F', '👩\u200D👧', 'ѝ', 'и\u0300', '\u00ADа', '漢', '𝟙', '🇧🇬'])(
  '%j does not look empty',
  (text) => {
    expect(looksEmpty(text)).toBe(false)
  },
)
