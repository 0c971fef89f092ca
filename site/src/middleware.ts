import { openPreviewToken } from '@kariera/shared/contracts/previewToken'
import { readSettings } from '@kariera/shared/contracts/settings'
import { homePath } from '@kariera/shared/routes'
import { now } from '@kariera/shared/clock'
import { defineMiddleware } from 'astro:middleware'
import { queriesTo } from './content/queries.ts'
import { recordingContent } from './content/recordingContent.ts'

/**
 * Fills a page's locals. The publisher passes the content; in development, Astro's own server requests it here. A
 * preview is shown only with a token that allows it (R-PRE-2).
 */
export const onRequest = defineMiddleware((context, next) => {
  const { token } = context.params
  if (context.routePattern.startsWith('/preview/')) {
    const { hookSecret } = readSettings(process.env)
    const ticket = openPreviewToken(token ?? '', hookSecret, now())
    if (!ticket) return context.redirect(homePath, 302)
    context.locals.preview = ticket
  }
  if (!('content' in context.locals)) {
    const { cmsUrl, hookSecret } = readSettings(process.env)
    Object.assign(
      context.locals,
      recordingContent(queriesTo(cmsUrl, hookSecret, { asOf: () => null })),
    )
  }
  return next()
})
