import { expect, it } from 'vitest'
import { bodyHtmlOf } from '../collections/articles/body/bodyHtml.ts'
import { markdownBody } from './markdownBody.ts'

const htmlOf = (markdown: string) => bodyHtmlOf(markdownBody(markdown, () => 1))

it('has the whole vocabulary of the editor', () => {
  const html = htmlOf(`## Заглавие

Текст **получер**, *курсив* и [връзка](https://example.com/). C\\#, 5 < 6 и „кавички“.

20 m<sup>2</sup>, H<sub>2</sub>O и ~~не~~ да.

- едно
- две

3. трето
4. четвърто

> цитат

---

https://youtu.be/aqz-KE-bpKQ

<!-- cellPadding: 9, borderColor: '#187bcd' -->
| Кога | Какво |
| ---- | ----- |
| Есен | a \\| b |
`)
  for (const part of [
    '<h2>Заглавие</h2>',
    '<p>Текст <strong>получер</strong>, <em>курсив</em> и <a href="https://example.com/"',
    'връзка</a>. C#, 5 &lt; 6 и „кавички“.</p>',
    '<ul><li>едно</li><li>две</li></ul>',
    '<p>20 m<sup>2</sup>, H<sub>2</sub>O и <s>не</s> да.</p>',
    '<ol start="3"><li>трето</li><li>четвърто</li></ol>',
    '<blockquote>цитат</blockquote>',
    '<hr>',
    'data-video-id="aqz-KE-bpKQ"',
    '<th',
    'a | b',
    '#187bcd',
  ])
    expect(html).toContain(part)
})

it('shows a picture of the library', () => {
  const asked: string[] = []
  const { root } = markdownBody('![](pictures/one.webp)', (path) => asked.push(path) + 6)
  expect(asked).toEqual(['pictures/one.webp'])
  expect(root.children).toMatchObject([{ type: 'upload', relationTo: 'media', value: 7 }])
})

it('is the same each time, with no id used twice', () => {
  const markdown =
    '| a | a |\n| - | - |\n| a | a |\n\n[x](https://x.example/) [x](https://x.example/)'
  const [one, other] = [markdownBody(markdown, () => 1), markdownBody(markdown, () => 1)]
  expect(one).toEqual(other)
  const ids = [...JSON.stringify(one).matchAll(/"id":"([\da-f]{24})"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(ids.length)
})

it.each(['# Твърде голямо', '`код`', '<div>', 'текст ![](a.webp)', '**получер *и* курсив**'])(
  'says what the editor does not have: %s',
  (markdown) => {
    expect(() => htmlOf(markdown)).toThrow('The editor has nothing for this Markdown: ')
  },
)
