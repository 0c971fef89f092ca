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

  it('leaves a short text whole and never cuts through a character', () => {
    expect(cut('кратко', 6)).toBe('кратко')
    expect(cut('👩‍💻👩‍💻👩‍💻', 4).isWellFormed()).toBe(true)
  })
})
