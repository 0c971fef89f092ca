import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Field } from 'payload'
import { label } from '#admin/i18n/labels.ts'
import { nobody, signedInField } from '#lib/access/roles.ts'
import { articleStates } from './states.ts'

const cells = '/collections/articles/list/cells'
const texts = backOfficeTexts.articleList

/** Fields for querying the list of articles, and columns that are not fields of an article. */
export const listFields: Field[] = [
  {
    // Written by hooks/setLiveFrom.ts.
    name: 'liveFrom',
    type: 'date',
    index: true,
    label: label('Live from', 'На живо от'),
    access: { read: signedInField, create: nobody, update: nobody },
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      readOnly: true,
      condition: () => false,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  },
  {
    // Resolved by list/listQuery.ts.
    name: 'state',
    type: 'select',
    virtual: true,
    label: texts.states.name,
    options: articleStates.map((value) => ({ value, label: texts.states[value] })),
    access: { read: signedInField, create: nobody, update: nobody },
    admin: {
      readOnly: true,
      condition: () => false,
      disableBulkEdit: true,
      components: { Cell: `${cells}/ArticleStateCell.tsx#ArticleStateCell` },
    },
  },
  column('viewCounts', backOfficeTexts.views.all, 'ArticleViewsCell'),
  column('actions', label('Actions', 'Действия'), 'ArticleActionsCell'),
]

function column(name: string, fieldLabel: Record<string, string>, cell: string): Field {
  return {
    name,
    type: 'ui',
    label: fieldLabel,
    admin: { components: { Cell: `${cells}/${cell}.tsx#${cell}` } },
  }
}
