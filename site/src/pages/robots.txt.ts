import { newsSitemapPath, sitemapIndexPath } from '@kariera/shared/routes'
import type { APIRoute } from 'astro'

/** The paths that robots should not request, and the addresses of the sitemaps. */
export const GET: APIRoute = ({ url }) => {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /preview/',
    // Search results are endless; the search page itself may be indexed.
    'Disallow: /search/?',
    '',
    `Sitemap: ${url.origin}${sitemapIndexPath}`,
    `Sitemap: ${url.origin}${newsSitemapPath}`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain' } })
}
