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

  it.each(['Zq3cqZ', 'Zq3c_73qZ', '<a href="Zq22_3e_3cqZ">', 'Zq110000qZ', 'Zq_qZ'])(
    'make no markup of %s, which nobody has written for them',
    (html) => {
      expect(toText(html)).toBe(html)
    },
  )
})
