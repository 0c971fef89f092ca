// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { pastedFragments } from '../../../../testing/pastedFragments.ts'
import { cleanPaste } from './cleanPaste.ts'

function cleaned(html: string) {
  const { document, pictures } = cleanPaste(html)
  return { html: document.body.innerHTML, pictures }
}

describe('A-RT-1 pasted HTML', () => {
  it.each(pastedFragments)('keeps what a text can hold: $from', ({ html, becomes }) => {
    expect(cleaned(html).html).toBe(becomes)
  })

  it('loses its pictures, which are counted, and what is empty without them', () => {
    const page =
      '<p>Преди <img src="a.png">след.</p><figure><a href="/b"><img src="b.png"></a></figure>'
    expect(cleaned(page)).toEqual({ html: '<p>Преди след.</p>', pictures: 2 })
  })

  it('keeps the address of a video for the editor', () => {
    const frame = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>'
    expect(cleaned(frame).html).toBe('<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>')
    expect(cleaned('<iframe src="https://example.com/"></iframe>').html).toBe('')
  })

  it('of a table that reaches beyond its rows is even, and no wider than its cells', () => {
    const table = (span: number) =>
      `<table><tr><td rowspan="0">а</td><td>б</td></tr><tr><td colspan="${span}">в</td></tr></table>`
    const even = '<table><tr><td>а</td><td>б</td></tr><tr><td></td><td>в</td></tr></table>'
    expect(cleaned(table(2)).html).toBe(even)
    expect(cleaned(table(1000)).html).toBe(even)
  })

  it('keeps headings that are buttons, and no other button', () => {
    const page = '<h3><button>Кога?</button></h3><p>Днес <button>Още</button></p>'
    expect(cleaned(page).html).toBe('<h3>Кога?</h3><p>Днес</p>')
  })

  it('keeps lines that only their look has parted', () => {
    for (const look of ['white-space: pre-wrap', 'white-space-collapse: preserve; color: red'])
      expect(cleaned(`<span style="${look}">Едно\nдве</span>`).html).toBe('Едно<br>две')
    expect(cleaned('<pre><span style="white-space: normal">Едно\nдве</span></pre>').html).toBe(
      '<p>Едно две</p>',
    )
  })

  it('keeps every item of a list of Word in the browser', () => {
    const list = '<ul><li data-aria-level="1">едно</li><li data-aria-level="1">две</li></ul>'
    expect(cleaned(`<div class="ListContainerWrapper">${list}</div>`).html).toBe(
      '<ul><li>едно</li><li>две</li></ul>',
    )
  })
})
