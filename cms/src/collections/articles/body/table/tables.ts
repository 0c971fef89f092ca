import {
  $createTableCellNode,
  $createTableNodeWithDimensions,
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findCellNode,
  $findTableNode,
  $getTableColumnIndexFromTableCellNode,
  $getTableRowIndexFromTableCellNode,
  $insertTableColumnAtNode,
  $insertTableRowAtNode,
  $isTableCellNode,
  $isTableRowNode,
  $moveTableColumn,
  $moveTableRow,
  $setTableRowIsHeader,
  TableCellHeaderStates,
  type TableCellNode,
  type TableNode,
} from '@lexical/table'
import {
  $createParagraphNode,
  $getSelection,
  $getState,
  $insertNodes,
  $setState,
  createState,
} from '@payloadcms/richtext-lexical/lexical'
import { optionsKey } from './tableNodes.ts'
import { tableOptionsIn, type TableOptions } from './tableOptions.ts'

const optionsState = createState(optionsKey, { parse: tableOptionsIn })

/** The table at the cursor, and the place of the cell in it. */
export type TableAt = { table: TableNode; cell: TableCellNode; row: number; column: number }

/** All functions here run within a read or an update of the editor. */
export function $tableAtSelection(): TableAt | null {
  const node = $getSelection()?.getNodes()[0]
  const cell = node && $findCellNode(node)
  const table = cell && $findTableNode(cell)
  if (!cell || !table) return null
  const row = $getTableRowIndexFromTableCellNode(cell)
  return { table, cell, row, column: $getTableColumnIndexFromTableCellNode(cell) }
}

export function $insertTable(size: { rows: number; columns: number }, look: TableLook): void {
  const table = $createTableNodeWithDimensions(size.rows, size.columns, false)
  $insertNodes([table])
  $setLook(table, look)
  table.getFirstDescendant()?.selectStart()
}

/** Options of a table, and whether its first row is a header. */
export type TableLook = { hasHeader: boolean; options: TableOptions }

export function $lookOf(table: TableNode): TableLook {
  return { hasHeader: $hasHeader(table), options: $optionsOf(table) }
}

export function $setLook(table: TableNode, { hasHeader, options }: TableLook): void {
  $setState(table, optionsState, options)
  $setTableRowIsHeader(table, 0, hasHeader)
}

export function $optionsOf(table: TableNode): TableOptions {
  return $getState(table, optionsState)
}

function $hasHeader(table: TableNode): boolean {
  const row = table.getFirstChild()
  const cell = $isTableRowNode(row) ? row.getFirstChild() : null
  return $isTableCellNode(cell) && cell.hasHeaderState(TableCellHeaderStates.ROW)
}

export type TableChange = keyof typeof changes

/** Changes the table at the cursor. Its first row is its header if it had one, whichever row that is now. */
export function $changeTable(name: TableChange): void {
  const place = $tableAtSelection()
  if (!place) return
  const hasHeader = $hasHeader(place.table)
  changes[name](place)
  if (place.table.isAttached()) $setTableRowIsHeader(place.table, 0, hasHeader)
}

/** What can be done to the row and the column of a cell, and to its table. */
const changes = {
  rowAbove: ({ cell }: TableAt) => void $insertTableRowAtNode(cell, false),
  rowBelow: ({ cell }: TableAt) => void $insertTableRowAtNode(cell, true),
  columnBefore: ({ cell }: TableAt) => void $insertTableColumnAtNode(cell, false),
  columnAfter: ({ cell }: TableAt) => void $insertTableColumnAtNode(cell, true),
  rowUp: ({ table, row }: TableAt) => $moveRow(table, row, row - 1),
  rowDown: ({ table, row }: TableAt) => $moveRow(table, row, row + 1),
  columnLeft: ({ table, column }: TableAt) => $moveColumn(table, column, column - 1),
  columnRight: ({ table, column }: TableAt) => $moveColumn(table, column, column + 1),
  removeRow: () => $deleteTableRowAtSelection(),
  removeColumn: () => $deleteTableColumnAtSelection(),
  removeTable: ({ table }: TableAt) => {
    table.selectNext()
    table.remove()
  },
}

function $moveRow(table: TableNode, from: number, to: number): void {
  if (to >= 0 && to < table.getChildrenSize()) $moveTableRow(table, from, to)
}

function $moveColumn(table: TableNode, from: number, to: number): void {
  if (to >= 0 && to < table.getColumnCount()) $moveTableColumn(table, from, to)
}

/**
 * Makes a table what readers get (tableHtml.ts): all rows as long as the longest, and no header but the first row. A
 * pasted table may be ragged, or have headers at its side.
 */
export function $evenOut(table: TableNode): void {
  const rows = table.getChildren().filter($isTableRowNode)
  const longest = Math.max(...rows.map((row) => row.getChildrenSize()))
  const hasHeader = $hasHeader(table)
  for (const [index, row] of rows.entries()) {
    for (let cells = row.getChildrenSize(); cells < longest; cells += 1) {
      row.append($createTableCellNode().append($createParagraphNode()))
    }
    const state =
      hasHeader && index === 0 ? TableCellHeaderStates.ROW : TableCellHeaderStates.NO_STATUS
    for (const cell of row.getChildren().filter($isTableCellNode)) {
      if (cell.getHeaderStyles() !== state) cell.setHeaderStyles(state)
    }
  }
}
