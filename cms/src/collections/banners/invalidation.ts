import { bannerPositionsTag, bannersTag } from '@kariera/shared/tags'
import { unique, type InvalidationRule } from '../../publishing/invalidationRule.ts'

/** Invalidates the banners of its old and its new position. */
export const bannerInvalidation: InvalidationRule<'banners'> = ({ was, is }) => {
  const positions = [was, is].flatMap((facts) => facts?.position ?? [])
  return { paths: [], tags: unique(positions).map(bannersTag) }
}

export const positionInvalidation: InvalidationRule<'banner-positions'> = () => ({
  paths: [],
  tags: [bannerPositionsTag],
})
