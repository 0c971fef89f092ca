import { escapeHtml } from '@kariera/shared/rules/html'
import { editorConfigFactory, getEnabledNodes } from '@payloadcms/richtext-lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import * as build from './bodyBuilder.ts'
import { formats } from './formats.ts'
import { keepListsApart } from './list/keepListsApart.ts'

let newsroom: TestNewsroom

beforeAll(async () => {
  keepListsApart()
  newsroom = await openNewsroom()
})
afterAll(() => newsroom.close())

/** A part of a text, and how readers get it. */
type Part<Built> = { built: Built; html: string }

const words = fc
  .string({
    unit: fc.constantFrom('а', 'Я', 'z', 'ы', '9', ' ', '<', '>', '&', '"', "'", '#', '/'),
    minLength: 1,
    maxLength: 12,
  })
  .map((text) => `x${text}x`)

const inline: fc.Arbitrary<Part<build.Inline>> = fc.oneof(
  words.map((text) => ({ built: text, html: escapeHtml(text) })),
  fc.tuple(words, fc.constantFrom(...formats)).map(([text, { name, tag }]) => ({
    built: build.formatted(text, name),
    html: `<${tag}>${escapeHtml(text)}</${tag}>`,
  })),
  words.map((text) => ({
    built: build.link(text, 'https://primer.example/a?b=1&c=2'),
    html: `<a href="https://primer.example/a?b=1&amp;c=2" rel="noopener">${escapeHtml(text)}</a>`,
  })),
)

const inlines = fc.array(inline, { minLength: 1, maxLength: 5 }).map((parts) => ({
  built: parts.map(({ built }) => built),
  html: parts.map(({ html }) => html).join(''),
}))

const around = (
  tag: string,
  make: (...content: build.Inline[]) => build.BodyElement,
): fc.Arbitrary<Part<build.BodyElement>> =>
  inlines.map(({ built, html }) => ({ built: make(...built), html: `<${tag}>${html}</${tag}>` }))

const items = fc.array(inlines, { minLength: 1, maxLength: 4 }).map((parts) => ({
  built: parts.map(({ built }) => built),
  html: parts.map(({ html }) => `<li>${html}</li>`).join(''),
}))

const bullets = items.map(({ built, html }) => ({
  built: build.ul(built),
  html: `<ul>${html}</ul>`,
}))

/** Their starts are so far apart that none goes on with the numbers of another one. */
const numbered = fc.tuple(items, fc.constantFrom(1, 50, 2026)).map(([{ built, html }, start]) => ({
  built: build.ol(built, start),
  html: `<ol${start === 1 ? '' : ` start="${start}"`}>${html}</ol>`,
}))

const table: fc.Arbitrary<Part<build.BodyElement>> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([height, width]) =>
    fc.array(fc.array(words, { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )
  .map((rows) => ({
    built: build.table({ rows, headerRow: false }),
    html: `<tbody>${rows
      .map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
      .join('')}</tbody>`,
  }))

const element = fc.oneof(
  ...[around('p', build.p), around('h2', build.h2), around('h3', build.h3)],
  ...[around('h4', build.h4), around('blockquote', build.quote)],
  ...[bullets, numbered, table],
  fc.constant({ built: build.rule(), html: '<hr>' }),
)

/** Without the look of a table. The editor joins words that are stressed alike. */
const bare = (html: string) =>
  html.replaceAll(/ style="[^"]*"|<\/?(section|table)\b[^>]*>|<\/(em|strong|s|sup|sub)><\2>/g, '')

describe('A-RT-1 a text keeps its words, their order and what they are', () => {
  it('when it is saved, opened in the editor, and read', async () => {
    const { payload, categoryId: category } = newsroom
    const fields = payload.collections.articles.config.flattenedFields
    const field = fields.find((one) => one.name === 'body')
    if (field?.type !== 'richText') throw new Error('An article has no text.')
    const { bodyHtmlOf } = await import('./bodyHtml.ts')
    const editorConfig = editorConfigFactory.fromField({ field })
    const nodes = getEnabledNodes({ editorConfig })
    expect(nodes.length).toBeGreaterThan(10)
    await fc.assert(
      fc.asyncProperty(
        around('p', build.p),
        fc.array(element, { maxLength: 8 }),
        async (first, rest) => {
          const parts = [first, ...rest]
          const body = build.body(...parts.map(({ built }) => built))
          const html = bare(parts.map((part) => part.html).join(''))
          const { id } = await payload.create({
            collection: 'articles',
            data: { title: 'Случаен текст', body, category, _status: 'published' },
          })
          const stored = await payload.findByID({ collection: 'articles', id, depth: 0 })
          expect(stored.body).toEqual(body)
          expect(bare(stored.bodyHtml ?? '')).toBe(html)
          const editor = createHeadlessEditor({ nodes })
          editor.setEditorState(editor.parseEditorState(stored.body))
          expect(bare(bodyHtmlOf(editor.getEditorState().toJSON()))).toBe(html)
          await payload.delete({ collection: 'articles', id })
        },
      ),
      { numRuns: 200 },
    )
  })
})
