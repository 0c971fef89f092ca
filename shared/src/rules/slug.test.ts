import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstFreeSlug, slugify, slugLength } from './slug.ts'

describe('slugify', () => {
  it.each([
    ['Първа работа на 45', 'parva-rabota-na-45'],
    ['Щастието на Юлия от Цариброд', 'shtastieto-na-yulia-ot-tsaribrod'],
    ['България', 'bulgaria'],
    ['Български език', 'balgarski-ezik'],
    ['Гьол, жълъд и чай', 'gyol-zhalad-i-chay'],
    ['Компания – наша', 'kompania-nasha'],
    ['Мария Иванова', 'maria-ivanova'],
    ['C++ & Rust: „бързо“?', 'c-rust-barzo'],
    ['Café Zürich', 'cafe-zurich'],
    ['!!!', ''],
    ['Закон № 5', 'zakon-no-5'],
    ['ѐжедневно и ѝ', 'ezhednevno-i-i'],
    ['Łódź, Ørsted, Straße, Æsir', 'lodz-orsted-strasse-aesir'],
    ['Þór, İstanbul, Đorđe, Œuvre', 'thor-istanbul-dorde-oeuvre'],
    ['Київ, Ґданськ', 'kiyiv-gdansyk'],
    ['Ђоковић, Љубљана, Џамија', 'djokovic-ljubljana-dzamija'],
    ['Софи\u0301я', 'sofia'],
    ['ра\u00ADбо\u200Bта\u2060', 'rabota'],
    ['6000 € за ½ година', '6000-za-1-2-godina'],
    ['ＡＢＣ', 'abc'],
  ])('writes %s as %s, by the law on transliteration', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('gives the same address for composed and decomposed letters', () => {
    expect(slugify('Край'.normalize('NFD'))).toBe('kray')
  })

  it('is a segment of an address for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const slug = slugify(text)
        expect(slug).toMatch(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(slugLength)
        expect(slugify(slug)).toBe(slug)
      }),
    )
  })

  it('is the first that is free', () => {
    expect(firstFreeSlug('duma', () => false)).toBe('duma')
    const taken = ['duma', 'duma-2', 'duma-4']
    expect(firstFreeSlug('duma', (slug) => taken.includes(slug))).toBe('duma-3')
  })

  it('cuts a long title at a word', () => {
    const slug = slugify('дума '.repeat(60))
    expect(slug.endsWith('duma')).toBe(true)
    expect(slug.length).toBeLessThanOrEqual(slugLength)
  })
})
