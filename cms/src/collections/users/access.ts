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

/** Editors and administrators. */
export const editors: Access = ({ req }) => isEditor(req.user)

/** Whether somebody may change what others have written. */
export function isEditor(user: PayloadRequest['user']): boolean {
  return user?.role === 'administrator' || user?.role === 'editor'
}

export const signedInField: FieldAccess = ({ req }) => Boolean(req.user)

/** The newsroom, and the site, which leaves out what is not live. */
export const signedInOrReading: FieldAccess = ({ req }) =>
  Boolean(req.user) || req.context.reading === true

export const nobody = (): boolean => false
