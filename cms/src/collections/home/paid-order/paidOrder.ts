import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig } from 'payload'
import { validateRequiredReference } from '#lib/validation/validateReference.ts'
import { restrictAnonymousQueries } from '#lib/access/restrictAnonymousQueries.ts'
import { label } from '#admin/i18n/labels.ts'
import { announceChange, announceDeletion } from '#publishing/announceDocument.ts'
import { editors } from '#lib/access/roles.ts'
import { refuseAnonymous } from '#lib/access/refuseAnonymous.ts'
import { readWithLiveArticle } from '../arrangementAccess.ts'
import { arrangementEndpoints } from '#editing/arrangement/arrangementEndpoints.ts'
import { paidArrangement } from './paidArticles.ts'
import { promotionEndpoint } from './promotionEndpoint.ts'

/** The order of paid articles on home (R-HOME-5, A-PAID-1); those without a row here come last, by date. */
export const paidOrder: CollectionConfig = {
  slug: 'paid-order',
  labels: {
    singular: label('Paid article', 'Платена статия'),
    plural: label('Paid articles', 'Платени статии'),
  },
  admin: {
    useAsTitle: 'article',
    group: label('Management', 'Управление'),
    components: {
      views: {
        list: { Component: '/collections/home/paid-order/PaidOrderView.tsx#PaidOrderView' },
      },
    },
  },
  defaultSort: 'orderValue',
  access: { read: readWithLiveArticle, create: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [restrictAnonymousQueries, refuseAnonymous('create', 'update', 'delete')],
    afterChange: [announceChange('paid-order')],
    afterDelete: [announceDeletion('paid-order')],
  },
  endpoints: [...arrangementEndpoints('/articles', paidArrangement), promotionEndpoint],
  fields: [
    {
      name: 'article',
      type: 'relationship',
      relationTo: 'articles',
      label: label('Article', 'Статия'),
      required: true,
      unique: true,
      validate: validateRequiredReference('articles', backOfficeTexts.carousel.noArticle),
    },
    {
      name: 'orderValue',
      type: 'number',
      label: label('Order', 'Ред'),
      required: true,
      index: true,
      min: 1,
      max: 1_000_000,
    },
  ],
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
}
