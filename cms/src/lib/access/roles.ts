import type { Access, FieldAccess, PayloadRequest } from 'payload'

/** Allows signed-in users. */
export const signedIn: Access = ({ req }) => Boolean(req.user)

/** Allows administrators only. */
export const administrators: Access = ({ req }) => req.user?.role === 'administrator'

/** Allows administrators, and all users for their own account. */
export const administratorsOrSelf: Access = ({ req }) => {
  if (!req.user) return false
  return req.user.role === 'administrator' || { id: { equals: req.user.id } }
}

/** Allows editors and administrators. */
export const editorsField: FieldAccess = ({ req }) => isEditor(req.user)

export const administratorsOnlyField: FieldAccess = ({ req }) => req.user?.role === 'administrator'

/** Allows editors and administrators. */
export const editors: Access = ({ req }) => isEditor(req.user)

/** Whether a user may change documents of other authors. */
export function isEditor(user: PayloadRequest['user']): boolean {
  return user?.role === 'administrator' || user?.role === 'editor'
}

export const signedInField: FieldAccess = ({ req }) => Boolean(req.user)

/** Allows signed-in users, and the site, which leaves out what is not live. */
export const signedInOrReading: FieldAccess = ({ req }) =>
  Boolean(req.user) || req.context.reading === true

export const nobody = (): boolean => false
