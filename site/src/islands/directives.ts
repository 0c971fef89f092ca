import type { AstroIntegration } from 'astro'
import { fileURLToPath } from 'node:url'

/** The ways of our own in which an island comes alive, and where each is told. */
const directives = { needed: './whenNeeded.ts', near: './whenNear.ts' }

export function islandDirectives(): AstroIntegration {
  return {
    name: 'kariera-islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const [name, file] of Object.entries(directives))
          addClientDirective({
            name,
            entrypoint: fileURLToPath(new URL(file, import.meta.url)),
          })
      },
    },
  }
}
