import type { AstroIntegration } from 'astro'
import { fileURLToPath } from 'node:url'

/** The ways of our own in which an island comes alive, and where each is told. */
const directives = {
  'at-once': './atOnce.ts',
  needed: './whenNeeded.ts',
  near: './whenNear.ts',
}

/** What React asks of a page in development; Astro gives it to islands that it brings to life itself (decision 39). */
const refreshPreamble = `
  import { injectIntoGlobalHook } from '/@react-refresh'
  injectIntoGlobalHook(window)
  window.$RefreshReg$ = () => {}
  window.$RefreshSig$ = () => (type) => type`

export function islandDirectives(): AstroIntegration {
  return {
    name: 'kariera-islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, injectScript }) => {
        for (const [name, file] of Object.entries(directives))
          addClientDirective({
            name,
            entrypoint: fileURLToPath(new URL(file, import.meta.url)),
          })
        if (command === 'dev') injectScript('page', refreshPreamble)
      },
    },
  }
}
