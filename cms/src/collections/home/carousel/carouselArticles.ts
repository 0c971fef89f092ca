import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig } from 'payload'
import { validateRequiredReference } from '../../../lib/validation/validateReference.ts'
import { restrictAnonymousQueries } from '../../../lib/access/restrictAnonymousQueries.ts'
import { label } from '../../../admin/i18n/labels.ts'
import { announceChange, announceDeletion } from '../../../publishing/announceDocument.ts'
import { editors } from '../../users/access.ts'
import { refuseAnonymous } from '../../../lib/access/refuseAnonymous.ts'
import { readWithLiveArticle } from '../arrangementAccess.ts'
import { displayTime } from '../displayTime.ts'
import { admitToCarousel } from './admitToCarousel.ts'
import { carouselRowsEndpoint } from './carouselRows.ts'

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
    hideAPIURL: true,
    components: {
      views: { list: { Component: '/collections/home/carousel/CarouselView.tsx#CarouselView' } },
    },
  },
  defaultSort: 'article',
  access: { read: readWithLiveArticle, create: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [restrictAnonymousQueries, refuseAnonymous('create', 'update', 'delete')],
    beforeChange: [admitToCarousel],
    afterChange: [announceChange('carousel-articles')],
    afterDelete: [announceDeletion('carousel-articles')],
  },
  endpoints: [carouselRowsEndpoint],
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
  ],
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
}
