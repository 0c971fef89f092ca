import { carouselTag, promotedTag } from '@kariera/shared/tags'
import type { InvalidationRule } from '../../publishing/invalidationRule.ts'

export const carouselInvalidation: InvalidationRule<'carousel-articles'> = () => ({
  paths: [],
  tags: [carouselTag],
})

export const paidOrderInvalidation: InvalidationRule<'paid-order'> = () => ({
  paths: [],
  tags: [promotedTag],
})
