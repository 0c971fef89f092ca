import {
  archivesSitemapPath,
  categoryMonthPath,
  categoryPath,
  hashtagPath,
  hashtagsSitemapPath,
  homePath,
  pagesSitemapPath,
  singlePaths,
} from '@kariera/shared/routes'
import type { APIRoute } from 'astro'
import type { Content } from '../../content/content.ts'
import { sitemapOf } from '../../feeds/sitemapXml.ts'

/** `/sitemap/2026-11.xml` has the articles of a month; sitemaps with a name have the pages that list articles. */
export const GET: APIRoute = async ({ locals, params, url }) => {
  const { name: month = '' } = params
  const list = lists[url.pathname]
  if (list) {
    const paths = await list(locals.content)
    return sitemapOf(
      url.origin,
      paths.map((path) => ({ url: path })),
    )
  }
  const articles = await locals.content.sitemap(month)
  if (articles.length === 0) return new Response(null, { status: 404 })
  return sitemapOf(
    url.origin,
    articles.map(({ path, changed }) => ({ url: path, lastmod: changed })),
  )
}

const lists: Record<string, (content: Content) => Promise<string[]>> = {
  [pagesSitemapPath]: async (content) => {
    const [{ categories }, services, quotes, employers, section] = await Promise.all([
      content.frame(),
      content.services(),
      content.quotePaths(),
      content.employerPaths(),
      content.section(),
    ])
    return [
      homePath,
      ...singlePaths,
      ...categories.map(({ slug }) => categoryPath(slug)),
      ...services.map(({ path }) => path),
      ...quotes,
      ...employers,
      ...section.map(({ path }) => path),
    ]
  },
  [archivesSitemapPath]: async (content) =>
    (await content.archives()).flatMap(({ slug, months }) =>
      months.map((month) => categoryMonthPath(slug, month)),
    ),
  [hashtagsSitemapPath]: async (content) => (await content.hashtagSlugs()).map(hashtagPath),
}
