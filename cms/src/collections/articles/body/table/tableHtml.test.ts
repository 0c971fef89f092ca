import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { body, table } from '../bodyBuilder.ts'
import { bodyHtmlOf } from '../bodyHtml.ts'
import { convertTables } from './convertTables.ts'
import { formerTableHtml, type FormerTable } from '../../../../testing/formerTableHtml.ts'

const rows = [
  ['Име', 'Дни'],
  ['<b>А</b>', '3'],
]

/** A body with one node, as it was stored. */
const stored = (node: unknown) => ({ root: { type: 'root', children: [node] } })

const htmlOf = (given: unknown) => bodyHtmlOf(given as SerializedEditorState)

const block = (fields: FormerTable) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: '5f', blockName: '', blockType: 'table', ...fields },
})

describe('A-RT-2 a table as readers get it', () => {
  it('has a header row, escaped cells, and the default look', () => {
    const html = bodyHtmlOf(body(table({ rows })))
    expect(html).toContain(
      '<thead><tr><th scope="col" style="border:1px solid #e5e7eb;padding:8px">Име</th>',
    )
    expect(html).toContain('&lt;b&gt;А&lt;/b&gt;')
    expect(html).toContain('<table style="border-collapse:collapse;border-spacing:0px;')
    expect(bodyHtmlOf(body(table({ rows, headerRow: false })))).not.toContain('<thead>')
  })

  it('holds every option within its bounds, whatever was stored', () => {
    const options = {
      ...{ borderWidth: 99, cellPadding: -5, cellSpacing: 99, borderRadius: 99, widthPercent: 1 },
      ...{ borderColor: 'red;background:url(x)', backgroundColor: '"><script>' },
    }
    const made = body(table({ rows }))
    Object.assign(made.root.children[0] ?? {}, { $: { options } })
    const html = bodyHtmlOf(made)
    expect(html).toContain('border:5px solid #e5e7eb;padding:0px')
    expect(html).toContain('border-spacing:10px;border-radius:16px;width:10%')
    expect(html).not.toMatch(/script|url\(/)
  })

  it('is never ragged, and its cells hold several lines', () => {
    const made = body(table({ rows: [['а'], ['б', 'в']], headerRow: false }))
    expect(htmlOf(made).match(/<td/g)).toHaveLength(4)
    const line = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
    const cell = { type: 'tablecell', headerState: 0, children: [line('раз'), line('два')] }
    const lines = { type: 'table', children: [{ type: 'tablerow', children: [cell] }] }
    expect(htmlOf(stored(lines))).toContain('>раз<br>два</td>')
  })
})

const text = fc.oneof(fc.constant(''), fc.string({ maxLength: 12 }))
const number = fc.option(fc.integer({ min: -20, max: 130 }), { nil: null })
const colour = fc.constantFrom('#ffffff', '#E5E7EB', '#1b6a4f', 'red', '', null)

/** Tables as the former editor stored them: even ones. */
const formerTable: fc.Arbitrary<FormerTable> = fc
  .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 }))
  .chain(([height, width]) =>
    fc.record({
      rows: fc.array(
        fc.record({
          id: fc.constant('a1'),
          cells: fc.array(fc.record({ id: fc.constant('b2'), text }), {
            minLength: width,
            maxLength: width,
          }),
        }),
        { minLength: height, maxLength: height },
      ),
      headerRow: fc.constantFrom(true, false, null),
      borderWidth: number,
      cellPadding: number,
      cellSpacing: number,
      borderRadius: number,
      widthPercent: number,
      borderColor: colour,
      backgroundColor: colour,
      alignment: fc.constantFrom('left' as const, 'center' as const, 'right' as const, null),
    }),
  )

describe('A-RT-2 a table that was stored as a block', () => {
  it('reads the same after it is converted', () => {
    fc.assert(
      fc.property(formerTable, (former) => {
        const converted = convertTables(stored(block(former)))
        expect(htmlOf(converted)).toBe(formerTableHtml(former))
      }),
    )
  })

  it('is filled up where it was ragged; the rest of the text stays as it was', () => {
    const ragged = { rows: [{ cells: [{ text: 'а' }] }, { cells: [{ text: 'б' }, { text: 'в' }] }] }
    const other = { type: 'paragraph', children: [{ type: 'text', text: 'до' }], textFormat: 1 }
    const before = { root: { type: 'root', children: [other, block(ragged), other], indent: 0 } }
    const after = convertTables(before)
    expect(after).toMatchObject({
      root: { indent: 0, children: [other, { type: 'table' }, other] },
    })
    expect(htmlOf(after).match(/<td/g)).toHaveLength(4)
    expect(convertTables(after)).toEqual(after)
    expect(convertTables(stored(block({ rows: [] })))).toEqual({
      root: { type: 'root', children: [] },
    })
  })
})
