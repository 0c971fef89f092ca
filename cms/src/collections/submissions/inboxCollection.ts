import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig, Field } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { administrators, editors, nobody } from '../users/access.ts'
import type { Inbox } from './inbox.ts'
import { sendAgainEndpoint } from './endpoints/sendAgainEndpoint.ts'
import { mailStates } from './mailState.ts'

/** In a form in which nobody writes: the letter in one piece, in place of its fields. */
const submissionView: Field = {
  name: 'letter',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/collections/submissions/components/SubmissionView.tsx#SubmissionView' },
  },
}

const nothing = '/collections/submissions/components/SubmissionView.tsx#Nothing'

/** A field that the letter shows. (With a condition, the database would take a row without it.) */
export const shownInSubmission = { components: { Field: nothing } }

const texts = backOfficeTexts.submissions

const hidden = { hidden: true }

/** Of whom it is and how its mail fares; the system writes all of it. */
const mailFields: Field[] = [
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

/** What an inbox has of its own: what it is called, what its list shows, and what is kept of a letter. */
type InboxParts = {
  labels: CollectionConfig['labels']
  useAsTitle: string
  defaultColumns: string[]
  listSearchableFields: string[]
  fields: Field[]
}

/**
 * Letters of readers: the system writes them, editors read them and send again what did not go out; administrators
 * delete one for whoever asks to be forgotten.
 */
export function inboxCollection(
  slug: Inbox,
  { labels, fields, ...admin }: InboxParts,
): CollectionConfig {
  return {
    slug,
    labels,
    admin: {
      ...admin,
      group: label('Inbox', 'Входяща поща'),
      hideAPIURL: true,
      components: {
        beforeListTable: [
          {
            path: '/admin/lists/ListNotes.tsx#ListNotes',
            clientProps: { empty: backOfficeTexts.submissions.none },
          },
        ],
      },
    },
    defaultSort: '-createdAt',
    access: { read: editors, create: nobody, update: nobody, delete: administrators },
    endpoints: [sendAgainEndpoint(slug)],
    fields: [submissionView, ...fields, ...mailFields],
    versions: false,
    lockDocuments: false,
    disableDuplicate: true,
  }
}
