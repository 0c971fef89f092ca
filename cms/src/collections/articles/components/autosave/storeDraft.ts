import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import { reportFailure } from '../../../../admin/api/reportFailure.ts'
import type { SaveOutcome } from './autosaver.ts'

const storedSchema = z.object({ doc: z.looseObject({ updatedAt: z.iso.datetime() }) })

/** The article as it is stored now. */
export type Stored = z.infer<typeof storedSchema>['doc']

/** A newsroom that does not answer in time counts as one that cannot be reached, milliseconds. */
const timeoutMs = 30_000

type Draft = { apiRoute: string; id: number | string; content: object }

/**
 * Stores what is written as a draft; the one that was stored so before is replaced, and what readers see stays as it
 * is. What fails is logged and nowhere shown (back-office.md, section 5).
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
    // What a colleague has saved meanwhile is no failure: the form shows it (editing/saving/SaveGuard.tsx).
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

/** It was understood, and will be answered the same as long as nothing changes. */
function isRefusal(status: number): boolean {
  return [400, 403, 404, 413, 422].includes(status)
}

function log(apiRoute: string, facts: Record<string, unknown>): void {
  const message = 'article.autosave.failed'
  console.warn(JSON.stringify({ event: message, ...facts }))
  reportFailure(apiRoute, { level: 'WARN', message, details: JSON.stringify(facts) })
}
