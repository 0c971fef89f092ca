import type { CollectionBeforeChangeHook } from 'payload'

/** Who creates an article is its author, whatever the request says. */
export const recordAuthor: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && req.user ? { ...data, author: req.user.id } : data
