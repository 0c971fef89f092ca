import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { describe, expect, it } from 'vitest'
import { bodyHtmlOf } from './bodyHtml.ts'

const block = { version: 1, format: '', indent: 0, direction: 'ltr' }
const text = (value: string, format = 0) => ({ type: 'text', version: 1, text: value, format })
const paragraph = (...children: object[]) => ({ ...block, type: 'paragraph', children })

/** The body of these nodes, as Payload stores it. */
const bodyOf = (...children: object[]) =>
  ({ root: { ...block, type: 'root', children } }) as unknown as SerializedEditorState

const link = (url: string) =>
  paragraph({
    ...block,
    type: 'link',
    fields: { linkType: 'custom', url },
    children: [text('тук')],
  })

describe('R-ART-1 the body as readers get it', () => {
  it('has paragraphs, headings, marks, alignment, lists, quotes and rules', () => {
    const item = (value: string) => ({
      ...block,
      type: 'listitem',
      value: 1,
      children: [text(value)],
    })
    const html = bodyHtmlOf(
      bodyOf(
        { ...block, type: 'heading', tag: 'h2', children: [text('Увод')] },
        paragraph(text('тънко '), text('плътно', 1), text(' курсив', 2)),
        { ...paragraph(text('в средата')), format: 'center' },
        { ...block, type: 'list', listType: 'bullet', tag: 'ul', children: [item('едно')] },
        { ...block, type: 'list', listType: 'number', tag: 'ol', children: [item('първо')] },
        { ...block, type: 'quote', children: [text('Казано е.')] },
        { type: 'horizontalrule', version: 1 },
      ),
    )
    expect(html).toBe(
      '<h2>Увод</h2><p>тънко <strong>плътно</strong><em> курсив</em></p>' +
        '<p style="text-align: center;">в средата</p><ul><li>едно</li></ul><ol><li>първо</li></ol>' +
        '<blockquote>Казано е.</blockquote><hr>',
    )
  })

  it('has the numbers of lists, also around nested ones, and of no number that no list has', () => {
    const item = (...children: object[]) => ({ ...block, type: 'listitem', value: 1, children })
    const list = (start: unknown, ...children: object[]) => ({
      ...{ ...block, type: 'list', listType: 'number', tag: 'ol', start },
      children,
    })
    const nested = list(
      2,
      item(list(7, item(text('а')))),
      item(text('б')),
      item(list(1, item(text('в')))),
    )
    expect(bodyHtmlOf(bodyOf(nested))).toBe(
      '<ol start="2"><li value="1" style="list-style: none"><ol start="7"><li>а</li></ol></li><li>б<ol><li>в</li></ol></li></ol>',
    )
    for (const start of [1, undefined, -2, 0.5, '3" onclick="x()', 1e12])
      expect(bodyHtmlOf(bodyOf(list(start, item(text('а')))))).toBe('<ol><li>а</li></ol>')
    const bullets = { ...list(3, item(text('а'))), listType: 'bullet' }
    expect(bodyHtmlOf(bodyOf(bullets))).toBe('<ul><li>а</li></ul>')
  })

  it('escapes every text', () => {
    const html = bodyHtmlOf(bodyOf(paragraph(text('<img src=x onerror=alert(1)> & "кавички"'))))
    expect(html).toBe('<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;кавички&quot;</p>')
  })

  it.each(['https://bg.wikipedia.org/?a=1&b="2"', 'http://example.com/'])('links to %s', (url) => {
    expect(bodyHtmlOf(bodyOf(link(url)))).toContain(
      `<a href="${url.replace('&', '&amp;').replaceAll('"', '&quot;')}"`,
    )
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    ' javascript:alert(1)',
    '//evil.example',
    'mailto:a@b.c',
  ])('shows only the text of a link to %s', (url) => {
    expect(bodyHtmlOf(bodyOf(link(url)))).toBe('<p>тук</p>')
  })

  it('shows a picture as a figure with its author', () => {
    const media = {
      id: 1,
      filename: 'a.webp',
      width: 900,
      height: 600,
      alt: 'Хляб',
      author: 'Редакцията',
    }
    const upload = (value: unknown) => ({ type: 'upload', version: 3, relationTo: 'media', value })
    const html = bodyHtmlOf(bodyOf(upload(media), paragraph(text('после'))))
    expect(html).toContain('src="/media/a.webp"')
    expect(html).toContain('data-author="Редакцията"')
    expect(html).toContain('<figcaption>Снимка: Редакцията</figcaption>')
    const unknown = bodyHtmlOf(bodyOf(upload({ ...media, author: null }), paragraph(text('после'))))
    expect(unknown).toContain('<figcaption>Снимка: неизвестен автор</figcaption>')
    const made = bodyHtmlOf(bodyOf(upload({ ...media, author: '', aiMade: true })))
    expect(made).toContain('<figcaption>Създадена с изкуствен интелект</figcaption>')
    expect(bodyHtmlOf(bodyOf(upload(7), paragraph(text('после'))))).toBe('<p>после</p>')
  })

  it('shows a video as a link, without asking another host for anything', () => {
    const video = {
      type: 'block',
      version: 2,
      format: '',
      fields: { blockType: 'youtube', videoId: 'aqz-KE-bpKQ' },
    }
    const html = bodyHtmlOf(bodyOf(video, paragraph(text('после'))))
    expect(html).toContain('<a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"')
    expect(html).not.toMatch(/<(iframe|img)/)
  })
})
