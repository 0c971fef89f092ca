import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { administrators, nobody } from '../../lib/access/roles.ts'
import { auditedActs } from './acts.ts'

const texts = backOfficeTexts.audit

/**
 * What somebody has done with the data of readers (B-MSG-1), written in the transaction of the act. A trigger of
 * PostgreSQL refuses to change or delete a row. Who has acted is kept as a number and a name, not as a reference: it stays when the account is
 * deleted.
 */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  custom: { isWrittenBySystem: true },
  labels: {
    singular: label('Entry of the audit log', 'Запис в дневника на действията'),
    plural: label('Audit log', 'Дневник на действията'),
  },
  admin: {
    useAsTitle: 'document',
    group: label('Settings', 'Настройки'),
    defaultColumns: ['at', 'actorName', 'act', 'document'],
    listSearchableFields: ['actorName', 'document'],
    components: {
      beforeListTable: [
        { path: '/admin/lists/ListNotes.tsx#ListNotes', clientProps: { empty: texts.none } },
      ],
    },
  },
  defaultSort: '-at',
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'at', type: 'date', label: label('When', 'Кога'), required: true, index: true },
    { name: 'actor', type: 'number', label: label('Account', 'Профил'), required: true },
    { name: 'actorName', type: 'text', label: label('Who', 'Кой'), required: true },
    {
      name: 'act',
      type: 'select',
      label: label('What was done', 'Какво е направено'),
      required: true,
      options: auditedActs.map((value) => ({ value, label: texts.acts[value] })),
    },
    { name: 'document', type: 'text', label: label('With what', 'С какво'), required: true },
    {
      name: 'address',
      type: 'text',
      label: label('Hash of the e-mail address', 'Хеш на имейл адреса'),
      index: true,
    },
  ],
  timestamps: false,
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
}
