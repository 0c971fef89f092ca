import type { Access, AccessResult, PayloadRequest } from 'payload'
import { isEditor } from '../../collections/users/access.ts'

type Args = { req: PayloadRequest; data?: { deletedAt?: unknown } }

/** The newsroom sees every document, everyone else those that are not in the trash. */
export const readUntrashed: Access = ({ req }) =>
  req.user ? true : { deletedAt: { exists: false } }

/**
 * Trashing asks for the right to delete. For good goes only what lies in the trash.
 *
 * @param mayTrash who may put a document into the trash
 * @param mayPurge who may delete it from there for good
 */
export const trashAccess =
  (mayTrash: (args: Args) => AccessResult, mayPurge: (args: Args) => boolean): Access =>
  (args: Args) => {
    if (args.data?.deletedAt) return mayTrash(args)
    return mayPurge(args) && { deletedAt: { exists: true } }
  }

/** Editors put it into the trash, administrators empty that. */
export const editorsTrash = trashAccess(({ req }) => isEditor(req.user), isAdministrator)

export function isAdministrator({ req }: Args): boolean {
  return req.user?.role === 'administrator'
}
