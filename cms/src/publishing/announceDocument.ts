import type { Category, Media } from '@kariera/shared/payload-types'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { announce } from './outbox.ts'

/** What the documents without drafts are called in the log. */
const titles = {
  categories: (doc: Category) => doc.value,
  media: (doc: Media) => doc.alt || (doc.filename ?? ''),
}

export const announceCategory: CollectionAfterChangeHook<Category> = async ({
  doc,
  operation,
  req,
}) => {
  await announce(req, {
    documentType: 'categories',
    documentId: doc.id,
    title: titles.categories(doc),
    was: operation === 'create' ? null : { id: doc.id },
    is: { id: doc.id },
  })
}

export const announceCategoryDeletion: CollectionAfterDeleteHook<Category> = async ({
  doc,
  req,
}) => {
  await announce(req, {
    documentType: 'categories',
    documentId: doc.id,
    title: titles.categories(doc),
    was: { id: doc.id },
    is: null,
  })
}

/** A new picture is on no page yet: there is nothing to announce. */
export const announcePicture: CollectionAfterChangeHook<Media> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'create') return
  const facts = { id: doc.id }
  const title = titles.media(doc)
  await announce(req, { documentType: 'media', documentId: doc.id, title, was: facts, is: facts })
}
