import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { announce } from './outbox.ts'

type Announced = 'categories' | 'media'

/** Announces each change of a document that has no drafts. A new picture is on no page yet: nothing to announce. */
export function announceDocument(
  documentType: Announced,
  titleField: string,
): CollectionAfterChangeHook {
  return async ({ doc, operation, req }) => {
    if (documentType === 'media' && operation === 'create') return
    await announce(req, {
      documentType,
      documentId: doc.id,
      title: titleOf(doc, titleField),
      was: operation === 'create' ? null : { id: doc.id },
      is: { id: doc.id },
    })
  }
}

export function announceDeletion(
  documentType: Announced,
  titleField: string,
): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    const facts = { documentType, documentId: doc.id, title: titleOf(doc, titleField) }
    await announce(req, { ...facts, was: { id: doc.id }, is: null })
  }
}

function titleOf(doc: Record<string, unknown>, field: string): string {
  return String(doc[field] ?? '').slice(0, 300)
}
