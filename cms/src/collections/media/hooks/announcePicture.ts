import type { Media } from '@kariera/shared/payload-types'
import type { CollectionAfterChangeHook } from 'payload'
import { announceNamed } from '#publishing/announceDocument.ts'

/** A new picture is not on any page yet, so it is not announced. */
export const announcePicture: CollectionAfterChangeHook<Media> = async ({
  doc: { id, title },
  operation,
  req,
}) => {
  if (operation === 'update') await announceNamed(req, 'media', { id, title: title ?? '' })
}
