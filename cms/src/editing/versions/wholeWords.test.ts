import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toText, wholeWords } from './wholeWords.ts'

describe('A-ART-4 words of versions', () => {
  it('are of Latin letters while they are compared, one for one', () => {
    const written = wholeWords('<p title="Дума">Първа дума, second &quot;трета&quot; 2026</p>')
    expect(written).toMatch(/^<p title="Дума">\w+ \w+, second &quot;\w+&quot; 2026<\/p>$/)
  })

  it('come back whatever they are', () => {
    const parts = fc.constantFrom(
      'Zq',
      'qZ',
      '3c',
      '_',
      '<b>',
      'ж',
      ' ',
      'Zq3cqZ',
      '<a href="Zq22_3eqZ">',
    )
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(parts).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (html) => {
        expect(toText(wholeWords(html))).toBe(html)
      }),
      { numRuns: 2000 },
    )
  })

  it('are other words where they have another format', () => {
    const word = (html: string) => wholeWords(html).replaceAll(/<[^>]*>/g, '')
    for (const [plain, other] of [
      ['<p>x2</p>', '<p><strong>x2</strong></p>'],
      ['<p>дума</p>', '<p><s>дума</s></p>'],
      ['<p>x<sub>2</sub></p>', '<p>x<sup>2</sup></p>'],
    ] as const) {
      expect(word(other)).not.toBe(word(plain))
      expect(toText(wholeWords(other))).toBe(other)
    }
    expect(word('<p><s>x</s> дума</p>').split(' ')[1]).toBe(word('дума'))
  })

  it.each(['Zq3cqZ', 'Zq3c_73qZ', '<a href="Zq22_3e_3cqZ">', 'Zq110000qZ', 'Zq_qZ'])(
    'make no markup of %s, which nobody has written for them',
    (html) => {
      expect(toText(html)).toBe(html)
    },
  )
})
