import type { I18nClient } from '@payloadcms/translations'
import type { DefaultCellComponentProps, Payload } from 'payload'

/** Props that Payload passes to a cell rendered on the server. Forms also render the cells of fields, without a row. */
export type CellProps = Omit<DefaultCellComponentProps, 'rowData'> & {
  rowData?: { id: number; title?: string | null }
  payload: Payload
  i18n: I18nClient
}
