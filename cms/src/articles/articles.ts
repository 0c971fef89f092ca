import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Article } from '@kariera/shared/payload-types'
import type { CollectionConfig, Field, FieldHook } from 'payload'
import { label } from '../brand/labels.ts'
import { nobody, signedIn, trashOnly } from '../users/access.ts'
import { readArticles } from './access.ts'
import {
  announceArticle,
  announceArticleDeletion,
  rememberBeforeChange,
  rememberBeforeDelete,
} from './announce.ts'
import { bodyEditor } from './body/editor.ts'
import { bodyHtmlOf } from './body/bodyHtml.ts'
import { liveStateEndpoint } from './live/liveStateEndpoint.ts'
import { normalised } from './normalise.ts'
import { plainReadingForAll } from './plainReading.ts'
import { mintAtPublish } from './publish.ts'
import { recordAuthor } from './recordAuthor.ts'
import {
  accentLength,
  requiredText,
  requiredToPublish,
  textLength,
  validAccent,
  validBody,
  validPublicationDate,
} from './validation.ts'

const bodyHtmlOfArticle: FieldHook<Article, string, Article> = ({ siblingData }) =>
  bodyHtmlOf(siblingData.body)

/** The heart of the newsroom. Drafts live in versions; the row itself is what was last published. */
export const articles: CollectionConfig = {
  slug: 'articles',
  labels: { singular: label('Article', 'Статия'), plural: label('Articles', 'Статии') },
  admin: {
    useAsTitle: 'title',
    hideAPIURL: true,
    defaultColumns: ['_status', 'title', 'category', 'datePublished', 'updatedAt'],
    group: label('Articles', 'Статии'),
  },
  defaultSort: '-createdAt',
  trash: true,
  // The newest of a category, and what stands beside an article in it.
  indexes: [{ fields: ['category', 'datePublished'] }],
  versions: { maxPerDoc: 50, drafts: { validate: true } },
  access: {
    read: readArticles,
    readVersions: signedIn,
    create: signedIn,
    update: signedIn,
    delete: trashOnly,
  },
  hooks: {
    beforeOperation: [plainReadingForAll],
    beforeChange: [rememberBeforeChange, recordAuthor, mintAtPublish],
    afterChange: [announceArticle],
    beforeDelete: [rememberBeforeDelete],
    afterDelete: [announceArticleDeletion],
  },
  endpoints: [liveStateEndpoint],
  fields: [
    liveState('top'),
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Text', 'Текст'),
          fields: [
            {
              name: 'title',
              type: 'text',
              label: label('Title', 'Заглавие'),
              required: true,
              validate: requiredText(backOfficeTexts.article.titleRequired),
              hooks: { beforeValidate: [normalised] },
            },
            {
              name: 'accent',
              type: 'textarea',
              label: label('Accent (teaser)', 'Акцент'),
              maxLength: accentLength,
              validate: validAccent,
              hooks: { beforeValidate: [normalised] },
            },
            {
              name: 'picture',
              type: 'upload',
              relationTo: 'media',
              label: label('Main picture', 'Основна снимка'),
            },
            {
              name: 'body',
              type: 'richText',
              label: label('Body', 'Съдържание'),
              required: true,
              editor: bodyEditor,
              validate: validBody,
            },
            {
              name: 'bodyHtml',
              type: 'textarea',
              virtual: true,
              admin: { hidden: true },
              hooks: { afterRead: [bodyHtmlOfArticle] },
            },
          ],
        },
        {
          label: label('Promotion', 'Платено'),
          fields: [
            {
              name: 'paid',
              type: 'checkbox',
              label: label('Paid', 'Платена публикация'),
              defaultValue: false,
            },
            {
              type: 'row',
              fields: [
                promotionDate('paidStartDate', label('Paid from', 'Платена от')),
                promotionDate('paidEndDate', label('Paid until', 'Платена до')),
              ],
            },
            {
              name: 'firstPromotedAt',
              type: 'date',
              label: label('First promoted', 'Първа промоция'),
              access: { create: nobody, update: nobody },
              admin: { readOnly: true, condition: (data) => Boolean(data.firstPromotedAt) },
            },
          ],
        },
      ],
    },
    liveState('sidebar'),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      label: label('Category', 'Категория'),
      index: true,
      validate: requiredToPublish,
      admin: { position: 'sidebar' },
    },
    {
      name: 'datePublished',
      type: 'date',
      label: label('Publication date', 'Дата на публикуване'),
      index: true,
      validate: validPublicationDate,
      admin: {
        position: 'sidebar',
        date: {
          pickerAppearance: 'dayAndTime',
          timeFormat: 'HH:mm',
          timeIntervals: 15,
          displayFormat: 'dd/MM/yyyy HH:mm',
        },
        description: label('Empty: the moment of publishing.', 'Празно: моментът на публикуване.'),
      },
    },
    {
      name: 'entityName',
      type: 'text',
      label: label('Person or company', 'Име или компания'),
      maxLength: textLength,
      hooks: { beforeValidate: [normalised] },
      admin: { position: 'sidebar' },
    },
    {
      name: 'slug',
      type: 'text',
      label: label('Address', 'Адрес'),
      unique: true,
      index: true,
      access: { create: nobody, update: nobody },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: label('Made at publishing.', 'Прави се при публикуване.'),
      },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: label('Author', 'Автор'),
      access: { create: nobody, update: nobody },
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
}

function promotionDate(name: 'paidStartDate' | 'paidEndDate', fieldLabel: Record<string, string>) {
  return {
    name,
    type: 'date' as const,
    // The clock asks for the next one.
    index: true,
    label: fieldLabel,
    admin: {
      condition: (data: { paid?: boolean | null }) => Boolean(data.paid),
      date: {
        pickerAppearance: 'dayAndTime' as const,
        timeFormat: 'HH:mm',
        timeIntervals: 15,
        displayFormat: 'dd/MM/yyyy HH:mm',
      },
    },
  }
}

/** Whether readers have it; shown in one of the two places, by the width of the screen. */
function liveState(place: 'top' | 'sidebar'): Field {
  return {
    name: place === 'top' ? 'liveStateAtTop' : 'liveState',
    type: 'ui',
    admin: {
      ...(place === 'sidebar' && { position: 'sidebar' }),
      disableListColumn: true,
      components: {
        Field: { path: '/articles/live/LiveState.tsx#LiveState', clientProps: { place } },
      },
    },
  }
}
