import { may } from '@kariera/shared/rules/roles'
import type { Access, AccessResult, PayloadRequest } from 'payload'

type Args = { req: PayloadRequest; data?: { deletedAt?: unknown } }

/** Signed-in users see every document, everyone else those that are not in the trash. */
export const readUntrashed: Access = ({ req }) =>
  req.user ? true : { deletedAt: { exists: false } }

/**
 * Access to delete. Moving to the trash needs the permission to delete as well; only documents in the trash are deleted
 * permanently.
 *
 * @param mayTrash whether the user may move a document to the trash
 * @param mayPurge whether the user may delete a document from the trash permanently
 */
export const trashAccess =
  (mayTrash: (args: Args) => AccessResult, mayPurge: (args: Args) => boolean): Access =>
  (args: Args) => {
    if (args.data?.deletedAt) return mayTrash(args)
    return mayPurge(args) && { deletedAt: { exists: true } }
  }

/** Editors move documents to the trash, administrators empty it. */
export const editorsTrash = trashAccess(isOfEditor, isAdministrator)

export function isOfEditor({ req }: Args): boolean {
  return may(req.user, 'edit')
}

export function isAdministrator({ req }: Args): boolean {
  return may(req.user, 'administer')
}
