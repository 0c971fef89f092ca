import { embedOrigin } from '@kariera/shared/rules/youtube'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import path from 'node:path'

const development = process.env.NODE_ENV === 'development'

/** Next writes its bootstrap scripts and styles inline; nothing else may come from anywhere but here. */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  // The video of an employer is previewed; without what YouTube remembers of its visitors.
  `frame-src 'self' ${embedOrigin}`,
  `connect-src 'self'${development ? ' ws:' : ''}`,
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

const config: NextConfig = {
  // Named by content (scripts/build.ts), so that a build never disturbs a running cms.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // No picture is shrunk on demand: its sizes are made when it is uploaded.
  images: { unoptimized: true },
  transpilePackages: ['@kariera/shared'],
  // One copy of Payload for routes and instrumentation: with two, an error of the one is unknown to the other,
  // and an editor gets 'An unknown error occurred.' in place of the reason.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle'],
  turbopack: {
    root: path.resolve(import.meta.dirname, '..'),
    // Payload's views of versions show moments in the zone of the machine: here it is Europe/Sofia's.
    resolveAlias: { '@payloadcms/ui/shared': './src/admin/dates/payloadShared.ts' },
  },
  typescript: { ignoreBuildErrors: true },
  // Every build folder is new, so a cache in it would never be read.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    // What a server function is sent; lib/query-limits/serverCalls.ts bounds what it holds.
    serverActions: { bodySizeLimit: '1mb' },
  },
  headers: () =>
    Promise.resolve([
      {
        // These replace what a handler says of its own answer: below /api none may (src/lib/http/callHeaders.ts).
        source: '/((?!api/).*)',
        headers: [
          { key: 'Content-Security-Policy', value: contentSecurityPolicy },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'X-Robots-Tag', value: 'noindex' },
        ],
      },
    ]),
}

export default withPayload(config)
