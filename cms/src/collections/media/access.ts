import type { Access } from 'payload'
import { isEditor } from '../users/access.ts'

/** Readers meet files only through the reading endpoint, which shows those of what is live. */
export const readWhereShown: Access = ({ req }) => Boolean(req.user) || req.context.reading === true

/** Editors and administrators change every picture, authors those that they uploaded. */
export const ownPictures: Access = ({ req: { user } }) => {
  if (!user) return false
  return isEditor(user) || { owner: { equals: user.id } }
}
