import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { compressAssets } from './compressedAssets.ts'

/**
 * Builds the pages into one module that renders on request, in this process and without its own server: the publisher
 * decides when a page is rendered and where its file is written.
 */
export function publisherAdapter(): AstroIntegration {
  return {
    name: 'kariera-publisher',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'kariera-publisher',
          // Deprecated, and still the default.
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        })
      },
      'astro:build:done': ({ dir }) => compressAssets(join(fileURLToPath(dir), '_astro')),
    },
  }
}
