import type { Routes } from '@kariera/shared/contracts/reading/query'
import {
  articlePath,
  categoryMonthPath,
  categoryPath,
  feedPaths,
  hashtagPath,
  monthSitemapPath,
  singlePaths,
  testingPaths,
} from '@kariera/shared/routes'
import { readArchives } from '../collections/categories/resolvers/archives.ts'
import { resolveEmployerPaths } from '../collections/employers/resolvers.ts'
import { readHashtagSlugs } from '../collections/hashtags/resolvers/hashtag.ts'
import { resolveSection } from '../collections/pages/resolvers.ts'
import { resolveQuotePaths } from '../collections/quotes/resolvers.ts'
import { readServicePaths } from '../collections/services/resolvers.ts'
import { readMonths } from '../collections/articles/resolvers/sitemaps.ts'
import { readCategories } from '../collections/home/arrangement.ts'
import { asReader, type Answer, type Reader } from './reader.ts'
import { oneByOne, type Resolvers } from './resolver.ts'

/** Queries of the site about the addresses of its pages. */
export const routeResolvers = {
  routes: oneByOne(({ after }, reader) => resolveRoutes(after, reader)),
} satisfies Partial<Resolvers>

/** Number of addresses in one answer. */
const routesPerPage = 1000

/**
 * Returns the addresses of all pages except home and the 404: first all pages other than articles, then all live
 * articles, page by page in the order of their ids.
 */
async function resolveRoutes(after: number, reader: Reader): Promise<Answer<Routes>> {
  const { docs } = await reader.payload.find({
    collection: 'articles',
    where: { id: { greater_than: after } },
    select: { slug: true },
    sort: 'id',
    limit: routesPerPage,
    pagination: false,
    ...asReader(reader),
    depth: 0,
  })
  const few = after === 0 ? await fewPaths(reader) : []
  const paths = [...few, ...docs.flatMap((doc) => (doc.slug ? [articlePath(doc.slug)] : []))]
  const next = docs.length === routesPerPage ? (docs.at(-1)?.id ?? null) : null
  return { value: { paths, next }, tags: [] }
}

async function fewPaths(reader: Reader): Promise<string[]> {
  const [categories, archives, hashtags, months, services, quotes, employers, section] =
    await Promise.all([
      readCategories(reader),
      readArchives(reader),
      readHashtagSlugs(reader),
      readMonths(reader),
      readServicePaths(reader),
      resolveQuotePaths(reader),
      resolveEmployerPaths(reader),
      resolveSection(reader),
    ])
  return [
    ...singlePaths,
    ...testingPaths,
    ...categories.flatMap(({ urlSlug }) => (urlSlug ? categoryPath(urlSlug) : [])),
    ...feedPaths,
    ...months.map(monthSitemapPath),
    ...archives.flatMap((one) => one.months.map((month) => categoryMonthPath(one.slug, month))),
    ...hashtags.map(hashtagPath),
    ...services,
    ...quotes.value,
    ...employers.value,
    ...section.value.map(({ path }) => path),
  ]
}
