import type { Part } from '../../part.ts'
import { foldCounts } from './find.ts'
import { searchResolvers } from './search.ts'
import { searchEndpoint } from './searchEndpoint.ts'

/** The search of readers. */
export const part = {
  endpoints: [searchEndpoint],
  resolvers: searchResolvers,
  housekeep: foldCounts,
} satisfies Part
