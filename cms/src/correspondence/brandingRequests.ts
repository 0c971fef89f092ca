import type { CollectionConfig } from 'payload'
import { label } from '../brand/labels.ts'
import { administrators, editors, nobody } from '../users/access.ts'
import { mailFields } from './mailFields.ts'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sendAgainEndpoint } from './sendAgainEndpoint.ts'

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
          clientProps: { empty: backOfficeTexts.correspondence.none },
        },
      ],
    },
  },
  defaultSort: '-createdAt',
  access: { read: editors, create: nobody, update: nobody, delete: administrators },
  endpoints: [sendAgainEndpoint('branding-requests')],
  fields: [
    { name: 'serviceName', type: 'text', label: label('Service', 'Услуга'), required: true },
    {
      name: 'service',
      type: 'relationship',
      relationTo: 'services',
      label: label('Its page', 'Страницата ѝ'),
      index: true,
    },
    {
      name: 'replyTo',
      type: 'text',
      label: label('Email', 'Имейл'),
    },
    {
      name: 'fields',
      type: 'array',
      label: label('What was filled in', 'Попълнено'),
      labels: { singular: label('Field', 'Поле'), plural: label('Fields', 'Полета') },
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
