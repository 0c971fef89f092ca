import { now } from '@kariera/shared/clock'
import { previewTokenMs, signPreviewToken } from '@kariera/shared/contracts/previewToken'
import { previewPath } from '@kariera/shared/routes'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint } from 'payload'
import { documentIdOf } from '../../../lib/http/documentId.ts'
import { settings } from '../../../settings.ts'
import { httpError } from '../../../lib/http/httpError.ts'

/**
 * `POST /api/articles/{id}/preview-link`: an address at which anyone may see the article as it stands in the back
 * office, for 7 days (A-ART-5). Answers `{url, expiresAt}`.
 */
export const previewLinkEndpoint: Endpoint = {
  path: '/:id/preview-link',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    const articleId = documentIdOf(req)
    const { totalDocs } = await req.payload.count({
      collection: 'articles',
      where: { id: { equals: articleId ?? 0 } },
      req,
    })
    if (articleId === null || totalDocs === 0) {
      throw httpError(req, backOfficeTexts.article.notFound, 404)
    }
    const expiresAt = new Date(now().getTime() + previewTokenMs).toISOString()
    const token = signPreviewToken({ articleId, expiresAt }, settings.hookSecret)
    const url = settings.siteUrl + previewPath(token)
    return Response.json({ url, expiresAt }, { headers: { 'cache-control': 'no-store' } })
  },
}
