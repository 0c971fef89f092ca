import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { describe, expect, it } from 'vitest'
import { body, table, type TableOptions } from '../bodyBuilder.ts'
import { bodyHtmlOf } from '../bodyHtml.ts'

const rows = [
  ['Име', 'Дни'],
  ['<b>А</b>', '3'],
]

/** A body with one node, as it was stored. */
const stored = (node: unknown) => ({ root: { type: 'root', children: [node] } })

const htmlOf = (given: unknown) => bodyHtmlOf(given as SerializedEditorState)

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

  it('shows each of its options', () => {
    const options = {
      ...{ borderWidth: 2, cellPadding: 4, cellSpacing: 3, borderRadius: 6, widthPercent: 60 },
      ...{ borderColor: '#1B6A4F', backgroundColor: '#EEEEEE', alignment: 'right' as const },
    }
    const style =
      'background-color:#eeeeee;color:#111827;border-collapse:separate;border-spacing:3px;border-radius:6px;width:60%;margin-inline:auto 0'
    const cell = 'style="border:2px solid #1b6a4f;padding:4px"'
    expect(bodyHtmlOf(body(table({ rows: [['а'], ['б']], ...options })))).toBe(
      `<section class="table" tabindex="0" aria-label="Таблица"><table style="${style}"><thead><tr><th scope="col" ${cell}>а</th></tr></thead><tbody><tr><td ${cell}>б</td></tr></tbody></table></section>`,
    )
    const styled = (option: TableOptions) => bodyHtmlOf(body(table({ rows, ...option })))
    expect(styled({ alignment: 'center' })).toContain('margin-inline:auto"')
    expect(styled({ alignment: 'left' })).toContain('margin-inline:0 auto"')
    expect(styled({ backgroundColor: '#FFFFFF' })).not.toContain('background-color')
    expect(styled({ cellSpacing: 1 })).toContain('border-collapse:separate')
    expect(styled({ borderRadius: 1 })).toContain('border-collapse:separate')
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
