import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig, Endpoint, Field } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { administrators, editors, nobody } from '../../lib/access/roles.ts'
import type { SubmissionCollection } from './submission.ts'
import { sendAgainEndpoint } from './endpoints/sendAgainEndpoint.ts'
import { noteDeletion } from './noteDeletion.ts'
import { noteTable } from './noteTable.ts'
import { mailStates } from './mailState.ts'
import { replyEndpoint, workEndpoints } from './work/workEndpoints.ts'
import { workFields } from './work/workFields.ts'

/** Read-only view of the whole submission, in place of its fields. */
const submissionView: Field = {
  name: 'submission',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/collections/submissions/components/SubmissionView.tsx#SubmissionView' },
  },
}

const emptyComponent = '/collections/submissions/components/SubmissionView.tsx#Nothing'

/**
 * Admin options of a field that the submission view or the mail report shows in its place. Not `admin.condition`: with it,
 * Payload makes the field's column nullable.
 */
export const shownInSubmission = { components: { Field: emptyComponent } }

const texts = backOfficeTexts.submissions

const hidden = { hidden: true }

/** Fields about the sender and the mail; only the system writes them. */
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
    // The mail report shows it.
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
  // Keyed hash of the sender, not the IP address itself: constant for a signed-in user, new every day for others.
  { name: 'identifier', type: 'text', required: true, index: true, admin: hidden },
  // The same for every try, so that a mail sent twice is recognised as one.
  { name: 'messageId', type: 'text', required: true, admin: hidden },
  { name: 'attempts', type: 'number', required: true, defaultValue: 0, admin: hidden },
  { name: 'nextTryAt', type: 'date', admin: hidden },
  // End of the lease of the process that is sending it.
  { name: 'leasedUntil', type: 'date', admin: hidden },
]

/** The differing parts of a collection of submissions: its labels, its list, and the fields of a submission. */
type SubmissionParts = {
  labels: CollectionConfig['labels']
  useAsTitle: string
  defaultColumns: string[]
  listSearchableFields: string[]
  fields: Field[]
  /** Further endpoints. */
  endpoints: Endpoint[]
}

/**
 * Returns a collection of readers' submissions: the system writes them, editors read them and send unsent ones again;
 * administrators delete them when their sender requests it.
 */
export function submissionCollection(
  slug: SubmissionCollection,
  { labels, fields, endpoints, ...admin }: SubmissionParts,
): CollectionConfig {
  return {
    slug,
    custom: { isWrittenBySystem: true },
    labels,
    admin: {
      ...admin,
      group: label('Inbox', 'Входяща поща'),
      components: {
        Description: '/collections/submissions/components/SubmissionTools.tsx#SubmissionTools',
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
    endpoints: [
      ...[sendAgainEndpoint(slug), ...workEndpoints(slug), replyEndpoint(slug)],
      ...endpoints,
    ],
    hooks: { afterDelete: [noteDeletion(slug)], afterOperation: [noteTable(slug)] },
    fields: [submissionView, ...fields, ...workFields, ...mailFields],
    versions: false,
    lockDocuments: false,
    disableDuplicate: true,
  }
}
