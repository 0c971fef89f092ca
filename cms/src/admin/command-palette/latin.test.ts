import fc from 'fast-check'
import { slugify } from '@kariera/shared/rules/slug'
import { describe, expect, it } from 'vitest'
import { bulgarianPattern, textMatcher, wordMatcher } from './latin.ts'

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

describe('B-NAV-1 the words of an act', () => {
  it.each([
    ['nov citat', 'Ново: Цитат'],
    ['статия нова', 'Нова статия'],
    ['НОВА ст', 'Нова статия'],
    ['FAQ', 'Въпроси faq'],
    ['seo', 'SEO и споделяне'],
  ])('%s finds %s', (typed, text) => {
    expect(wordMatcher(typed)(text)).toBe(true)
  })

  it.each([
    ['нова статя', 'Нова статия', 'a letter is missing'],
    ['нова стаатия', 'Нова статия', 'a letter is too many'],
    ['нова стотия', 'Нова статия', 'a letter is wrong'],
    ['нова сатти', 'Нова статия', 'two letters are swapped'],
    ['nova statya', 'Нова статия', 'in Latin letters, one missing'],
  ])('%s finds %s only where it may be mistyped: %s', (typed, text) => {
    expect([wordMatcher(typed)(text), wordMatcher(typed, true)(text)]).toEqual([false, true])
  })

  it.each([
    ['нова статията', 'Нова статия'],
    ['нва статия', 'Нова статия'],
    ['медиа', 'Статии'],
    ['', 'Нова статия'],
  ])('%s does not find %s', (typed, text) => {
    expect(wordMatcher(typed, true)(text)).toBe(false)
  })
})
