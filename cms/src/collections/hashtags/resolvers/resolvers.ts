import { once, together, type Resolvers } from '#content-api/resolver.ts'
import { resolveHashtags } from './hashtag.ts'
import { resolveHashtagCounts } from './hashtagCounts.ts'
import { resolveHashtagSlugs } from './hashtagSitemap.ts'

/** Queries of the site about hashtags. */
export const hashtagResolvers = {
  hashtag: together(resolveHashtags),
  hashtagSlugs: once(resolveHashtagSlugs),
  hashtagCounts: once(resolveHashtagCounts),
} satisfies Partial<Resolvers>
