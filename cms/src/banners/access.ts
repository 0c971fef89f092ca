import { now } from '@kariera/shared/clock'
import type { Access, PayloadRequest, Where } from 'payload'
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

/** Trashing asks for the right to delete; for good goes only what lies in the trash, and with it its file. */
export const deleteBanners: Access = ({
  req,
  data,
}: {
  req: PayloadRequest
  data?: { deletedAt?: unknown }
}) => {
  if (!isEditor(req.user)) return false
  return data?.deletedAt ? true : { deletedAt: { exists: true } }
}
