import type { Field } from 'payload'
import { label } from '#admin/i18n/labels.ts'
import { nobody, signedInField } from '#lib/access/roles.ts'

/** Fields that the image generator stores with a quote (A-QUO-2). Only the generator's endpoint writes them. */
const kept = {
  access: { create: nobody, read: signedInField, update: nobody },
  hooks: { beforeDuplicate: [() => null] },
  admin: { condition: () => false, disableListColumn: true, disableListFilter: true },
}

/** The picture of a quote, and the values it was made from. */
export const quoteImageFields: Field[] = [
  {
    name: 'quoteImage',
    type: 'upload',
    relationTo: 'quote-images',
    label: label('Image', 'Изображение'),
    ...kept,
    access: { create: nobody, update: nobody },
  },
  {
    name: 'template',
    type: 'relationship',
    relationTo: 'quote-templates',
    label: label('Template', 'Шаблон'),
    ...kept,
  },
  {
    name: 'quoteShortText',
    type: 'textarea',
    label: label('Short text', 'Кратък текст'),
    ...kept,
  },
  {
    name: 'quoteImageGeneratedAt',
    type: 'date',
    label: label('Image made', 'Изображението е направено'),
    ...kept,
  },
  {
    name: 'quoteImageStatus',
    type: 'select',
    options: [{ value: 'generated', label: label('Generated', 'Създадено') }],
    label: label('State of the image', 'Състояние на изображението'),
    ...kept,
  },
]
