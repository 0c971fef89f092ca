import type { I18nClient } from '@payloadcms/translations'
import type { DefaultCellComponentProps, Payload } from 'payload'

/** What Payload gives a cell that is drawn on the server. Forms draw the cells of fields, too: without a row. */
export type CellProps = Omit<DefaultCellComponentProps, 'rowData'> & {
  rowData?: { id: number; title?: string | null }
  payload: Payload
  i18n: I18nClient
}
