import { slugify } from '@kariera/shared/rules/slug'
import type { Category } from '@kariera/shared/payload-types'
import type { CollectionConfig, FieldHook } from 'payload'
import { label } from '../brand/labels.ts'
import { announceCategory, announceCategoryDeletion } from '../publishing/announceDocument.ts'
import { administrators, signedIn } from '../users/access.ts'
import { normalised } from './normalise.ts'

const slugFromName: FieldHook<Category, string | null> = ({ value, data, originalDoc }) =>
  originalDoc?.urlSlug ?? slugify(value || data?.value || '')

/** The sections of the publication, in the order of home and menu. */
export const categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: label('Category', 'Категория'), plural: label('Categories', 'Категории') },
  admin: {
    useAsTitle: 'value',
    defaultColumns: ['value', 'urlSlug', 'order'],
    group: label('Articles', 'Статии'),
  },
  defaultSort: 'order',
  access: { read: () => true, create: signedIn, update: signedIn, delete: administrators },
  hooks: {
    afterChange: [announceCategory],
    afterDelete: [announceCategoryDeletion],
  },
  fields: [
    {
      name: 'value',
      maxLength: 100,
      type: 'text',
      label: label('Name', 'Име'),
      required: true,
      unique: true,
      hooks: { beforeValidate: [normalised] },
    },
    {
      name: 'urlSlug',
      type: 'text',
      label: label('Address', 'Адрес'),
      unique: true,
      index: true,
      hooks: { beforeValidate: [slugFromName] },
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
  ],
  versions: false,
}
