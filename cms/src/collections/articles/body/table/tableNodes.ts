import type { SerializedTableNode } from '@lexical/table'
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { tableOptionsIn, type TableOptions } from './tableOptions.ts'

/** A table of a stored body. */
export type StoredTable = Omit<SerializedTableNode, 'type'> & {
  type: 'table'
  $: { [optionsKey]: TableOptions }
}

/** A node of a stored body, with its state: Lexical keeps what is not its own below `$`. */
type Stored = { children?: unknown; $?: unknown }

/** Name of the state in which a table keeps its options. */
export const optionsKey = 'options'

/** Lexical's bit for a cell of a header row (`TableCellHeaderStates.ROW`); its package is for the editor alone. */
export const inHeaderRow = 1

/** Returns the options of a stored table. */
export function optionsOf(table: Stored): TableOptions {
  const state = table.$
  return tableOptionsIn(
    typeof state === 'object' && state !== null && optionsKey in state ? state[optionsKey] : null,
  )
}

const element = { version: 1, format: '', indent: 0, direction: null } as const

/** Makes a table for a stored body of cells that each hold one line of inline nodes. */
export function storedTable(
  rows: SerializedLexicalNode[][][],
  { hasHeader, options }: { hasHeader: boolean; options: TableOptions },
): StoredTable {
  return {
    ...element,
    type: 'table',
    $: { [optionsKey]: options },
    children: rows.map((cells, row) => ({
      ...element,
      type: 'tablerow',
      children: cells.map((children) => ({
        ...element,
        type: 'tablecell',
        headerState: hasHeader && row === 0 ? inHeaderRow : 0,
        colSpan: 1,
        rowSpan: 1,
        backgroundColor: null,
        children: [{ ...element, type: 'paragraph', textFormat: 0, textStyle: '', children }],
      })),
    })),
  }
}
