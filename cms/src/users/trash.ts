import type { Access, PayloadRequest } from 'payload'
import { isEditor } from './access.ts'

/** The newsroom sees every document, everyone else those that are not in the trash. */
export const readUntrashed: Access = ({ req }) =>
  req.user ? true : { deletedAt: { exists: false } }

/** Trashing asks for the right to delete: editors have it, and nobody deletes a document for good. */
export const editorsTrash: Access = ({
  req,
  data,
}: {
  req: PayloadRequest
  data?: { deletedAt?: unknown }
}) => Boolean(data?.deletedAt) && isEditor(req.user)
