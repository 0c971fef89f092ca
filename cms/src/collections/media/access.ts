import { may } from '@kariera/shared/rules/roles'
import type { Access, CollectionConfig } from 'payload'
import { editors, signedIn } from '../../lib/access/roles.ts'

/** Readers get files only through the content API, which shows those of what is live. */
export const readWhereShown: Access = ({ req }) => Boolean(req.user) || req.context.reading === true

/** Readers get the files of cuts in the same way; everyone else has the picture and the rectangle. */
export const readOnPages: Access = ({ req }) => req.context.reading === true

/** Editors and administrators change every picture, authors their own uploads. */
const ownPictures: Access = ({ req: { user } }) => {
  if (!user) return false
  return may(user, 'edit') || { owner: { equals: user.id } }
}

export const pictureAccess: CollectionConfig['access'] = {
  read: readWhereShown,
  create: signedIn,
  update: ownPictures,
  delete: editors,
}
