import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { islandDirectives } from './src/islands/directives.ts'
import { publisherAdapter } from './src/publisher/adapter.ts'

/** SITE_BUILD_DIR is named by its content (scripts/build.ts), so that a build never disturbs a running site. */
const outDir = process.env.SITE_BUILD_DIR ?? './dist'

export default defineConfig({
  outDir,
  output: 'server',
  adapter: publisherAdapter(),
  integrations: [react(), islandDirectives()],
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  image: { service: passthroughImageService() },
  session: false,
  vite: {
    build: {
      // Scripts are separate files, which browsers fetch once instead of with each page.
      assetsInlineLimit: 0,
      // One stylesheet of about 5 KB for all pages: it is already cached when the next page is opened.
      cssCodeSplit: false,
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        'frame-src https://www.youtube-nocookie.com',
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      // Tables in texts have their options in style attributes; nothing else uses inline styles.
      styleDirective: {
        resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }],
      },
    },
  },
})
