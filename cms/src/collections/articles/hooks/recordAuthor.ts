import type { Article } from '@kariera/shared/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'
import { publicBefore } from './announce.ts'

/**
 * Who creates an article is its author, whatever the request says, and stays it: a version that is restored comes without
 * what nobody may write.
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
