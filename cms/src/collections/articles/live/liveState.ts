import { now } from '@kariera/shared/clock'
import type { LiveState } from '@kariera/shared/contracts/liveState'
import type { PageState } from '@kariera/shared/contracts/state'
import { articlePath } from '@kariera/shared/routes'
import { errorText } from '@kariera/shared/rules/errors'
import type { PayloadRequest } from 'payload'
import { inLanguageOf } from '../../../lib/i18n/language.ts'
import { readPageState } from '../../../publishing/siteDoor.ts'
import { settings } from '../../../settings.ts'
import { judge } from './judge.ts'
import { readPublicStatus } from './publicStatus.ts'

/** What readers see of an article, in the language of the request; null where there is no such article. */
export async function liveStateOf(req: PayloadRequest, id: number): Promise<LiveState | null> {
  const article = await readPublicStatus(req.payload.db.drizzle, id, settings.siteHooks)
  if (!article) return null
  const path = article.slug === null ? null : articlePath(article.slug)
  // Asked after the article was read: what the site says then is no older.
  const page = path === null ? null : await pageAt(path, req)
  return judge(
    { article, path, page, now: now() },
    (pagePath) => `${settings.siteUrl}${pagePath}`,
    (text) => inLanguageOf(req, text),
  )
}

/** The first site speaks for all: each was told of the same events. Null where it cannot be asked. */
async function pageAt(path: string, { payload }: PayloadRequest): Promise<PageState | null> {
  const [site] = settings.siteHooks
  if (site === undefined) return null
  try {
    return await readPageState(site, path)
  } catch (error) {
    payload.logger.info({ event: 'articles.page.unasked', site, path, error: errorText(error) })
    return null
  }
}
