import { createApp } from 'astro/app/entrypoint'

/** The built pages. Without streaming a page is whole, and has a status, before anything is stored. */
export const app = createApp({ streaming: false })

// Pages are files: their policy has to travel inside them.
if (app.manifest.csp) app.manifest.csp.cspDestination = 'meta'
