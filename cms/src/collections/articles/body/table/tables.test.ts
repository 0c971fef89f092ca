import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { describe, expect, it } from 'vitest'
import { storedTable } from './tableNodes.ts'
import { tableOptionsIn } from './tableOptions.ts'
import { $evenOut } from './tables.ts'

/** Header states of the cells of a table, after the editor has taken it over. */
function statesOf(rows: number[][]): number[][] {
  const editor = createHeadlessEditor({ nodes: [TableNode, TableRowNode, TableCellNode] })
  const look = { hasHeader: false, options: tableOptionsIn(null) }
  const table = storedTable(
    rows.map((cells) => cells.map(() => [])),
    look,
  )
  const children = table.children.map((row, at) => ({
    ...row,
    children:
      'children' in row && Array.isArray(row.children)
        ? row.children.map((cell: object, column) => ({ ...cell, headerState: rows[at]?.[column] }))
        : [],
  }))
  const root = { type: 'root', version: 1, format: '', indent: 0, direction: null }
  editor.registerNodeTransform(TableNode, (node) => $evenOut(node))
  editor.setEditorState(
    editor.parseEditorState(
      JSON.stringify({ root: { ...root, children: [{ ...table, children }] } }),
    ),
  )
  return editor.read(() =>
    [...editor.getEditorState()._nodeMap.values()]
      .filter((node) => node instanceof TableRowNode)
      .map((row) =>
        row
          .getChildren()
          .filter((cell) => cell instanceof TableCellNode)
          .map((cell) => cell.getHeaderStyles()),
      ),
  )
}

describe('A-RT-2 a table that is pasted', () => {
  it('is never ragged, also below a header', () => {
    expect(statesOf([[1], [0, 0, 0]])).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ])
  })

  it('has its header in the first row, or none', () => {
    expect(
      statesOf([
        [2, 0],
        [2, 0],
      ]),
    ).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(
      statesOf([
        [3, 1],
        [3, 0],
        [1, 1],
      ]),
    ).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ])
  })
})
