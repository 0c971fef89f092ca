import type { Banner } from '@kariera/shared/payload-types'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { announce } from '#publishing/outbox.ts'

/** Announces the change for its position and, if it has moved, for its former position. */
export const announceBanner: CollectionAfterChangeHook<Banner> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  await announce(req, {
    documentType: 'banners',
    documentId: doc.id,
    title: titleOf(doc),
    was: operation === 'create' ? null : factsOf(previousDoc),
    is: factsOf(doc),
  })
}

export const announceBannerDeletion: CollectionAfterDeleteHook<Banner> = async ({ doc, req }) => {
  const event = { documentType: 'banners', documentId: doc.id, title: titleOf(doc) } as const
  await announce(req, { ...event, was: factsOf(doc), is: null })
}

function factsOf({ id, position }: Banner) {
  return { id, position: typeof position === 'object' ? position.id : position }
}

function titleOf({ alt, hyperlink }: Banner): string {
  return (alt || hyperlink || '').slice(0, 300)
}
