import { may } from '@kariera/shared/rules/roles'
import type { Access, FieldAccess } from 'payload'

/** Allows signed-in users. */
export const signedIn: Access = ({ req }) => Boolean(req.user)

/** Allows administrators only. */
export const administrators: Access = ({ req }) => may(req.user, 'administer')

/** Allows administrators, and all users for their own account. */
export const administratorsOrSelf: Access = ({ req }) => {
  if (!req.user) return false
  return may(req.user, 'administer') || { id: { equals: req.user.id } }
}

/** Allows editors and administrators. */
export const editorsField: FieldAccess = ({ req }) => may(req.user, 'edit')

export const administratorsOnlyField: FieldAccess = ({ req }) => may(req.user, 'administer')

/** Allows editors and administrators. */
export const editors: Access = ({ req }) => may(req.user, 'edit')

export const signedInField: FieldAccess = ({ req }) => Boolean(req.user)

/** Allows signed-in users, and the site, which leaves out what is not live. */
export const signedInOrReading: FieldAccess = ({ req }) =>
  Boolean(req.user) || req.context.reading === true

export const nobody = (): boolean => false
