import { forgetArrangements } from './forgetArrangements.ts'
import type { Part } from '../../part.ts'
import { carouselArticles } from './carousel/carouselArticles.ts'
import { carouselInvalidation, paidOrderInvalidation } from './invalidation.ts'
import { paidOrder } from './paid-order/paidOrder.ts'
import { homeResolvers } from './resolvers.ts'

/** What editors arrange on home. */
export const part = {
  collections: [carouselArticles, paidOrder],
  resolvers: homeResolvers,
  invalidation: { 'carousel-articles': carouselInvalidation, 'paid-order': paidOrderInvalidation },
  menu: { management: [{ collection: 'paid-order' }, { collection: 'carousel-articles' }] },
  forget: forgetArrangements,
} satisfies Part
