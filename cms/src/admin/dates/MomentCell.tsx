'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { shownMoment } from './typedMoment.ts'

/**
 * List cell of a moment: dd/MM/yyyy HH:mm in Europe/Sofia, in any browser. As the first column it is a link to the
 * document, or the button that chooses it, like any cell of Payload.
 */
export function MomentCell(props: DefaultCellComponentProps) {
  const { field, link } = props
  const row: unknown = props.rowData
  // Forms also render the cells of fields, without a row.
  if (!row) return null
  const name = 'name' in field ? field.name : ''
  const text = shownMoment(props.cellData) || '–'
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: text, field: { name, type: 'text' } }}
      columnIndex={0}
      isLinkedColumn={Boolean(link)}
    />
  )
}
