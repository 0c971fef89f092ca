import type { Article } from '@kariera/shared/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'
import { publicBefore } from './announce.ts'

/**
 * The user who creates an article is its author permanently, whatever the request contains. A restored version comes
 * without fields that nobody may write, so the author is set again.
 */
export const recordAuthor: CollectionBeforeChangeHook<Article> = ({
  data,
  originalDoc,
  operation,
  req,
  context,
}) => {
  if (operation === 'create') return req.user ? { ...data, author: req.user.id } : data
  const author = data.author ?? (originalDoc && publicBefore(context, originalDoc.id)?.author)
  return { ...data, author: author ?? null }
}
