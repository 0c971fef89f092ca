import { now } from '@kariera/shared/clock'
import {
  openPreviewToken,
  previewTokenMs,
  signPreviewToken,
} from '@kariera/shared/contracts/previewToken'
import { previewPath } from '@kariera/shared/routes'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { AccessResult, Endpoint, PayloadRequest } from 'payload'
import { documentIdOf } from '#lib/http/documentId.ts'
import { settings } from '#settings.ts'
import { connectionOf } from '#lib/db/connection.ts'
import { httpError } from '#lib/http/httpError.ts'
import { updateArticles } from '../access.ts'
import { endPreviewLinks, isEnded } from './endedLinks.ts'

/**
 * `POST /api/articles/{id}/preview-link`: makes an address at which anyone can see the article as it is in the back
 * office, for `previewDays` (A-ART-5). Answers `{url, expiresAt}`.
 */
export const previewLinkEndpoint: Endpoint = {
  path: '/:id/preview-link',
  method: 'post',
  handler: async (req) => {
    const articleId = await requireArticle(req)
    const expiresAt = new Date(now().getTime() + previewTokenMs).toISOString()
    const token = signPreviewToken({ articleId, expiresAt }, settings.hookSecret)
    const url = settings.siteUrl + previewPath(token)
    return Response.json({ url, expiresAt }, { headers: { 'cache-control': 'no-store' } })
  },
}

/**
 * `GET /api/articles/{id}/preview-link?token=`: answers `{}` if the link with this token works, and 410 if it was ended,
 * has expired, or is none of this article.
 */
export const previewTokenEndpoint: Endpoint = {
  path: '/:id/preview-link',
  method: 'get',
  handler: async (req) => {
    const articleId = await requireArticle(req)
    const ticket = openPreviewToken(String(req.query.token), settings.hookSecret, now())
    if (ticket?.articleId !== articleId || (await isEnded(await connectionOf(req), ticket)))
      throw httpError(req, backOfficeTexts.articleForm.preview.invalid, 410)
    return Response.json({}, { headers: { 'cache-control': 'no-store' } })
  },
}

/**
 * `DELETE /api/articles/{id}/preview-link`: ends all preview links, for users who may change the article. Answers `{}`.
 */
export const endPreviewLinksEndpoint: Endpoint = {
  path: '/:id/preview-link',
  method: 'delete',
  handler: async (req) => {
    const articleId = await requireArticle(req)
    if (!(await isThere(req, articleId, updateArticles({ req }))))
      throw httpError(req, backOfficeTexts.article.notYours, 403)
    await endPreviewLinks(await connectionOf(req), articleId)
    return Response.json({}, { headers: { 'cache-control': 'no-store' } })
  },
}

/** @throws {APIError} 403 without a session, 404 if there is no such article */
async function requireArticle(req: PayloadRequest): Promise<number> {
  if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
  const articleId = documentIdOf(req)
  if (articleId === null || !(await isThere(req, articleId, true)))
    throw httpError(req, backOfficeTexts.article.notFound, 404)
  return articleId
}

async function isThere(req: PayloadRequest, id: number, access: AccessResult): Promise<boolean> {
  if (access === false) return false
  const where = { and: [{ id: { equals: id } }, ...(access === true ? [] : [access])] }
  const { totalDocs } = await req.payload.count({ collection: 'articles', where, req })
  return totalDocs > 0
}
