import type { User } from '@kariera/shared/payload-types'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { announceNamed } from '#publishing/announceDocument.ts'

/** Readers see the name of an account, with what it has written. */
export const announceAccount: CollectionAfterChangeHook<User> = async ({
  doc: { id, name },
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && name !== previousDoc.name)
    await announceNamed(req, 'users', { id, title: name })
}

export const announceAccountDeletion: CollectionAfterDeleteHook<User> = ({
  doc: { id, name },
  req,
}) => announceNamed(req, 'users', { id, title: name, isGone: true })
