import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Field } from 'payload'
import { label } from '#admin/i18n/labels.ts'
import { mailStates } from '../mailState.ts'

const texts = backOfficeTexts.submissions

/** The work's panel shows them, and its endpoints write them (workEndpoints.ts). */
const shownInPanel = {
  components: { Field: '/collections/submissions/components/SubmissionView.tsx#Nothing' },
}

/** What the newsroom does about a submission (B-MSG-1). */
export const workFields: Field[] = [
  {
    name: 'work',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/collections/submissions/work/WorkPanel.tsx#WorkPanel' },
    },
  },
  {
    name: 'answeredAt',
    type: 'date',
    label: texts.work.state,
    index: true,
    admin: {
      components: {
        ...shownInPanel.components,
        Cell: '/collections/submissions/work/AnsweredCell.tsx#AnsweredCell',
      },
    },
  },
  {
    name: 'answeredBy',
    type: 'relationship',
    relationTo: 'users',
    label: label('Answered by', 'Отговорено от'),
    admin: shownInPanel,
  },
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'users',
    label: texts.work.assignee,
    index: true,
    admin: shownInPanel,
  },
  { name: 'note', type: 'textarea', label: texts.work.note, admin: shownInPanel },
  {
    name: 'replies',
    type: 'array',
    label: label('Replies', 'Отговори'),
    admin: { ...shownInPanel, disableListColumn: true },
    fields: [
      { name: 'text', type: 'textarea', required: true },
      { name: 'at', type: 'date', required: true },
      { name: 'triedAt', type: 'date', required: true },
      { name: 'by', type: 'relationship', relationTo: 'users' },
      { name: 'mailState', type: 'select', required: true, options: [...mailStates] },
      { name: 'mailError', type: 'text' },
      // The same for every try, so that a mail sent twice is recognised as one.
      { name: 'messageId', type: 'text', required: true, admin: { hidden: true } },
    ],
  },
]
