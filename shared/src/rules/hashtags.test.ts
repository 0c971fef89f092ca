import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashtagKey, hashtagSlug, hashtagsIn } from './hashtags.ts'

describe('A-ART-3 hashtags', () => {
  it.each([
    ['a text with commas', ' ИТ,  умения ,, #заплати ', ['ИТ', 'умения', 'заплати']],
    ['a list', ['ИТ', 'умения'], ['ИТ', 'умения']],
    ['a list of texts with commas', ['ИТ, умения', 'заплати'], ['ИТ', 'умения', 'заплати']],
    ['the same in another case', 'Кариера, кариера, КАРИЕРА', ['Кариера']],
    ['digits', '2026, 112', ['2026', '112']],
    ['spaces and line ends inside', 'Човешки \n  ресурси', ['Човешки ресурси']],
    ['nothing', ' , #, ', []],
  ])('come from %s', (_what, given, expected) => {
    expect(hashtagsIn(given)).toEqual(expected)
  })

  it('C, C# and C++ are three', () => {
    expect(hashtagsIn('C, C#, C++')).toEqual(['C', 'C#', 'C++'])
    expect(['C', 'C#', 'C++'].map(hashtagSlug)).toEqual(['c', 'c-sharp', 'c-plus-plus'])
  })

  it('composed and decomposed letters are the same', () => {
    expect(hashtagsIn(['й', 'й'])).toEqual(['й'])
  })

  it.each([
    ['a space without width', 'кари\u200Bера'],
    ['a joiner', 'кари\u200Dера'],
    ['a variant', 'кариера\uFE0F'],
    ['a soft hyphen', 'кари\u00ADера'],
  ])('with %s is the same', (_what, twin) => {
    expect(hashtagsIn(['кариера', twin])).toEqual(['кариера'])
  })

  it('full-width letters are usual ones', () => {
    expect(hashtagsIn(['SQL', 'ＳＱＬ', 'ｓｑｌ'])).toEqual(['SQL'])
  })

  it('any text gives hashtags that give themselves again, each with a slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const hashtags = hashtagsIn(text)
        expect(hashtagsIn(hashtags)).toEqual(hashtags)
        expect(new Set(hashtags.map(hashtagKey)).size).toBe(hashtags.length)
        for (const hashtag of hashtags) {
          expect(hashtagSlug(hashtag)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        }
      }),
      { seed: 7, numRuns: 200 },
    )
  })
})
