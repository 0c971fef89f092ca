import { publishedWhere } from '@kariera/shared/rules/liveAndPromoted'
import type { Access } from 'payload'

/** Signed-in users see every quote, everyone else the published ones. */
export const readQuotes: Access = ({ req }) => (req.user ? true : { and: publishedWhere() })
