import type { Access } from 'payload'
import { isEditor } from '../users/access.ts'

/** Editors and administrators change every picture, authors those that they uploaded. */
export const ownPictures: Access = ({ req: { user } }) => {
  if (!user) return false
  return isEditor(user) || { owner: { equals: user.id } }
}
