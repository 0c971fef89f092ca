import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Field } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { shownInSubmission } from './submissionView.ts'
import { mailStates } from './mailState.ts'

const texts = backOfficeTexts.submissions

const hidden = { hidden: true }

/** Of whom it is and how its mail fares; the system writes all of it. */
export const mailFields: Field[] = [
  {
    name: 'mailReport',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/collections/submissions/components/MailReport.tsx#MailReport' },
    },
  },
  {
    name: 'mailState',
    type: 'select',
    label: label('Mail', 'Изпращане'),
    required: true,
    index: true,
    options: mailStates.map((value) => ({ value, label: texts.states[value] })),
    // The report says it.
    admin: {
      components: {
        ...shownInSubmission.components,
        Cell: '/collections/submissions/components/MailStateCell.tsx#MailStateCell',
      },
    },
  },
  {
    name: 'sentAt',
    type: 'date',
    label: label('Sent', 'Изпратено'),
    admin: shownInSubmission,
  },
  {
    name: 'mailError',
    type: 'text',
    label: label('Why it was not sent', 'Защо не е изпратено'),
    admin: shownInSubmission,
  },
  // A keyed hash, never an address: of a signed-in user one for ever, of others one for each day.
  { name: 'identifier', type: 'text', required: true, index: true, admin: hidden },
  // The same for every try: a mail that went out twice is one.
  { name: 'messageId', type: 'text', required: true, admin: hidden },
  { name: 'attempts', type: 'number', required: true, defaultValue: 0, admin: hidden },
  { name: 'nextTryAt', type: 'date', admin: hidden },
  // Until then somebody is sending it.
  { name: 'leasedUntil', type: 'date', admin: hidden },
]
