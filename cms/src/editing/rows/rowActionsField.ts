import { label } from '../../admin/i18n/labels.ts'
import type { Field } from 'payload'
import type { RowActionsProps } from './RowActions.tsx'

/** The list column with the actions of a row: edit and delete. */
export function rowActionsField(clientProps: RowActionsProps): Field {
  return {
    name: 'actions',
    type: 'ui',
    label: label('Actions', 'Действия'),
    admin: {
      components: { Cell: { path: '/editing/rows/RowActions.tsx#RowActions', clientProps } },
    },
  }
}
