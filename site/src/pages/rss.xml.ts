import rss from '@astrojs/rss'
import { homePath } from '@kariera/shared/routes'
import { readerTexts } from '@kariera/shared/texts/reader'
import type { APIRoute } from 'astro'

/** The newest articles, for feed readers. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { siteName, items } = await locals.content.newest()
  return rss({
    title: siteName,
    description: readerTexts.home.description,
    site: new URL(homePath, url),
    items: items.map(({ path, title, description, category, datePublished }) => ({
      link: path,
      title,
      description,
      categories: [category],
      pubDate: new Date(datePublished),
    })),
    customData: '<language>bg</language>',
  })
}
