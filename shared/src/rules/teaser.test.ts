import { describe, expect, it } from 'vitest'
import { cut, stripTags, teaserLength, teaserOf } from './teaser.ts'

describe('R-HOME-11 the text of a card', () => {
  it('is the accent where there is one', () => {
    expect(teaserOf(' Акцентът. ', '<p>Тялото.</p>')).toBe('Акцентът.')
  })

  it('is the body without its tags, cut at 480 characters, where there is none', () => {
    const teaser = teaserOf('', `<h2>Увод</h2><p>${'дума '.repeat(200)}</p>`)
    expect(teaser.startsWith('Увод дума дума')).toBe(true)
    expect(teaser.length).toBeLessThanOrEqual(teaserLength)
    expect(teaser.endsWith('…')).toBe(true)
  })

  it('shows characters, not entities, and never joins two paragraphs into one word', () => {
    expect(stripTags('&#9999999999; &#xffffffff;')).toBe('&#9999999999; &#xffffffff;')
    expect(stripTags('<p>A &amp; B</p><p>&#8222;в&#8220; &lt;script&gt;</p>')).toBe(
      'A & B „в“ <script>',
    )
  })

  it('keeps words whole, digits above and below the line, and leaves out what is struck out', () => {
    for (const [html, text] of [
      ['<p>Пра<strong>вил</strong>но, <em>на</em>истина</p><p>И <a href="/a">тук</a>.</p>'],
      ['<p>20 m<sup>2</sup> H<sub>2</sub>O 2<sup>-10</sup></p>', '20 m² H₂O 2⁻¹⁰'],
      ['<p>x<sup><em>2</em></sup> 1<sup>ви</sup> дума<sup>[3]</sup></p>', 'x² 1ви дума[3]'],
      ['<p>Заплата <s><strong>3000</strong></s> 4000 лв.</p>', 'Заплата 4000 лв.'],
      ['<ul><li>едно<ul><li>две</li></ul></li></ul><section>три</section>', 'едно две три'],
    ] as const)
      expect(stripTags(html)).toBe(text ?? 'Правилно, наистина И тук.')
  })

  it('leaves a short text whole and never cuts through a character', () => {
    expect(cut('кратко', 6)).toBe('кратко')
    expect(cut('👩‍💻👩‍💻👩‍💻', 4).isWellFormed()).toBe(true)
  })
})
