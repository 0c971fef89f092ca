import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig, Field } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { administrators, editors, nobody } from '../users/access.ts'
import type { Inbox } from './inbox.ts'
import { submissionView } from './submissionView.ts'
import { mailFields } from './mailFields.ts'
import { sendAgainEndpoint } from './endpoints/sendAgainEndpoint.ts'

/** What an inbox has of its own: what it is called, what its list shows, and what is kept of a letter. */
export type InboxParts = {
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
