import { apiRequest, type Caller, type Outcome } from '#admin/api/apiRequest.ts'
import { z } from 'zod'

const linkSchema = z.object({ url: z.url(), expiresAt: z.iso.datetime() })

/** Address of a preview, and when it expires (UTC). */
export type PreviewLink = z.infer<typeof linkSchema>

export function makePreviewLink(caller: Caller, articleId: number): Promise<Outcome<PreviewLink>> {
  return apiRequest(caller, { path: pathOf(articleId), method: 'POST' }, linkSchema)
}

/** Fails with 410 if the link works no more. */
export function checkPreviewLink(
  caller: Caller,
  articleId: number,
  { url }: PreviewLink,
): Promise<Outcome<unknown>> {
  const token = new URL(url).pathname.split('/').at(-2) ?? ''
  return apiRequest(caller, { path: `${pathOf(articleId)}?token=${token}` }, z.object({}))
}

/** Ends all links of the article that were made until now. */
export function endPreviewLinks(caller: Caller, articleId: number): Promise<Outcome<unknown>> {
  return apiRequest(caller, { path: pathOf(articleId), method: 'DELETE' }, z.object({}))
}

const pathOf = (articleId: number) => `/articles/${articleId}/preview-link` as const
