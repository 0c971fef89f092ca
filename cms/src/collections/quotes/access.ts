import { publishedWhere } from '@kariera/shared/rules/article'
import type { Access } from 'payload'

/** The newsroom sees every quote, everyone else the published ones. */
export const readQuotes: Access = ({ req }) => (req.user ? true : { and: publishedWhere() })
