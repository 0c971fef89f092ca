import { formatDateTime } from '@kariera/shared/rules/dates'
import type { DefaultServerCellComponentProps } from 'payload'

/** A moment as the newsroom writes it, wherever the editor is: dd/MM/yyyy HH:mm in Europe/Sofia. */
export function MomentCell({ cellData }: DefaultServerCellComponentProps) {
  const moment: unknown = cellData
  return <span>{typeof moment === 'string' ? formatDateTime(moment) : '–'}</span>
}
