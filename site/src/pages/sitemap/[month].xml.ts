import { categoryPath, homePath } from '@kariera/shared/routes'
import type { APIRoute } from 'astro'
import { sitemapOf } from '../../feeds/sitemaps.ts'

/** `/sitemap/2026-11.xml`: the articles of a month; `/sitemap/pages.xml`: the pages that list them. */
export const GET: APIRoute = async ({ locals, params, url }) => {
  const { month = '' } = params
  if (month === 'pages') {
    const { categories } = await locals.content.frame()
    const paths = [homePath, ...categories.map(({ slug }) => categoryPath(slug))]
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
