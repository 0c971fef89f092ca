import type { Field } from 'payload'
import { label } from '../../../admin/i18n/labels.ts'
import { authorName } from '../../users/roles/authorName.ts'
import { nobody } from '../../users/access.ts'
import { usesPanel } from '../../../editing/uses/usesPanel.ts'
import { canonicalDate } from '../../../lib/validation/canonicalDate.ts'
import { resolveHashtags } from '../../hashtags/hooks/resolve.ts'
import { validHashtags } from '../../hashtags/validate.ts'
import { normalised } from '../../../lib/validation/normalise.ts'
import { shortText } from '../../../lib/validation/texts.ts'
import { categoryExists, storableDate, validCategory, validPublicationDate } from '../validation.ts'
import { droppedFromDrafts, whenPublished } from '../../../editing/drafts.ts'
import { slugField } from '../../../editing/slugField.ts'

/** The fields beside the text: live state, classification, publish date. */
export const sidebarFields: Field[] = [
  liveState('sidebar'),
  panel('checklist', '/collections/articles/components/checklist/Checklist.tsx#Checklist'),
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'categories',
    label: label('Category', 'Категория'),
    index: true,
    validate: whenPublished(validCategory, categoryExists),
    hooks: { beforeValidate: [droppedFromDrafts('categories')] },
    admin: {
      position: 'sidebar',
      components: { Cell: '/collections/articles/list/cells/CategoryCell.tsx#CategoryCell' },
    },
  },
  {
    name: 'hashtags',
    type: 'relationship',
    relationTo: 'hashtags',
    hasMany: true,
    label: label('Hashtags', 'Хаштагове'),
    validate: validHashtags,
    hooks: { beforeValidate: [resolveHashtags] },
    admin: {
      position: 'sidebar',
      components: { Field: '/collections/hashtags/components/HashtagsField.tsx#HashtagsField' },
    },
  },
  {
    name: 'datePublished',
    type: 'date',
    label: label('Publication date', 'Дата на публикуване'),
    index: true,
    validate: whenPublished(validPublicationDate, storableDate),
    hooks: { beforeValidate: [canonicalDate], beforeDuplicate: [() => null] },
    admin: {
      position: 'sidebar',
      description: label('Empty: the moment of publishing.', 'Празно: моментът на публикуване.'),
    },
  },
  {
    name: 'entityName',
    type: 'text',
    label: label('Person or company', 'Име или компания'),
    validate: whenPublished(shortText),
    hooks: { beforeValidate: [normalised] },
    admin: { position: 'sidebar' },
  },
  panel('previewLink', '/collections/articles/preview/PreviewPanel.tsx#PreviewPanel'),
  slugField(label('Made at publishing.', 'Прави се при публикуване.')),
  {
    name: 'author',
    type: 'relationship',
    relationTo: 'users',
    label: label('Author', 'Автор'),
    index: true,
    access: { create: nobody, update: nobody },
    // Shown by name: not every user can see every account.
    admin: { condition: () => false, disableListColumn: true, readOnly: true },
  },
  authorName,
  panel('views', '/collections/views/components/ViewsPanel.tsx#ViewsPanel'),
  usesPanel,
]

/** Field that shows whether readers have the article; visible in one of its two places, by the width of the screen. */
export function liveState(place: 'top' | 'sidebar'): Field {
  return {
    name: place === 'top' ? 'liveStateAtTop' : 'liveState',
    type: 'ui',
    admin: {
      ...(place === 'sidebar' && { position: 'sidebar' }),
      disableListColumn: true,
      components: {
        Field: {
          path: '/collections/articles/live/LiveState.tsx#LiveState',
          clientProps: { place },
        },
      },
    },
  }
}

function panel(name: string, component: string): Field {
  return {
    name,
    type: 'ui',
    admin: { position: 'sidebar', disableListColumn: true, components: { Field: component } },
  }
}
