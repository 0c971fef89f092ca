import { now } from '@kariera/shared/clock'
import type { LiveState } from '@kariera/shared/contracts/liveState'
import { articlePath } from '@kariera/shared/routes'
import type { PayloadRequest } from 'payload'
import { inLanguageOf } from '../../../lib/i18n/language.ts'
import { askForPage } from '../../../publishing/siteDoor.ts'
import { settings } from '../../../settings.ts'
import { judge } from './judge.ts'
import { readPublicStatus } from './publicStatus.ts'

/** Returns what readers see of an article, in the language of the request; null if there is no such article. */
export async function liveStateOf(req: PayloadRequest, id: number): Promise<LiveState | null> {
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
