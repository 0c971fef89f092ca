import { once, oneByOne, type Resolvers } from '#content-api/resolver.ts'
import { resolveArchives } from './archives.ts'
import { resolveCategory } from './category.ts'
import { resolveCategoryMonths } from './categoryMonth.ts'

/** Queries of the site about categories. */
export const categoryResolvers = {
  category: oneByOne(({ slug }, reader) => resolveCategory(slug, reader)),
  categoryMonth: resolveCategoryMonths,
  archives: once(resolveArchives),
} satisfies Partial<Resolvers>
