import { once, oneByOne, together, type Resolvers } from '#content-api/resolver.ts'
import { resolveArticles, resolvePreview } from './articles.ts'
import { resolveRelated } from '../related/related.ts'
import { resolveNewest, resolveNews } from './feed.ts'
import { resolveMonths, resolveSitemap } from './monthSitemaps.ts'

/** Queries of the site about articles. */
export const articleResolvers = {
  article: together(resolveArticles),
  related: together(resolveRelated),
  preview: oneByOne(resolvePreview),
  newest: once(resolveNewest),
  news: once(resolveNews),
  months: once(resolveMonths),
  sitemap: oneByOne(({ month }, reader) => resolveSitemap(month, reader)),
} satisfies Partial<Resolvers>
