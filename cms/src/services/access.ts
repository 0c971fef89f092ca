import type { Access, PayloadRequest } from 'payload'
import { isEditor } from '../users/access.ts'

/** The newsroom sees every service, everyone else those that are not in the trash. */
export const readServices: Access = ({ req }) =>
  req.user ? true : { deletedAt: { exists: false } }

/** Trashing asks for the right to delete; nobody deletes a service for good. */
export const trashServices: Access = ({
  req,
  data,
}: {
  req: PayloadRequest
  data?: { deletedAt?: unknown }
}) => Boolean(data?.deletedAt) && isEditor(req.user)
