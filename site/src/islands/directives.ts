import type { AstroIntegration } from 'astro'
import { fileURLToPath } from 'node:url'

/** Our own client directives, with the files that define them. */
const directives = {
  'at-once': './atOnce.ts',
  needed: './whenNeeded.ts',
  near: './whenNear.ts',
}

/**
 * The preamble that React needs on a page in development; Astro adds it only for islands that it hydrates itself
 * (decision 39).
 */
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
