// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { pastedFragments } from '#testing/pastedFragments.ts'
import { cleanPaste } from './cleanPaste.ts'

function cleaned(html: string, rtf = ''): string {
  return cleanPaste(html, rtf).body.innerHTML.replaceAll(' data-reduced=""', '')
}

describe('A-RT-1 pasted HTML', () => {
  it.each(pastedFragments)('keeps what a text can hold: $from', ({ html, becomes }) => {
    expect(cleaned(html)).toBe(becomes)
  })

  it('keeps pictures between the paragraphs, beside what they stood in', () => {
    const picture = (name: string) => `<img src="https://example.com/${name}.png" alt="">`
    const inText = (name: string) => `<a href="/b"><span>${picture(name)}</span></a>`
    const page =
      `<p>Преди ${inText('a')}след.</p><p>${inText('b')}Под нея.</p><figure>${inText('c')}</figure>` +
      `<ul><li>едно ${inText('d')}</li></ul><h2>Глава${inText('e')}</h2>` +
      `<table><tr><td>1</td><td>2 ${inText('f')}</td></tr></table>` +
      `<div role="group"><button>${picture('g')}<svg></svg></button></div>`
    expect(cleaned(page)).toBe(
      `<p>Преди след.</p>${picture('a')}${picture('b')}<p>Под нея.</p>${picture('c')}` +
        `<ul><li>едно</li></ul>${picture('d')}<h2>Глава</h2>${picture('e')}` +
        `<table><tr><td>1</td><td>2</td></tr></table>${picture('f')}${picture('g')}`,
    )
    const gallery = ['h', 'i', 'j', 'k'].map((name) => `<td>${picture(name)}</td>`)
    expect(
      cleaned(
        `<table><tr>${gallery.slice(0, 2).join('')}</tr><tr>${gallery.slice(2).join('')}</tr></table>`,
      ),
    ).toBe(['h', 'i', 'j', 'k'].map(picture).join(''))
    const nested = `<ul><li>а ${picture('l')}<ul><li>б ${picture('m')}</li></ul></li></ul>`
    expect(cleaned(nested)).toBe(
      `<ul><li>а<ul><li>б</li></ul></li></ul>${picture('l')}${picture('m')}`,
    )
    expect(cleaned(`само ${picture('a')} думи`)).toBe(`<p>само думи</p>${picture('a')}`)
  })

  it('keeps pictures where line breaks part the paragraphs', () => {
    const picture = (name: string) => `<img src="https://example.com/${name}.png" alt="">`
    const becomes = `<p>едно</p>${picture('a')}<p>две</p>${picture('b')}<p>три</p>`
    for (const page of [
      `<div>едно<br><br>${picture('a')}<br><br>две<br><br><a href="/b">${picture('b')}</a><br>три</div>`,
      `едно<br>${picture('a')}<br>две<br><span><i> ${picture('b')}</i></span><br>три`,
      `<span><b>едно<br>${picture('a')}<br></b>две<br>${picture('b')}<br>три</span>`,
    ])
      expect(cleaned(page).replaceAll(/<\/?strong>/g, ''), page).toBe(becomes)
  })

  it('keeps of pictures what is needed to copy them', () => {
    const bytes = 'data:image/png;base64,iVBORw0KGgo='
    for (const [pasted, kept] of [
      [`<img src="${bytes}" alt=" Графика " onerror="x()">`, `<img src="${bytes}" alt="Графика">`],
      [
        `<img src="${bytes}" data-src="https://example.com/late.jpg">`,
        '<img src="https://example.com/late.jpg" alt="">',
      ],
      ['<img src="blob:https://example.com/1">', '<img src="" alt="">'],
      ['<img src="javascript:x()">', '<img src="" alt="">'],
      ['<img src="data:image/svg+xml;base64,AA==">', '<img src="" alt="">'],
      [
        `<img src="data:image/gif;base64,R0lGODlh" data-lazy-src="//example.com/late.jpg">`,
        '<img src="https://example.com/late.jpg" alt="">',
      ],
      ['<img src="/relative.png">', '<img src="" alt="">'],
      [`<img src="https://example.com/${'a'.repeat(2000)}">`, '<img src="" alt="">'],
    ] as const)
      expect(cleaned(pasted), pasted).toBe(kept)
  })

  it('takes signs for no pictures, and an emoji for its letter', () => {
    expect(
      cleaned(
        '<p>Начало <img src="https://example.com/e.png" alt="❤️" width="16">' +
          '<img src="https://example.com/i.png" style="width: 20px; height: 20px" alt="икона">' +
          '<img src="https://example.com/dot.gif" width="1" height="1">' +
          '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==">' +
          '<img class="emoji" alt="👩🏽‍💻" src="https://example.com/emoji.svg"></p>',
      ),
    ).toBe('<p>Начало ❤️👩🏽‍💻</p>')
  })

  describe('with pictures of Word', () => {
    const png = '89504e470d0a1a0a'.repeat(10)
    const jpeg = 'ffd8ffe000104a46'.repeat(10)
    const base64 = (digits: string) => Buffer.from(digits, 'hex').toString('base64')
    const rtf =
      `{\\rtf1 {\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn shapeType}{\\sv 75}}}\\picw100\\pngblip\\bliptag-7` +
      `{\\*\\blipuid 0123456789abcdef0123456789abcdef}${png.slice(0, 70)}\r\n${png.slice(70)}}}` +
      `{\\nonshppict{\\pict\\wmetafile8 0100090000${'03'.repeat(60)}}}` +
      `{\\pict\\jpegblip\r\n${jpeg}}}`
    const html = '<p><img src="file:///C:/1.png"></p><p>и</p><img src="file:///C:/2.jpg">'

    it('takes them from the RTF', () => {
      expect(cleaned(html, rtf)).toBe(
        `<img src="data:image/png;base64,${base64(png)}" alt=""><p>и</p>` +
          `<img src="data:image/jpeg;base64,${base64(jpeg)}" alt="">`,
      )
    })

    it('takes no mark of a list for one', () => {
      const mark = `{\\*\\listpicture{\\pict\\pngblip ${png}}{\\pict\\pngblip ${png}}}`
      expect(cleaned(html, mark + rtf)).toBe(cleaned(html, rtf))
    })

    it('reads many megabytes at once', () => {
      const long = (word: string, times: number) => word.repeat(times)
      const large = cleaned('<img src="file:///1.png">', `{\\pict\\pngblip ${long(png, 62_500)}}`)
      expect(large.length).toBeGreaterThan(4 * 62_500 * 26)
      const hostile = long(`\\pngblip ${long(' a', 10_000)}x`, 500)
      expect(cleaned('<img src="file:///1.png">', hostile)).toBe('<img src="" alt="">')
    })

    it('marks their places where nobody knows which is which', () => {
      const places = '<img src="" alt=""><p>и</p><img src="" alt="">'
      expect(cleaned(html)).toBe(places)
      expect(cleaned(`${html}<img src="file:///C:/3.jpg">`, rtf)).toBe(
        `${places}<img src="" alt="">`,
      )
      expect(cleaned(html, `{\\pict\\pngblip ${'zz'.repeat(100)}}`)).toBe(places)
    })
  })

  it('keeps the address of a video for the editor', () => {
    const frame = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>'
    expect(cleaned(frame)).toBe('<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>')
    expect(cleaned('<iframe src="https://example.com/"></iframe>')).toBe('')
  })

  it('of a table that reaches beyond its rows is even, and no wider than its cells', () => {
    const table = (span: number) =>
      `<table><tr><td rowspan="0">а</td><td>б</td></tr><tr><td colspan="${span}">в</td></tr></table>`
    const even = '<table><tr><td>а</td><td>б</td></tr><tr><td></td><td>в</td></tr></table>'
    expect(cleaned(table(2))).toBe(even)
    expect(cleaned(table(1000))).toBe(even)
  })

  it('keeps headings that are buttons, and no other button', () => {
    const page = '<h3><button>Кога?</button></h3><p>Днес <button>Още</button></p>'
    expect(cleaned(page)).toBe('<h3>Кога?</h3><p>Днес</p>')
  })

  it('keeps lines that only their look has parted', () => {
    for (const look of ['white-space: pre-wrap', 'white-space-collapse: preserve; color: red'])
      expect(cleaned(`<span style="${look}">Едно\nдве</span>`)).toBe('Едно<br>две')
    expect(cleaned('<pre><span style="white-space: normal">Едно\nдве</span></pre>')).toBe(
      '<p>Едно две</p>',
    )
  })

  it('keeps every item of a list of Word in the browser', () => {
    const list = '<ul><li data-aria-level="1">едно</li><li data-aria-level="1">две</li></ul>'
    expect(cleaned(`<div class="ListContainerWrapper">${list}</div>`)).toBe(
      '<ul><li>едно</li><li>две</li></ul>',
    )
  })
})
