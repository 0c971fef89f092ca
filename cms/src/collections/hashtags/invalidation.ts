import { hashtagCountsTag, hashtagsTag, hashtagTag } from '@kariera/shared/tags'
import type { InvalidationRule } from '../../publishing/invalidationRule.ts'

/** A new name may change the list of the most used hashtags: equally used ones are ordered by name. */
export const hashtagInvalidation: InvalidationRule<'hashtags'> = ({ documentId: id, is }) => ({
  paths: [],
  tags: [hashtagTag(id), hashtagCountsTag, ...(is ? [] : [hashtagsTag])],
})
