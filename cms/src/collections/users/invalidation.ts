import { authorTag } from '@kariera/shared/tags'
import type { InvalidationRule } from '../../publishing/invalidationRule.ts'

export const accountInvalidation: InvalidationRule<'users'> = ({ documentId }) => ({
  paths: [],
  tags: [authorTag(documentId)],
})
