import { readPublicStatus } from './publicStatus.ts'
import { judge } from './judge.ts'
import { settings } from '#settings.ts'
import { askForPage } from '#publishing/siteClient.ts'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { articlePath } from '@kariera/shared/routes'
import type { LiveState } from '@kariera/shared/contracts/liveState'
import { now } from '@kariera/shared/clock'
import { Forbidden, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { documentIdOf } from '#lib/http/documentId.ts'

/** `GET /api/articles/{id}/live-state`: whether readers have the newest version, for the newsroom only. */
export const liveStateEndpoint: Endpoint = {
  path: '/:id/live-state',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw new Forbidden(req.t)
    const id = documentIdOf(req)
    const state = id === null ? null : await liveStateOf(req, id)
    if (!state) throw new NotFound(req.t)
    return Response.json(state, { headers: { 'cache-control': 'no-store' } })
  },
}

/** Returns what readers see of an article, in the language of the request; null if there is no such article. */
async function liveStateOf(req: PayloadRequest, id: number): Promise<LiveState | null> {
  const article = await readPublicStatus(req.payload.db.drizzle, id, settings.siteHooks)
  if (!article) return null
  const path = article.slug === null ? null : articlePath(article.slug)
  // Queried after the article was read, so that the site's answer is not older.
  const page = path === null ? null : await askForPage(req.payload, path)
  return judge(
    { article, path, page, now: now() },
    (pagePath) => `${settings.siteUrl}${pagePath}`,
    (text) => inLanguageOf(req, text),
  )
}
