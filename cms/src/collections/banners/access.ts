import { now } from '@kariera/shared/clock'
import type { Access, PayloadRequest, Where } from 'payload'
import { trashAccess } from '../../editing/trash/access.ts'
import { isEditor } from '../users/access.ts'

/** What readers may see: active, not trashed, start <= now < end (the rule of shared/src/rules/banner.ts). */
export function activeBanners(at: Date): Where {
  const moment = at.toISOString()
  return {
    and: [
      { active: { equals: true } },
      { deletedAt: { exists: false } },
      { or: [{ startDate: { exists: false } }, { startDate: { less_than_equal: moment } }] },
      { or: [{ endDate: { exists: false } }, { endDate: { greater_than: moment } }] },
    ],
  }
}

/** The newsroom sees every banner, everyone else the active ones; the site at the moment that it asks for. */
export const readBanners: Access = ({ req }) =>
  req.user ? true : activeBanners(req.context.readAt ?? now())

/** Editors put a banner into the trash and delete it from there for good; its file goes then. */
export const deleteBanners = trashAccess(isOfEditor, isOfEditor)

function isOfEditor({ req }: { req: PayloadRequest }): boolean {
  return isEditor(req.user)
}
