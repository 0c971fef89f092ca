import { bannerPositionsTag, bannersTag } from '@kariera/shared/tags'
import { unique, type InvalidationRule } from '../../publishing/invalidationRule.ts'

/** What is shown at its position where it was and where it is. */
export const bannerInvalidation: InvalidationRule<'banners'> = ({ was, is }) => {
  const positions = [was, is].flatMap((facts) => facts?.position ?? [])
  return { paths: [], tags: unique(positions).map(bannersTag) }
}

export const positionInvalidation: InvalidationRule<'banner-positions'> = () => ({
  paths: [],
  tags: [bannerPositionsTag],
})
