import type { Access, Where } from 'payload'

/** What readers may see: published, and not in the trash. */
const publicQuotes: Where[] = [
  { _status: { equals: 'published' } },
  { deletedAt: { exists: false } },
]

/** The newsroom sees every quote, everyone else the published ones. */
export const readQuotes: Access = ({ req }) => (req.user ? true : { and: publicQuotes })
