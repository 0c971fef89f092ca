import { now } from '@kariera/shared/clock'
import { liveWhere } from '@kariera/shared/rules/article'
import type { Access, AccessResult, PayloadRequest } from 'payload'
import { isAdministrator, trashAccess } from '../../editing/trash/access.ts'
import { isEditor } from '../users/access.ts'

declare module 'payload' {
  interface RequestContext {
    /** At which moment the site reads (content-api/reader.ts). */
    readAt?: Date
  }
}

/** The newsroom sees every article, everyone else the live ones; the site at the moment that it asks for. */
export const readArticles: Access = ({ req }) =>
  req.user ? true : liveWhere(req.context.readAt ?? now())

/** Authors change their own articles, editors and administrators all (A-ART-2). */
export const updateArticles = ({ req }: { req: PayloadRequest }): AccessResult =>
  isEditor(req.user) || (req.user ? { author: { equals: req.user.id } } : false)

/** Whoever may change an article may put it into the trash; administrators empty that. */
export const trashArticles = trashAccess(updateArticles, isAdministrator)
