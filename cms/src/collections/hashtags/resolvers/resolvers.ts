import { once, together, type Resolvers } from '../../../content-api/resolver.ts'
import { resolveHashtags, resolveHashtagSlugs } from './hashtag.ts'
import { resolveHashtagCounts } from './hashtagCounts.ts'

/** What the site asks of hashtags. */
export const hashtagResolvers = {
  hashtag: together(resolveHashtags),
  hashtagSlugs: once(resolveHashtagSlugs),
  hashtagCounts: once(resolveHashtagCounts),
} satisfies Partial<Resolvers>
