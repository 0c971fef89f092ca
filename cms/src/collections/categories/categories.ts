import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { label } from '../../admin/i18n/labels.ts'
import { rowActionsField } from '../../editing/rows/rowActionsField.ts'
import { announceCategory, announceCategoryDeletion } from './hooks/announceCategory.ts'
import { administrators, editors, nobody } from '../../lib/access/roles.ts'
import { refuseWhileUsed } from '../../editing/uses/refuseWhileUsed.ts'
import { usesPanel } from '../../editing/uses/usesPanel.ts'
import { mintCategorySlug } from './hooks/mintCategorySlug.ts'
import { normalised } from '../../lib/validation/normalise.ts'
import { restrictAnonymousQueries } from '../../lib/access/restrictAnonymousQueries.ts'

const texts = backOfficeTexts.category

/** Payload would store any value as a text. */
const isText: TextFieldSingleValidation = (value, options) =>
  text(typeof value === 'string' ? value : null, options)

/** Categories: the sections of the publication, in the order of home and menu. */
export const categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: label('Category', 'Категория'), plural: label('Categories', 'Категории') },
  admin: {
    useAsTitle: 'value',
    defaultColumns: ['value', 'urlSlug', 'order', 'actions'],
    components: { beforeListTable: ['/admin/lists/ListNotes.tsx#ListNotes'] },
    group: label('Articles', 'Статии'),
  },
  defaultSort: 'order',
  access: { read: () => true, create: editors, update: editors, delete: administrators },
  hooks: {
    beforeOperation: [restrictAnonymousQueries],
    beforeChange: [mintCategorySlug],
    beforeDelete: [refuseWhileUsed(texts.inUse)],
    afterChange: [announceCategory],
    afterDelete: [announceCategoryDeletion],
  },
  custom: { keptBy: 'uses' },
  fields: [
    {
      name: 'value',
      maxLength: 100,
      type: 'text',
      label: label('Name', 'Име'),
      required: true,
      unique: true,
      validate: isText,
      hooks: { beforeValidate: [normalised] },
    },
    {
      name: 'urlSlug',
      type: 'text',
      label: label('Address', 'Адрес'),
      unique: true,
      index: true,
      access: { create: nobody, update: nobody },
      admin: {
        readOnly: true,
        description: label('Made from the name.', 'Прави се от името.'),
      },
    },
    {
      name: 'order',
      type: 'number',
      label: label('Order', 'Ред'),
      required: true,
      defaultValue: 100,
      index: true,
    },
    usesPanel,
    rowActionsField({
      nameField: 'value',
      toDelete: texts.toDelete,
      notDeleted: texts.notDeleted,
    }),
  ],
  versions: false,
}
