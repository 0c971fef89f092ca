// @vitest-environment jsdom
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import {
  $generateHtmlFromNodes,
  $generateNodesFromDOM,
} from '@payloadcms/richtext-lexical/lexical/html'
import { $getRoot, TEXT_TYPE_TO_FORMAT } from '@payloadcms/richtext-lexical/lexical'
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatParts, nodeParts } from '#testing/bodyParts.ts'
import { body, ol, p, ul, type BodyElement } from './bodyBuilder.ts'
import { bodyHtmlOf } from './bodyHtml.ts'
import { keepListsApart } from './list/keepListsApart.ts'
import { cleanPaste } from './paste/cleanPaste.ts'
import { seldomTools, tools } from './toolbar/tools.ts'
import { foreignNodeIn } from './vocabulary.ts'

beforeAll(keepListsApart)

const newEditor = () => createHeadlessEditor({ nodes: [ListNode, ListItemNode] })

/** What another program, or the editor itself, gets of a text by copying it. */
function copied(element: BodyElement): string {
  const editor = newEditor()
  editor.setEditorState(editor.parseEditorState(JSON.stringify(body(element))))
  return editor.read(() => $generateHtmlFromNodes(editor))
}

/** What readers get of what is pasted. */
function pasted(html: string): string {
  const editor = newEditor()
  const insert = () => $getRoot().append(...$generateNodesFromDOM(editor, cleanPaste(html)))
  editor.update(insert, { discrete: true })
  return bodyHtmlOf(editor.getEditorState().toJSON())
}

describe('A-RT-1 what a text can hold is the same wherever it is', () => {
  it.each(formatParts)('the format $name', ({ name, bit, element, html }) => {
    expect(TEXT_TYPE_TO_FORMAT[name]).toBe(bit)
    expect([...tools.flat(), ...seldomTools].map(({ key }) => key)).toContain(name)
    expect(foreignNodeIn(body(element))).toBeNull()
    expect(bodyHtmlOf(body(element))).toBe(html)
    expect(pasted(html)).toBe(html)
    expect(pasted(copied(element))).toBe(html)
  })

  it('every other format of Lexical is refused, and not shown', () => {
    const bits = formatParts.map(({ bit }) => bit)
    const others = Object.values(TEXT_TYPE_TO_FORMAT).filter((bit) => !bits.includes(bit))
    expect(others.length).toBeGreaterThan(2)
    for (const format of [...others, 1 << 20, 0.5, '1'])
      expect(
        foreignNodeIn({ root: { type: 'root', children: [{ type: 'text', text: 'x', format }] } }),
      ).toBe('text')
    const forged = body(p('x'))
    const texts = JSON.stringify(forged).replace(
      '"format":0,"detail"',
      `"format":${others[0]},"detail"`,
    )
    expect(texts).not.toBe(JSON.stringify(forged))
    expect(bodyHtmlOf(JSON.parse(texts))).toBe('<p>x</p>')
  })

  it('each kind of element', () => {
    for (const { element, html } of nodeParts) {
      expect(foreignNodeIn(body(element)), html).toBeNull()
      expect(bodyHtmlOf(body(element))).toContain(html)
    }
  })

  it.each([
    '<ol start="3"><li>три</li><li>четири</li></ol>',
    '<ol><li>едно</li></ol><ol><li>едно</li><li>две</li></ol>',
    '<ol start="2"><li>две<ol start="4"><li>четири</li></ol><ol><li>едно</li></ol></li><li>три</li></ol>',
    '<ul><li>а</li></ul><ul><li>б<ol start="0"><li>нула</li></ol></li></ul>',
    '<ol start="5"><li value="4" style="list-style: none"><ol><li>едно</li></ol></li><li>пет</li></ol>',
  ])('the numbers of lists: %s', (html) => {
    expect(pasted(html)).toBe(html)
  })

  it('lists that are copied', () => {
    expect(pasted(copied(ol(['а', 'б'], 3)))).toBe('<ol start="3"><li>а</li><li>б</li></ol>')
    expect(pasted(copied(ul(['а'])))).toBe('<ul><li>а</li></ul>')
  })
})
