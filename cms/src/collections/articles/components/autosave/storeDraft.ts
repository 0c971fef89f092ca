import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import { reportFailure } from '#admin/api/reportFailure.ts'
import type { SaveOutcome } from './autosaver.ts'

const storedSchema = z.object({ doc: z.looseObject({ updatedAt: z.iso.datetime() }) })

/** The article as it is stored now. */
export type Stored = z.infer<typeof storedSchema>['doc']

/** How long to wait for a response before the newsroom counts as unreachable, milliseconds. */
const timeoutMs = 30_000

type Draft = { apiRoute: string; id: number | string; content: object }

/**
 * Stores the form's content as a draft. It replaces the previous autosaved draft, and what readers see stays as it is.
 * A failure is logged and not shown.
 */
export async function storeDraft({
  apiRoute,
  id,
  content,
}: Draft): Promise<{ outcome: Exclude<SaveOutcome, 'saved'> } | { outcome: 'saved'; doc: Stored }> {
  const address = formatAdminURL({ apiRoute, path: `/articles/${id}` })
  try {
    const answer = await fetch(`${address}?draft=true&autosave=true&depth=0`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...content, _status: 'draft' }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok) return { outcome: 'saved', doc: storedSchema.parse(await answer.json()).doc }
    // A newer version by a colleague is not a failure: the form shows it (editing/saving/SaveGuard.tsx).
    if (answer.status === 409) return { outcome: 'refused' }
    log(apiRoute, {
      articleId: id,
      status: answer.status,
      answer: (await answer.text()).slice(0, 500),
    })
    return { outcome: isRefusal(answer.status) ? 'refused' : 'failed' }
  } catch (error) {
    log(apiRoute, { articleId: id, error: String(error) })
    return { outcome: 'failed' }
  }
}

/** The newsroom understood the request and will refuse it again until something changes. */
function isRefusal(status: number): boolean {
  return [400, 403, 404, 413, 422].includes(status)
}

function log(apiRoute: string, facts: Record<string, unknown>): void {
  const message = 'article.autosave.failed'
  console.warn(JSON.stringify({ event: message, ...facts }))
  reportFailure(apiRoute, { level: 'WARN', message, details: JSON.stringify(facts) })
}
