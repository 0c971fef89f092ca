'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** An article's title leads to it, wherever its column stands; where one is chosen from a list, it chooses. */
export function ArticleTitleCell(props: DefaultCellComponentProps) {
  const row: unknown = props.rowData
  // Forms draw the cells of fields, too: without a row.
  if (!row) return null
  return <RenderDefaultCell clientProps={{ ...props, link: true }} columnIndex={1} isLinkedColumn />
}
