import { describe, expect, it } from 'vitest'
import { bodyOf } from '#testing/text.ts'
import { storedTable } from './table/tableNodes.ts'
import { tableOptionsIn } from './table/tableOptions.ts'
import { foreignNodeIn } from './vocabulary.ts'

const bodyWith = (node: unknown) => ({ root: { type: 'root', children: [node] } })

describe('the vocabulary of a body', () => {
  it('has what the editor writes', () => {
    expect(foreignNodeIn(bodyOf('Текст'))).toBeNull()
    expect(foreignNodeIn(bodyWith({ type: 'heading', tag: 'h2', children: [] }))).toBeNull()
    expect(foreignNodeIn(bodyWith({ type: 'upload', relationTo: 'media', value: 7 }))).toBeNull()
    const look = { hasHeader: true, options: tableOptionsIn(null) }
    expect(foreignNodeIn(bodyWith(storedTable([[[], []]], look)))).toBeNull()
  })

  it.each([
    { type: 'tablecell', headerState: '"><meta http-equiv=refresh>' },
    { type: 'table', children: [{ type: 'paragraph' }] },
    { type: 'table', children: [{ type: 'tablerow', children: 'text' }] },
    { type: 'block', fields: { blockType: 'table' } },
    { type: 'heading', tag: 'script' },
    { type: 'list', listType: 'check' },
    { type: 'list', listType: 'number', start: -1 },
    { type: 'list', listType: 'number', start: 1.5 },
    { type: 'list', listType: 'number', start: 1_000_000_000 },
    { type: 'list', listType: 'number', start: '3" onclick="x()' },
    { type: 'text', text: 'x', format: 8 },
    { type: 'text', text: 'x', format: 2 ** 32 },
    { type: 'upload', relationTo: 'users', value: 1 },
    { type: 'upload', relationTo: 'media', value: { filename: 'z.jpg', width: '"><b>' } },
    { type: 'upload', relationTo: 'media', value: 1.5 },
    { type: 'upload', relationTo: 'media', value: 1e30 },
    { type: 'upload', relationTo: 'media', value: -1 },
    { type: 'upload', relationTo: 'media', value: '99999999999' },
    { type: 'block', fields: { blockType: 'html' } },
    { type: 'link', fields: null },
    { type: 'text', text: { toString: 1 } },
    { type: 'constructor' },
    { type: 'paragraph', children: [{ type: 'iframe' }] },
    { type: 'paragraph', children: 'text' },
    null,
    'text',
  ])('has no place for %j', (node) => {
    expect(foreignNodeIn(bodyWith(node))).not.toBeNull()
  })

  it('has room for a pasted table of many rows, up to a bound', () => {
    const rows = (length: number) =>
      Array.from({ length }, () => ({ type: 'tablerow', children: [] }))
    expect(foreignNodeIn(bodyWith({ type: 'table', children: rows(1000) }))).toBeNull()
    expect(foreignNodeIn(bodyWith({ type: 'table', children: rows(1001) }))).toBe('table')
  })

  it('has an end to its depth', () => {
    let node: object = { type: 'paragraph' }
    for (let level = 0; level < 1000; level += 1)
      node = { type: 'list', listType: 'bullet', children: [node] }
    expect(foreignNodeIn(bodyWith(node))).not.toBeNull()
  })
})
