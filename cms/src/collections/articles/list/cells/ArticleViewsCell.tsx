import { articleRow } from '../readRows.ts'
import type { CellProps } from './cellProps.ts'
import { ViewCount } from './ViewCount.tsx'

/** View count of an article, without the last days until the user loads them. */
export async function ArticleViewsCell({ rowData, payload }: CellProps) {
  const row = rowData && (await articleRow(payload, rowData.id))
  return row && <ViewCount id={row.id} kept={{ all: row.views, unique: row.uniqueViews }} />
}
