import fc from 'fast-check'
import { slugify } from '@kariera/shared/rules/slug'
import { describe, expect, it } from 'vitest'
import { bulgarianPattern, textMatcher } from './latin.ts'

describe('B-NAV-1 Bulgarian typed in Latin letters', () => {
  it.each([
    ['zaplata', 'Първа заплата'],
    ['Plovdiv', 'Работа в Пловдив'],
    ['parva', 'Първа'],
    ['purva', 'Първа'],
    ['pyrva', 'Първа'],
    ['shtastie', 'Щастие'],
    ['6tastie', 'Щастие'],
    ['4asa', 'Осем часа'],
    ['bulgaria', 'България'],
    ['balgariya', 'България'],
    ['shema', 'Схема'],
    ['jena', 'Жена'],
    ['stazh v ofisa', 'Стаж в офиса'],
    ['yubiley', 'Юбилей'],
    ['rabota (2026)', 'Работа (2026)'],
    ['C++', 'C++ и C#'],
  ])('%s is found in %s', (typed, text) => {
    expect(textMatcher(typed)(text)).toBe(true)
  })

  it.each([
    ['zaplata', 'заплаха'],
    ['a.b', 'ахб'],
    ['работа', 'rabota'],
    ['x', 'работа'],
  ])('%s is not in %s', (typed, text) => {
    expect(textMatcher(typed)(text)).toBe(false)
  })

  it('is nothing where no letter is Latin', () => {
    expect(bulgarianPattern('стаж 2026 (%)')).toBeNull()
  })

  it('a word of any syllables is found by its address', () => {
    const syllable = fc
      .tuple(
        fc.constantFrom(...Array.from('бвгджзйклмнпрстфхцчшщь')),
        fc.constantFrom(...Array.from('аеиоуъюя')),
      )
      .map((pair) => pair.join(''))
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 9 }), (syllables) => {
        const word = syllables.join('')
        expect(textMatcher(slugify(word))(word), word).toBe(true)
      }),
    )
  })

  it('anything that is typed makes an expression', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (typed) => {
        expect(() => textMatcher(typed)('Работа')).not.toThrow()
      }),
    )
  })
})
