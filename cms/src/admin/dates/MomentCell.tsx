'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { shownMoment } from './typedMoment.ts'

/**
 * A moment of a list as the newsroom writes it, wherever the editor is: dd/MM/yyyy HH:mm in Europe/Sofia. Payload draws
 * it like any text: a link to the document, or what chooses it, where it is the first column.
 */
export function MomentCell(props: DefaultCellComponentProps) {
  const { field, link } = props
  const row: unknown = props.rowData
  // Forms draw the cells of fields, too: without a row.
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
