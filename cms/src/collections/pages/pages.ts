import { canonicalVideos } from '../articles/body/canonicalVideos.ts'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig } from 'payload'
import { bodyEditor } from '../articles/body/editor.ts'
import { normalised, normalisedTree } from '../../lib/validation/normalise.ts'
import { restrictAnonymousQueries } from '../../lib/access/restrictAnonymousQueries.ts'
import { requiredText } from '../../lib/validation/texts.ts'
import { label } from '../../admin/i18n/labels.ts'
import { rowActionsField } from '../../editing/rows/rowActionsField.ts'
import { publicPagePanel } from '../../admin/public-page/publicPagePanel.ts'
import { saveReportField } from '../../editing/saving/saveReportField.ts'
import { editors, nobody } from '../../lib/access/roles.ts'
import { refuseAnonymous } from '../../lib/access/refuseAnonymous.ts'
import { withoutMissingPictures } from '../../editing/uses/withoutMissingPictures.ts'
import { optionalBody } from './optionalBody.ts'
import { placeInTree, refuseWithPagesBelow } from './hooks/placeInTree.ts'
import { announcePage, announcePageDeletion, moveBelow } from './hooks/announcePage.ts'

const texts = backOfficeTexts.page

/** The pages of the section below `/biser/`, nested as the editors choose (R-BISER-1). */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: label('Page', 'Страница'), plural: label('Pages', 'Страници') },
  admin: {
    useAsTitle: 'title',
    group: label('Management', 'Управление'),
    defaultColumns: ['title', 'path', 'order', 'actions'],
    listSearchableFields: ['title', 'path'],
    components: {
      beforeListTable: [
        { path: '/admin/lists/ListNotes.tsx#ListNotes', clientProps: { empty: texts.none } },
      ],
    },
  },
  defaultSort: 'path',
  access: { read: () => true, create: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [restrictAnonymousQueries, refuseAnonymous('create', 'update', 'delete')],
    beforeChange: [placeInTree],
    afterChange: [announcePage, moveBelow],
    beforeDelete: [refuseWithPagesBelow],
    afterDelete: [announcePageDeletion],
  },
  fields: [
    saveReportField({ path: '/pages', notAdded: texts.notSaved, notUpdated: texts.notSaved }),
    {
      name: 'title',
      type: 'text',
      label: label('Title', 'Заглавие'),
      required: true,
      validate: requiredText(texts.titleRequired),
      hooks: { beforeValidate: [normalised] },
      admin: { components: { Cell: '/collections/pages/components/TitleCell.tsx#TitleCell' } },
    },
    {
      name: 'body',
      type: 'richText',
      label: label('Text', 'Текст'),
      editor: bodyEditor,
      validate: optionalBody,
      hooks: {
        beforeValidate: [normalisedTree, canonicalVideos],
        beforeChange: [withoutMissingPictures],
      },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      label: label('Stands below', 'Стои под'),
      // That the parent exists, and is not a descendant, is checked under the lock of the tree (placeInTree.ts).
      validate: () => true as const,
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
    },
    {
      name: 'order',
      type: 'number',
      label: label('Order', 'Ред'),
      required: true,
      defaultValue: 100,
      min: -1_000_000,
      max: 1_000_000,
      admin: { position: 'sidebar' },
    },
    {
      name: 'slug',
      type: 'text',
      label: label('Slug', 'Адрес (slug)'),
      maxLength: 100,
      hooks: { beforeValidate: [normalised], beforeDuplicate: [() => ''] },
      admin: {
        position: 'sidebar',
        description: label(
          'The end of the address. Left empty it is made from the title.',
          'Краят на адреса. Ако е празно, се прави от заглавието.',
        ),
      },
    },
    {
      name: 'path',
      type: 'text',
      label: label('Address', 'Адрес'),
      unique: true,
      index: true,
      access: { create: nobody, update: nobody },
      hooks: { beforeDuplicate: [() => null] },
      admin: { position: 'sidebar', readOnly: true },
    },
    publicPagePanel('/collections/pages/components/SectionPage.tsx#SectionPage'),
    rowActionsField({
      nameField: 'title',
      toDelete: texts.toDelete,
      notDeleted: texts.notDeleted,
    }),
  ],
  versions: false,
}
