import type { CollectionConfig, TextField } from 'payload'
import { label } from '../brand/labels.ts'
import { administrators, editors, nobody } from '../users/access.ts'
import { letterView, shownInLetter } from './letterView.ts'
import { mailFields } from './mailFields.ts'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sendAgainEndpoint } from './sendAgainEndpoint.ts'

const texts = backOfficeTexts.correspondence

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
          clientProps: { empty: texts.none },
        },
      ],
    },
  },
  defaultSort: '-createdAt',
  access: { read: editors, create: nobody, update: nobody, delete: administrators },
  endpoints: [sendAgainEndpoint('contact-submissions')],
  fields: [
    letterView,
    line('name', texts.name),
    line('email', texts.email),
    line('phone', texts.phone),
    {
      name: 'message',
      type: 'textarea',
      label: texts.message,
      required: true,
      admin: shownInLetter,
    },
    ...mailFields,
  ],
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
}

function line(name: string, fieldLabel: Record<string, string>): TextField {
  return { name, type: 'text', label: fieldLabel, required: true, admin: shownInLetter }
}
