import { now } from '@kariera/shared/clock'
import { activeBannerWhere } from '@kariera/shared/rules/banner'
import type { Access, PayloadRequest } from 'payload'
import { trashAccess } from '../../editing/trash/access.ts'
import { isEditor } from '../users/access.ts'

/** The newsroom sees every banner, everyone else the active ones; the site at the moment that it asks for. */
export const readBanners: Access = ({ req }) =>
  req.user ? true : activeBannerWhere(req.context.readAt ?? now())

/** Editors put a banner into the trash and delete it from there for good; its file goes then. */
export const deleteBanners = trashAccess(isOfEditor, isOfEditor)

function isOfEditor({ req }: { req: PayloadRequest }): boolean {
  return isEditor(req.user)
}
