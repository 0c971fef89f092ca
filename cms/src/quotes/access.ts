import type { Access, PayloadRequest, Where } from 'payload'
import { isEditor } from '../users/access.ts'

/** What readers may see: published, and not in the trash. */
const publicQuotes: Where[] = [
  { _status: { equals: 'published' } },
  { deletedAt: { exists: false } },
]

/** The newsroom sees every quote, everyone else the published ones. */
export const readQuotes: Access = ({ req }) => (req.user ? true : { and: publicQuotes })

/** Trashing asks for the right to delete; nobody deletes a quote for good. */
export const trashQuotes: Access = ({
  req,
  data,
}: {
  req: PayloadRequest
  data?: { deletedAt?: unknown }
}) => Boolean(data?.deletedAt) && isEditor(req.user)
