import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SitemapIndexStream, SitemapStream, type SitemapItemLoose } from 'sitemap'

const emptySitemap =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'

const plain = { news: false, video: false, image: false, xhtml: false }

/**
 * Returns a sitemap of addresses below `origin`.
 *
 * @param news declares the vocabulary of Google News
 */
export async function sitemapOf(
  origin: string,
  items: SitemapItemLoose[],
  { news = false } = {},
): Promise<Response> {
  // The library refuses to write an empty sitemap, which the news sitemap is on a quiet weekend.
  if (items.length === 0) return xml(emptySitemap)
  const stream = new SitemapStream({ hostname: origin, xmlns: { ...plain, news } })
  return xml(await text(Readable.from(items).pipe(stream)))
}

/** @param addresses full addresses of the sitemaps */
export async function sitemapIndexOf(addresses: string[]): Promise<Response> {
  const items = addresses.map((url) => ({ url }))
  return xml(await text(Readable.from(items).pipe(new SitemapIndexStream())))
}

function xml(content: string): Response {
  return new Response(content, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
