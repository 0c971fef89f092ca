import { publishedWhere } from '@kariera/shared/rules/liveAndPromoted'
import type { Access, CollectionConfig } from 'payload'
import { editorsTrash } from '../../editing/trash/access.ts'
import { editors, signedIn } from '../../lib/access/roles.ts'

/** Signed-in users see every quote, everyone else the published ones. */
const readQuotes: Access = ({ req }) => (req.user ? true : { and: publishedWhere() })

export const quoteAccess: CollectionConfig['access'] = {
  read: readQuotes,
  readVersions: signedIn,
  create: editors,
  update: editors,
  delete: editorsTrash,
}
