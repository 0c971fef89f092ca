import { pictureTag } from '@kariera/shared/tags'
import type { InvalidationRule } from '../../publishing/invalidationRule.ts'

export const pictureInvalidation: InvalidationRule<'media'> = ({ documentId }) => ({
  paths: [],
  tags: [pictureTag(documentId)],
})
