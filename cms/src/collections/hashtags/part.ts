import type { Part } from '../../part.ts'
import { hashtags } from './hashtags.ts'
import { hashtagInvalidation } from './invalidation.ts'
import { readHashtagPaths } from './resolvers/hashtagSitemap.ts'
import { hashtagResolvers } from './resolvers/resolvers.ts'
import { hashtagSchedule } from './schedule.ts'

/** Hashtags. */
export const part = {
  collections: [hashtags],
  resolvers: hashtagResolvers,
  readPaths: readHashtagPaths,
  invalidation: { hashtags: hashtagInvalidation },
  schedule: hashtagSchedule,
  menu: { articles: [{ collection: 'hashtags' }] },
  named: [{ collection: 'hashtags', place: 10, name: 'value', searched: ['value'] }],
} satisfies Part
