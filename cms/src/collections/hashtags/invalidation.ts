import { hashtagCountsTag, hashtagsTag, hashtagTag } from '@kariera/shared/tags'
import type { InvalidationRule } from '../../publishing/invalidationRule.ts'

/** Another name may change which are the most used: of those that are used alike the first by name. */
export const hashtagInvalidation: InvalidationRule<'hashtags'> = ({ documentId: id, is }) => ({
  paths: [],
  tags: [hashtagTag(id), hashtagCountsTag, ...(is ? [] : [hashtagsTag])],
})
