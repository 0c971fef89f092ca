import { may } from '@kariera/shared/rules/roles'
import { now } from '@kariera/shared/clock'
import { liveWhere } from '@kariera/shared/rules/liveAndPromoted'
import type { Access, AccessResult, CollectionConfig, PayloadRequest } from 'payload'
import { isAdministrator, trashAccess } from '../../editing/trash/access.ts'
import { signedIn } from '../../lib/access/roles.ts'

declare module 'payload' {
  interface RequestContext {
    /** The moment at which the site reads (content-api/reader.ts). */
    readAt?: Date
  }
}

/** Signed-in users see every article, everyone else the live ones; the site at the moment that it requests. */
const readArticles: Access = ({ req }) => (req.user ? true : liveWhere(req.context.readAt ?? now()))

/** Authors change their own articles, editors and administrators all (A-ART-2). */
export const updateArticles = ({ req }: { req: PayloadRequest }): AccessResult =>
  may(req.user, 'edit') || (req.user ? { author: { equals: req.user.id } } : false)

/** A user who may change an article may move it to the trash; administrators empty the trash. */
const trashArticles = trashAccess(updateArticles, isAdministrator)

export const articleAccess: CollectionConfig['access'] = {
  read: readArticles,
  readVersions: signedIn,
  create: signedIn,
  update: updateArticles,
  delete: trashArticles,
}
