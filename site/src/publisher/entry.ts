import { readSettings } from '@kariera/shared/contracts/settings'
import { createApp } from 'astro/app/entrypoint'

/** The built pages. Without streaming a page is complete, and has a status, before anything is stored. */
export const app = createApp({ streaming: false })

const { csp } = app.manifest
// Pages are stored as files, so the content security policy has to be inside them.
if (csp) csp.cspDestination = 'meta'

// The same build serves every installation: the origin of its pictures is known only at run time.
const { mediaUrl } = readSettings(process.env)
if (csp && mediaUrl) {
  const { origin } = new URL(mediaUrl)
  csp.directives = csp.directives.map((directive): (typeof csp.directives)[number] =>
    directive.startsWith('img-src ') ? `${directive} ${origin}` : directive,
  )
}
