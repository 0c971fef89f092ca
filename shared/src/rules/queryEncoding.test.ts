import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryInUtf8 } from './queryEncoding.ts'

/** Percent-encodes a text as windows-1251. */
const inWindows1251 = (text: string) =>
  Array.from(text, (character) => {
    if (/[\w.-]/.test(character)) return character
    const byte = bytes.get(character)
    if (byte === undefined) throw new Error(`${character} is not in windows-1251`)
    return `%${byte.toString(16).padStart(2, '0').toUpperCase()}`
  }).join('')

const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1251').decode(Uint8Array.of(byte)),
    byte,
  ]),
)

const titleIn = (search: string) => new URLSearchParams(queryInUtf8(search)).get('title')

describe('R-SEARCH-2 a query of another encoding', () => {
  it.each([
    ['%F0%E0%E1%EE%F2%E0', 'работа'],
    ['%f0%e0%e1%ee%f2%e0', 'работа'],
    ['%CD%EE%F9%ED%E0+%F1%EC%FF%ED%E0', 'Нощна смяна'],
    ['%CD%EE%F9%ED%E0%20%F1%EC%FF%ED%E0', 'Нощна смяна'],
    ['IT+%F1%E5%EA%F2%EE%F0', 'IT сектор'],
    ['%B9+1', '№ 1'],
    ['%84%EF%EB%E0%F2%E0%93', '„плата“'],
    ['100%25+%EF%EB%E0%F2%E0', '100% плата'],
    ['%u0440%u0430%u0431%u043E%u0442%u0430', 'работа'],
    ['%D1%80%D0%B0%D0%B1%D0', 'раб'],
    ['%D1%80%D0%B0%D0%B1%E2%80', 'раб'],
    ['%EF%EB%E0%F2%E0%', 'плата%'],
    ['%CC%C2%D0%96%D1%EE%F4%E8%FF', 'МВР–София'],
    ['%84%C1%CD%D2%93', '„БНТ“'],
    ['%CD%CE%C8%85', 'НОИ…'],
    ['%E7%E0%EF%EB%E0%F2%E8+%E2+%84%C1%CD%D2%93', 'заплати в „БНТ“'],
    ['%E2', 'в'],
  ])('%s is %s', (sent, meant) => {
    expect(titleIn(`?title=${sent}`)).toBe(meant)
    expect(titleIn(`page=2&title=${sent}&hashtag=C%23`)).toBe(meant)
  })

  it('is read whatever Bulgarian words it holds', () => {
    const letter = fc.constantFrom(
      ...Array.from('абвгдежзийклмнопрстуфхцчшщъьюяАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЮЯ„“–…№»'),
    )
    const word = fc
      .array(letter, { minLength: 2, maxLength: 12 })
      .map((letters) => letters.join(''))
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        expect(titleIn(`?title=${words.map(inWindows1251).join('+')}`)).toBe(words.join(' '))
      }),
      { seed: 7 },
    )
  })

  it('leaves every query in UTF-8 as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const search = `?${new URLSearchParams({ title: text, page: '2' })}`
        expect(queryInUtf8(search)).toBe(search)
      }),
      { seed: 7 },
    )
  })

  it('is never refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('%u0F&=?+#Dя8')) }), (search) => {
        expect(() => decodeURIComponent(queryInUtf8(search))).not.toThrow()
      }),
      { seed: 7 },
    )
  })
})
