import rss from '@astrojs/rss'
import { homePath } from '@kariera/shared/routes'
import { cardTexts, readerTexts } from '@kariera/shared/texts/reader'
import type { APIRoute } from 'astro'

/** Who reads elsewhere is told what is paid for, too. */
const paidWord = {
  gold: [cardTexts.paid],
  grey: [cardTexts.paidBefore],
  none: [],
}

/** The newest articles, for feed readers. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { siteName, items } = await locals.content.newest()
  return rss({
    title: siteName,
    description: readerTexts.home.description,
    site: new URL(homePath, url),
    items: items.map(({ path, title, description, category, datePublished, star }) => ({
      link: path,
      title,
      description,
      categories: [category, ...paidWord[star]],
      pubDate: new Date(datePublished),
    })),
    customData: '<language>bg</language>',
  })
}
