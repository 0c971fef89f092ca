import { embedOrigin } from '@kariera/shared/rules/youtube'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import path from 'node:path'
import { maxServerCallBytes } from './src/limits/query-limits/serverCallBody.ts'

const development = process.env.NODE_ENV === 'development'

/** Next writes its bootstrap scripts and styles inline. Everything else must come from this origin. */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  // For previews of employers' videos, from YouTube's host that stores no cookies.
  `frame-src 'self' ${embedOrigin}`,
  `connect-src 'self'${development ? ' ws:' : ''}`,
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

const config: NextConfig = {
  // The folder's name depends on its content (scripts/build.ts), so that a build never disturbs a running cms.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // Pictures are not resized on demand: their sizes are made at upload.
  images: { unoptimized: true },
  transpilePackages: ['@kariera/shared'],
  // One copy of Payload for routes and instrumentation. With two copies, one does not recognise the errors of the
  // other, and an editor gets 'An unknown error occurred.' in place of the reason.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle'],
  turbopack: {
    root: path.resolve(import.meta.dirname, '..'),
    resolveAlias: {
      // Payload's version views show moments in the machine's time zone. This module shows them in Europe/Sofia.
      '@payloadcms/ui/shared': './src/admin/dates/payloadShared.ts',
      // Payload imports it outside of any layer, where it would win over our own styles.
      'react-image-crop/dist/ReactCrop.css': './src/collections/media/cuts/reactCrop.css',
    },
  },
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Every build folder is new, so a cache in it would never be read.
    turbopackFileSystemCacheForBuild: false,
    // Nothing reads them in production, and they were 51 of a build's 73 MB.
    turbopackSourceMaps: false,
    // Its content is limited by limits/query-limits/serverCalls.ts.
    serverActions: { bodySizeLimit: maxServerCallBytes },
  },
  headers: () =>
    Promise.resolve([
      {
        // These headers replace those that a handler sets, so they do not apply below /api
        // (src/lib/http/callHeaders.ts).
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
