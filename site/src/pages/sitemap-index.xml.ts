import { monthSitemapPath, pagesSitemapPath } from '@kariera/shared/routes'
import type { APIRoute } from 'astro'
import { sitemapIndexOf } from '../feeds/sitemaps.ts'

/** The sitemaps, one a month. */
export const GET: APIRoute = async ({ locals, url }) => {
  const months = await locals.content.months()
  const paths = [pagesSitemapPath, ...months.toReversed().map(monthSitemapPath)]
  return sitemapIndexOf(paths.map((path) => url.origin + path))
}
