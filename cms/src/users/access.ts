import type { Access, FieldAccess, PayloadRequest } from 'payload'

/** Anyone with an account of the newsroom. */
export const signedIn: Access = ({ req }) => Boolean(req.user)

/** Administrators only. */
export const administrators: Access = ({ req }) => req.user?.role === 'administrator'

/** Administrators, and everyone for their own account. */
export const administratorsOrSelf: Access = ({ req }) => {
  if (!req.user) return false
  return req.user.role === 'administrator' || { id: { equals: req.user.id } }
}

export const administratorsOnlyField: FieldAccess = ({ req }) => req.user?.role === 'administrator'

/** Trashing asks for the right to delete: it may be done, deleting for good may not. */
export const trashOnly: Access = ({
  req,
  data,
}: {
  req: PayloadRequest
  data?: { deletedAt?: unknown }
}) => Boolean(req.user && data?.deletedAt)

export const nobody = (): boolean => false
