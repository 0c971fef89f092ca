import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { label } from '../../admin/i18n/labels.ts'
import { requestColumns } from './export/columns.ts'
import { csvEndpoint } from './export/csvEndpoint.ts'
import { submissionCollection, shownInSubmission } from './submissionCollection.ts'

const texts = backOfficeTexts.submissions

/** Requests for services (R-BRAND-2): the answers, with the labels that the form had then. */
export const brandingRequests = submissionCollection('branding-requests', {
  labels: {
    singular: label('Branding request', 'Заявка за брандинг'),
    plural: label('Branding requests', 'Заявки за брандинг'),
  },
  useAsTitle: 'serviceName',
  defaultColumns: ['serviceName', 'replyTo', 'answeredAt', 'mailState', 'createdAt'],
  listSearchableFields: ['serviceName', 'replyTo'],
  endpoints: [csvEndpoint('branding-requests', requestColumns)],
  fields: [
    {
      name: 'serviceName',
      type: 'text',
      label: texts.service,
      required: true,
      admin: shownInSubmission,
    },
    {
      name: 'service',
      type: 'relationship',
      relationTo: 'services',
      label: label('Its page', 'Страницата ѝ'),
      index: true,
      admin: shownInSubmission,
    },
    { name: 'replyTo', type: 'text', label: texts.email, admin: shownInSubmission },
    {
      name: 'fields',
      type: 'array',
      label: label('What was filled in', 'Попълнено'),
      admin: shownInSubmission,
      fields: [
        { name: 'label', type: 'text', label: label('Label', 'Етикет'), required: true },
        { name: 'value', type: 'textarea', label: label('Value', 'Стойност') },
      ],
    },
  ],
})
