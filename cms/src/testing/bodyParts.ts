import * as build from '../collections/articles/body/bodyBuilder.ts'
import { formats, type Format } from '../collections/articles/body/formats.ts'

/** A part of a body: what readers get of it, and its words in the feed. */
type BodyPart = { element: build.BodyElement; html: string; words: string }

const wordsOf: Record<Format, string> = {
  bold: 'x2',
  italic: 'x2',
  strikethrough: 'x',
  subscript: 'x₂',
  superscript: 'x²',
}

/** A paragraph for each format that words of a body can have. */
export const formatParts: (BodyPart & { name: Format; bit: number })[] = formats.map(
  ({ name, bit, tag }) => ({
    ...{ name, bit },
    element: build.p('x', build.formatted('2', name)),
    html: `<p>x<${tag}>2</${tag}></p>`,
    words: wordsOf[name],
  }),
)

/** Elements with every kind of node that a body can store, besides pictures and those that all have. */
export const nodeParts: BodyPart[] = [
  { element: build.h2('две'), html: '<h2>две</h2>', words: 'две' },
  { element: build.h3('три'), html: '<h3>три</h3>', words: 'три' },
  { element: build.h4('четири'), html: '<h4>четири</h4>', words: 'четири' },
  { element: build.quote('цитат'), html: '<blockquote>цитат</blockquote>', words: 'цитат' },
  { element: build.ul(['точка']), html: '<ul><li>точка</li></ul>', words: 'точка' },
  {
    element: build.ol(['трето', 'друго'], 3),
    html: '<ol start="3"><li>трето</li><li>друго</li></ol>',
    words: 'трето друго',
  },
  { element: build.ol(['първо']), html: '<ol><li>първо</li></ol>', words: 'първо' },
  { element: build.rule(), html: '<hr>', words: '' },
  {
    element: build.p(build.link('връзка', 'https://example.com/')),
    html: '<p><a href="https://example.com/" rel="noopener">връзка</a></p>',
    words: 'връзка',
  },
  { element: build.youtube('aqz-KE-bpKQ'), html: '<figure class="youtube"', words: '' },
  {
    element: build.table({ rows: [['клетка']], headerRow: false }),
    html: '>клетка</td></tr></tbody></table></section>',
    words: 'клетка',
  },
]
