import { articleRow } from '../readRows.ts'
import type { CellProps } from './cellProps.ts'

/** The name of an article's category, read together with the rest of the row. */
export async function CategoryCell({ rowData, payload }: CellProps) {
  const row = rowData && (await articleRow(payload, rowData.id))
  return row?.category ?? '–'
}
