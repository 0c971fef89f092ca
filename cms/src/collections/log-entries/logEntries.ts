import { keptLevels } from '@kariera/shared/contracts/writing'
import type { CollectionConfig } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { administrators, nobody } from '../../lib/access/roles.ts'

/** Failures in the browsers of readers and of the newsroom (P-CALL-4). */
export const logEntries: CollectionConfig = {
  slug: 'log-entries',
  custom: { isWrittenBySystem: true },
  labels: {
    singular: label('Log entry', 'Запис в дневника'),
    plural: label('Log of failures', 'Дневник на грешките'),
  },
  admin: {
    useAsTitle: 'message',
    group: label('Settings', 'Настройки'),
    defaultColumns: ['level', 'message', 'group', 'timestamp'],
    listSearchableFields: ['message', 'group'],
  },
  defaultSort: '-createdAt',
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'timestamp',
          type: 'date',
          label: label('When', 'Кога'),
          required: true,
        },
        {
          name: 'level',
          type: 'select',
          label: label('Level', 'Ниво'),
          required: true,
          options: keptLevels.map((value) => ({ value, label: value })),
        },
        { name: 'group', type: 'text', label: label('Part', 'Част'), index: true },
      ],
    },
    {
      name: 'message',
      type: 'textarea',
      label: label('Message', 'Съобщение'),
      required: true,
    },
    { name: 'details', type: 'textarea', label: label('Details', 'Подробности') },
  ],
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
}
