import { newsSitemapPath, sitemapIndexPath } from '@kariera/shared/routes'
import type { APIRoute } from 'astro'

/** What robots need not ask for, and where everything is listed. */
export const GET: APIRoute = ({ url }) => {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /preview/',
    // What is searched for has no end; the page itself is one of ours.
    'Disallow: /search/?',
    '',
    `Sitemap: ${url.origin}${sitemapIndexPath}`,
    `Sitemap: ${url.origin}${newsSitemapPath}`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain' } })
}
