import { now } from '@kariera/shared/clock'
import { activeBannerWhere } from '@kariera/shared/rules/banner'
import type { Access, CollectionConfig } from 'payload'
import { isOfEditor, trashAccess } from '../../editing/trash/access.ts'
import { editors } from '../../lib/access/roles.ts'

/** Signed-in users see every banner, everyone else the active ones; the site at the moment that it requests. */
const readBanners: Access = ({ req }) =>
  req.user ? true : activeBannerWhere(req.context.readAt ?? now())

/** Editors move a banner to the trash and delete it from there permanently; its file is deleted then. */
const deleteBanners = trashAccess(isOfEditor, isOfEditor)

export const bannerAccess: CollectionConfig['access'] = {
  read: readBanners,
  create: editors,
  update: editors,
  delete: deleteBanners,
}
