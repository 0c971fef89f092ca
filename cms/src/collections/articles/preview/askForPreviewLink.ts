import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'

const linkSchema = z.object({ url: z.url(), expiresAt: z.iso.datetime() })
const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** Where the preview is, and until when (UTC). */
export type PreviewLink = z.infer<typeof linkSchema>

/** After this it counts as failed, milliseconds. */
const timeoutMs = 15_000

type Query = { apiRoute: string; articleId: number | string; language: string }

/** A new link, or why there is none: in the newsroom's words where it answers, else null. */
export async function askForPreviewLink({
  apiRoute,
  articleId,
  language,
}: Query): Promise<{ is: 'ready'; link: PreviewLink } | { is: 'failed'; reason: string | null }> {
  try {
    const path = `/articles/${articleId}/preview-link` as const
    const answer = await fetch(formatAdminURL({ apiRoute, path }), {
      method: 'POST',
      credentials: 'include',
      headers: { 'Accept-Language': language },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const content: unknown = await answer.json()
    if (answer.ok) return { is: 'ready', link: linkSchema.parse(content) }
    // What went wrong inside is not the editor's concern.
    const refusal = answer.status < 500 ? refusalSchema.safeParse(content) : null
    return { is: 'failed', reason: refusal?.data?.errors[0]?.message ?? null }
  } catch {
    return { is: 'failed', reason: null }
  }
}
