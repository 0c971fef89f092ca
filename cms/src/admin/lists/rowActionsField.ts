import { label } from '../i18n/labels.ts'
import type { Field } from 'payload'
import type { RowActionsProps } from './RowActions.tsx'

/** The column of a list in which its rows are edited and deleted. */
export function rowActionsField(clientProps: RowActionsProps): Field {
  return {
    name: 'actions',
    type: 'ui',
    label: label('Actions', 'Действия'),
    admin: {
      components: { Cell: { path: '/admin/lists/RowActions.tsx#RowActions', clientProps } },
    },
  }
}
