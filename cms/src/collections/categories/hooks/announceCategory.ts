import type { Category } from '@kariera/shared/payload-types'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { announce } from '#publishing/outbox.ts'

export const announceCategory: CollectionAfterChangeHook<Category> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  await announce(req, {
    documentType: 'categories',
    documentId: doc.id,
    title: doc.value,
    was: operation === 'create' ? null : factsOfCategory(previousDoc),
    is: factsOfCategory(doc),
  })
}

export const announceCategoryDeletion: CollectionAfterDeleteHook<Category> = async ({
  doc,
  req,
}) => {
  const was = factsOfCategory(doc)
  const { id, value: title } = doc
  await announce(req, { documentType: 'categories', documentId: id, title, was, is: null })
}

function factsOfCategory({ id, urlSlug }: Category) {
  return { id, slug: urlSlug ?? null }
}
