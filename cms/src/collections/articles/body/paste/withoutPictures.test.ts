// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { withoutPictures } from './withoutPictures.ts'

function cleaned(html: string) {
  const { document, removed } = withoutPictures(html)
  return { html: document.body.innerHTML, removed }
}

describe('A-RT-1 pasted HTML', () => {
  it('loses its pictures, and what is empty without them', () => {
    const page =
      '<p>Преди <img src="a.png">след.</p><figure><a href="/b"><img src="b.png"></a></figure>'
    expect(cleaned(page)).toEqual({ html: '<p>Преди след.</p>', removed: 2 })
  })

  it('keeps the words beside them', () => {
    const figure =
      '<figure><picture><img src="a.png"></picture><figcaption>Надпис</figcaption></figure>'
    expect(cleaned(figure).html).toBe('<figure><figcaption>Надпис</figcaption></figure>')
  })

  it('stays as it is without any', () => {
    expect(cleaned('<p>Само <b>текст</b>.</p>')).toEqual({
      html: '<p>Само <b>текст</b>.</p>',
      removed: 0,
    })
  })
})
