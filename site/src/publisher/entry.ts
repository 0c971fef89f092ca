import { readSettings } from '@kariera/shared/contracts/settings'
import { createApp } from 'astro/app/entrypoint'

/** The built pages. Without streaming a page is whole, and has a status, before anything is stored. */
export const app = createApp({ streaming: false })

const { csp } = app.manifest
// Pages are files: their policy has to travel inside them.
if (csp) csp.cspDestination = 'meta'

// The same build serves every installation: where its pictures come from is known only now.
const { mediaUrl } = readSettings(process.env)
if (csp && mediaUrl) {
  const { origin } = new URL(mediaUrl)
  csp.directives = csp.directives.map((directive): (typeof csp.directives)[number] =>
    directive.startsWith('img-src ') ? `${directive} ${origin}` : directive,
  )
}
