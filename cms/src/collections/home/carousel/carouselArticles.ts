import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig } from 'payload'
import { validateRequiredReference } from '#lib/validation/validateReference.ts'
import { restrictAnonymousQueries } from '#lib/access/restrictAnonymousQueries.ts'
import { label } from '#admin/i18n/labels.ts'
import { announceChange, announceDeletion } from '#publishing/announceDocument.ts'
import { refuseAnonymous } from '#lib/access/refuseAnonymous.ts'
import { readWithLiveArticle } from '../arrangementAccess.ts'
import { displayTime } from '#editing/arrangement/displayTime.ts'
import { admitToCarousel, keepPlace } from './admitToCarousel.ts'
import { arrangementEndpoints } from '#editing/arrangement/arrangementEndpoints.ts'
import { editors, nobody, signedInOrReading } from '#lib/access/roles.ts'
import { carouselArrangement } from './carouselRows.ts'

/** The articles that home shows under 'Избрани от автора' (R-HOME-3). */
export const carouselArticles: CollectionConfig = {
  slug: 'carousel-articles',
  labels: {
    singular: label('Carousel article', 'Статия в карусела'),
    plural: label('Carousel', 'Карусел'),
  },
  admin: {
    useAsTitle: 'article',
    group: label('Management', 'Управление'),
    components: {
      views: { list: { Component: '/collections/home/carousel/CarouselView.tsx#CarouselView' } },
    },
  },
  defaultSort: ['place', 'article'],
  access: { read: readWithLiveArticle, create: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [restrictAnonymousQueries, refuseAnonymous('create', 'update', 'delete')],
    beforeChange: [admitToCarousel, keepPlace],
    afterChange: [announceChange('carousel-articles')],
    afterDelete: [announceDeletion('carousel-articles')],
  },
  endpoints: arrangementEndpoints('/rows', carouselArrangement),
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
    displayTime('timeDisplayed', backOfficeTexts.carousel.displayTime),
    // From 1 on; null for an article that was added after the last arrangement. Only `reorder` writes it.
    {
      name: 'place',
      type: 'number',
      access: { create: nobody, read: signedInOrReading, update: nobody },
      admin: { hidden: true },
    },
  ],
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
}
