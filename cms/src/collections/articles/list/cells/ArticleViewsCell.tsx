import { articleRow } from '../readRows.ts'
import type { CellProps } from './cellProps.ts'
import { ViewCount } from './ViewCount.tsx'

/** How often an article was looked at, without the last days until they are asked for. */
export async function ArticleViewsCell({ rowData, payload }: CellProps) {
  const row = rowData && (await articleRow(payload, rowData.id))
  return row && <ViewCount id={row.id} kept={{ all: row.views, unique: row.uniqueViews }} />
}
