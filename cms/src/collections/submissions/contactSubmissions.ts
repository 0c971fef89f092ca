import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { TextField } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { messageColumns } from './export/columns.ts'
import { csvEndpoint } from './export/csvEndpoint.ts'
import { personalDataEndpoint } from './personal-data/personalDataEndpoint.ts'
import { submissionCollection, shownInSubmission } from './submissionCollection.ts'

const texts = backOfficeTexts.submissions

/** Readers' messages to the editors (R-CONT-1): they can be read, and sent again if the mail was not sent. */
export const contactSubmissions = submissionCollection('contact-submissions', {
  labels: {
    singular: label('Message', 'Съобщение'),
    plural: label('Messages', 'Съобщения'),
  },
  useAsTitle: 'name',
  defaultColumns: ['name', 'email', 'message', 'answeredAt', 'mailState', 'createdAt'],
  listSearchableFields: ['name', 'email', 'phone', 'message'],
  endpoints: [csvEndpoint('contact-submissions', messageColumns), personalDataEndpoint],
  fields: [
    line('name', texts.name),
    line('email', texts.email),
    line('phone', texts.phone),
    {
      name: 'message',
      type: 'textarea',
      label: texts.message,
      required: true,
      admin: shownInSubmission,
    },
  ],
})

function line(name: string, fieldLabel: Record<string, string>): TextField {
  return { name, type: 'text', label: fieldLabel, required: true, admin: shownInSubmission }
}
