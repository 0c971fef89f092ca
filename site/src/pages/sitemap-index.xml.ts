import {
  archivesSitemapPath,
  hashtagsSitemapPath,
  monthSitemapPath,
  pagesSitemapPath,
} from '@kariera/shared/routes'
import type { APIRoute } from 'astro'
import { sitemapIndexOf } from '../feeds/sitemapXml.ts'

/** The index of sitemaps: those of pages that list articles, and one for each month of articles. */
export const GET: APIRoute = async ({ locals, url }) => {
  const months = await locals.content.months()
  const lists = [pagesSitemapPath, archivesSitemapPath, hashtagsSitemapPath]
  const paths = [...lists, ...months.toReversed().map(monthSitemapPath)]
  return sitemapIndexOf(paths.map((path) => url.origin + path))
}
