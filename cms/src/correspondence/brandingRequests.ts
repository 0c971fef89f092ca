import type { CollectionConfig } from 'payload'
import { label } from '../brand/labels.ts'
import { administrators, editors, nobody } from '../users/access.ts'
import { letterView, shownInLetter } from './letterView.ts'
import { mailFields } from './mailFields.ts'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sendAgainEndpoint } from './sendAgainEndpoint.ts'

const texts = backOfficeTexts.correspondence

/** Requests for services (R-BRAND-2): what was asked, by the labels that the form had then. */
export const brandingRequests: CollectionConfig = {
  slug: 'branding-requests',
  labels: {
    singular: label('Branding request', 'Заявка за брандинг'),
    plural: label('Branding requests', 'Заявки за брандинг'),
  },
  admin: {
    useAsTitle: 'serviceName',
    group: label('Inbox', 'Входяща поща'),
    hideAPIURL: true,
    defaultColumns: ['serviceName', 'replyTo', 'mailState', 'createdAt'],
    listSearchableFields: ['serviceName', 'replyTo'],
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
  endpoints: [sendAgainEndpoint('branding-requests')],
  fields: [
    letterView,
    {
      name: 'serviceName',
      type: 'text',
      label: texts.service,
      required: true,
      admin: shownInLetter,
    },
    {
      name: 'service',
      type: 'relationship',
      relationTo: 'services',
      label: label('Its page', 'Страницата ѝ'),
      index: true,
      admin: shownInLetter,
    },
    { name: 'replyTo', type: 'text', label: texts.email, admin: shownInLetter },
    {
      name: 'fields',
      type: 'array',
      label: label('What was filled in', 'Попълнено'),
      admin: shownInLetter,
      fields: [
        { name: 'label', type: 'text', label: label('Label', 'Етикет'), required: true },
        { name: 'value', type: 'textarea', label: label('Value', 'Стойност') },
      ],
    },
    ...mailFields,
  ],
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
}
