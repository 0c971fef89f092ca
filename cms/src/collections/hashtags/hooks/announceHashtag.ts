import type { Hashtag } from '@kariera/shared/payload-types'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { announceNamed } from '#publishing/announceDocument.ts'

/** A new hashtag is on no page before the article that has it, which is announced itself. */
export const announceHashtag: CollectionAfterChangeHook<Hashtag> = async ({
  doc: { id, value },
  operation,
  req,
}) => {
  if (operation === 'update') await announceNamed(req, 'hashtags', { id, title: value })
}

export const announceHashtagDeletion: CollectionAfterDeleteHook<Hashtag> = ({
  doc: { id, value },
  req,
}) => announceNamed(req, 'hashtags', { id, title: value, isGone: true })
