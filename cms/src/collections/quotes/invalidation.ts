import { quotePath } from '@kariera/shared/routes'
import { quotesTag, quoteTag } from '@kariera/shared/tags'
import { formerAndPresentPaths, type InvalidationRule } from '../../publishing/invalidationRule.ts'

/** Its page where it was and where it is, and home, if it stands there. */
export const quoteInvalidation: InvalidationRule<'quotes'> = (event) => ({
  paths: formerAndPresentPaths(event, quotePath),
  tags: [quoteTag(event.documentId), quotesTag],
})
