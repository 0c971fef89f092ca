import { editorConfigFactory, getEnabledNodes } from '@payloadcms/richtext-lexical'
import { TEXT_TYPE_TO_FORMAT } from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatParts, nodeParts } from '#testing/bodyParts.ts'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { body, ol } from './bodyBuilder.ts'
import { keepListsApart } from './list/keepListsApart.ts'
import { nodesIn } from './nodesIn.ts'

let newsroom: TestNewsroom

beforeAll(async () => {
  keepListsApart()
  newsroom = await openNewsroom()
})
afterAll(() => newsroom.close())

function formOfBody() {
  const field = newsroom.payload.collections.articles.config.flattenedFields.find(
    ({ name }) => name === 'body',
  )
  if (field?.type !== 'richText') throw new Error('An article has no text.')
  return editorConfigFactory.fromField({ field })
}

describe('A-RT-1 what a text can hold', () => {
  it('is in the form, in what is stored, in REST, and in the feed', async () => {
    const parts = [...formatParts, ...nodeParts]
    const written = body(...parts.map(({ element }) => element))
    const { id } = await newsroom.publish({ accent: '', body: written })
    const { payload } = newsroom
    const stored = await payload.findByID({ collection: 'articles', id, depth: 0 })
    expect(stored.body).toEqual(written)
    for (const { html } of parts) expect(stored.bodyHtml).toContain(html)

    const editor = createHeadlessEditor({ nodes: getEnabledNodes({ editorConfig: formOfBody() }) })
    editor.setEditorState(editor.parseEditorState(stored.body))
    const { bodyHtmlOf } = await import('./bodyHtml.ts')
    expect(bodyHtmlOf(editor.getEditorState().toJSON())).toBe(stored.bodyHtml)

    const { resolveNewest } = await import('../resolvers/feed.ts')
    const { value } = await resolveNewest({
      payload,
      context: { reading: true },
      now: new Date(),
      fresh: true,
    })
    const words = parts.map((part) => part.words).filter(Boolean)
    expect(value.items[0]?.description).toBe(words.join(' '))
  })

  it('is all that the form offers', () => {
    const { enabledFeatures } = formOfBody().features
    const { code, ...named } = TEXT_TYPE_TO_FORMAT
    const offered = Object.keys({ ...named, inlineCode: code }).filter((name) =>
      enabledFeatures.includes(name),
    )
    expect(offered.toSorted()).toEqual(formatParts.map(({ name }) => name).toSorted())
    const tried = nodesIn(body(...[...formatParts, ...nodeParts].map(({ element }) => element)))
    const kinds = new Set(tried.map(({ type }) => type))
    // Pictures have tests of their own (bodyHtml.test.ts); of blocks in a line there is none.
    const others = ['root', 'linebreak', 'tab', 'autolink', 'upload', 'inlineBlock']
    const registered = getEnabledNodes({ editorConfig: formOfBody() }).flatMap((node) =>
      'getType' in node ? [node.getType()] : [],
    )
    expect(registered.length).toBeGreaterThan(8)
    expect(registered.filter((type) => !kinds.has(type) && !others.includes(type))).toEqual([])
  })

  it('does not begin a list with a number that no list has', async () => {
    const wrong = body(ol(['а'], -3))
    await expect(newsroom.publish({ body: wrong })).rejects.toThrow()
  })
})
