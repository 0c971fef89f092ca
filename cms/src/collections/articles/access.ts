import { now } from '@kariera/shared/clock'
import type { Access, AccessResult, PayloadRequest, Where } from 'payload'
import { isAdministrator, trashAccess } from '../../editing/trash/access.ts'
import { isEditor } from '../users/access.ts'

declare module 'payload' {
  interface RequestContext {
    /** At which moment the site reads (content-api/reader.ts). */
    readAt?: Date
  }
}

/** What readers may see: published, not trashed, dated, and the date is not in the future. */
export function liveArticles(at: Date): Where {
  return {
    and: [
      { _status: { equals: 'published' } },
      { deletedAt: { exists: false } },
      { datePublished: { less_than_equal: at.toISOString() } },
    ],
  }
}

/** The newsroom sees every article, everyone else the live ones; the site at the moment that it asks for. */
export const readArticles: Access = ({ req }) =>
  req.user ? true : liveArticles(req.context.readAt ?? now())

/** Authors change their own articles, editors and administrators all (A-ART-2). */
export const updateArticles = ({ req }: { req: PayloadRequest }): AccessResult =>
  isEditor(req.user) || (req.user ? { author: { equals: req.user.id } } : false)

/** Whoever may change an article may put it into the trash; administrators empty that. */
export const trashArticles = trashAccess(updateArticles, isAdministrator)
