import { quotePath } from '@kariera/shared/routes'
import { quotesTag, quoteTag } from '@kariera/shared/tags'
import { formerAndPresentPaths, type InvalidationRule } from '../../publishing/invalidationRule.ts'

/** Invalidates its old and new page, and home if the quote is shown there. */
export const quoteInvalidation: InvalidationRule<'quotes'> = (event) => ({
  paths: formerAndPresentPaths(event, quotePath),
  tags: [quoteTag(event.documentId), quotesTag],
})
