import type { APIRoute } from 'astro'
import { sitemapOf } from '../feeds/sitemapXml.ts'

/** The sitemap for Google News: the articles of the last two days, except those that are or were paid for. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { siteName, items } = await locals.content.news()
  return sitemapOf(
    url.origin,
    items.map(({ path, title, datePublished }) => ({
      url: path,
      news: {
        publication: { name: siteName, language: 'bg' },
        publication_date: datePublished,
        title,
      },
    })),
    { news: true },
  )
}
