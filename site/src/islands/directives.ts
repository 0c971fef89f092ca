import type { AstroIntegration } from 'astro'
import { fileURLToPath } from 'node:url'

/** The ways of our own in which an island comes alive. */
export function islandDirectives(): AstroIntegration {
  return {
    name: 'kariera-islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'needed',
          entrypoint: fileURLToPath(new URL('./whenNeeded.ts', import.meta.url)),
        }),
    },
  }
}
