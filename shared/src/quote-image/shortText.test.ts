import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultShortText } from './shortText.ts'

const length = (text: string) => Array.from(text).length

describe('A-QUO-2 what a picture says at first', () => {
  it('is a quote of at most 100 characters as it is, in one line', () => {
    expect(defaultShortText(' Работата е\nвидима  любов. ')).toBe('Работата е видима любов.')
    expect(defaultShortText('щ'.repeat(100))).toBe('щ'.repeat(100))
  })

  it('is the sentences of a longer one that fit', () => {
    const sentences = 'Първо се научих да слушам. После се научих да питам, и то „защо?“. '
    expect(
      defaultShortText(sentences + 'А накрая разбрах, че отговорите идват сами при мен.'),
    ).toBe(sentences.trim())
  })

  it('is its words where no sentence ends in time, without what stands before more words', () => {
    expect(
      defaultShortText(
        'Да. Най-важното, което научих за двадесет и пет години работа с хора от всички професии, – ' +
          'никога, никога не съди прибързано',
      ),
    ).toBe(
      'Да. Най-важното, което научих за двадесет и пет години работа с хора от всички професии, – никога…',
    )
  })

  it('is never longer, never cut within a word, and never nearly empty', () => {
    const word = fc.string({ unit: fc.constantFrom('а', 'ю', '.', ',', '😀'), maxLength: 30 })
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const text = words.filter(Boolean).join(' ')
        const short = defaultShortText(text)
        expect(length(short)).toBeLessThanOrEqual(100)
        if (length(text) <= 100) expect(short).toBe(text)
        else expect(length(short)).toBeGreaterThanOrEqual(40)
        const kept = short.replace(/…$/u, '')
        expect(text.startsWith(kept)).toBe(true)
        if (/[аю😀]$/u.test(kept)) expect(text[kept.length] ?? ' ').toMatch(/[ .,]/u)
      }),
      { seed: 7, numRuns: 500 },
    )
  })

  it('is a part of a word where there is nothing but one', () => {
    expect(defaultShortText('щ'.repeat(300))).toBe(`${'щ'.repeat(99)}…`)
  })
})
