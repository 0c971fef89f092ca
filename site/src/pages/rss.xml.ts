import rss from '@astrojs/rss'
import type { FeedItem } from '@kariera/shared/contracts/reading/feeds'
import { homePath, rssPath } from '@kariera/shared/routes'
import { cardTexts, readerTexts } from '@kariera/shared/texts/reader'
import type { APIRoute } from 'astro'

/** Feed readers are also informed of paid content. */
const paidWord = {
  gold: [cardTexts.paid],
  grey: [cardTexts.paidBefore],
  none: [],
}

const namespaces = {
  atom: 'http://www.w3.org/2005/Atom',
  dc: 'http://purl.org/dc/elements/1.1/',
  media: 'http://search.yahoo.com/mrss/',
}

/** The feed of the newest articles. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { siteName, items } = await locals.content.newest()
  const [newest] = items
  return rss({
    title: siteName,
    description: readerTexts.home.description,
    site: new URL(homePath, url),
    items: items.map((item) => ({
      link: item.path,
      title: item.title,
      description: item.description,
      categories: [...(item.category ? [item.category] : []), ...paidWord[item.star]],
      pubDate: new Date(item.datePublished),
      customData: [authorOf(item), mediaOf(item, url)].join(''),
    })),
    xmlns: namespaces,
    customData: [
      '<language>bg</language>',
      `<atom:link href="${new URL(rssPath, url).href}" rel="self" type="application/rss+xml"/>`,
      // Not the time of rendering, so that the same articles always give the same file.
      newest && `<lastBuildDate>${new Date(newest.datePublished).toUTCString()}</lastBuildDate>`,
    ].join(''),
  })
}

function authorOf({ author }: FeedItem): string {
  // Minimal escaping, because this text is parsed and serialised once more.
  const text = author.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return text && `<dc:creator>${text}</dc:creator>`
}

function mediaOf({ image }: FeedItem, url: URL): string {
  if (!image) return ''
  const { src, width, height } = image
  const address = new URL(src, url).href
  return `<media:content url="${address}" medium="image" width="${width}" height="${height}"/>`
}
