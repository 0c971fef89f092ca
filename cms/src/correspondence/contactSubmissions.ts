import type { CollectionConfig } from 'payload'
import { label } from '../brand/labels.ts'
import { administrators, editors, nobody } from '../users/access.ts'
import { mailFields } from './mailFields.ts'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sendAgainEndpoint } from './sendAgainEndpoint.ts'

/** What readers have written to the editors (R-CONT-1): to be read, and sent again where its mail did not go out. */
export const contactSubmissions: CollectionConfig = {
  slug: 'contact-submissions',
  labels: {
    singular: label('Message', 'Съобщение'),
    plural: label('Messages', 'Съобщения'),
  },
  admin: {
    useAsTitle: 'name',
    group: label('Inbox', 'Входяща поща'),
    hideAPIURL: true,
    defaultColumns: ['name', 'email', 'message', 'mailState', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone', 'message'],
    components: {
      beforeListTable: [
        {
          path: '/lists/ListNotes.tsx#ListNotes',
          clientProps: { empty: backOfficeTexts.correspondence.none },
        },
      ],
    },
  },
  defaultSort: '-createdAt',
  access: { read: editors, create: nobody, update: nobody, delete: administrators },
  endpoints: [sendAgainEndpoint('contact-submissions')],
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', label: label('Name', 'Име'), required: true },
        { name: 'email', type: 'text', label: label('Email', 'Имейл'), required: true },
        { name: 'phone', type: 'text', label: label('Phone', 'Телефон'), required: true },
      ],
    },
    {
      name: 'message',
      type: 'textarea',
      label: label('Message', 'Съобщение'),
      required: true,
    },
    ...mailFields,
  ],
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
}
