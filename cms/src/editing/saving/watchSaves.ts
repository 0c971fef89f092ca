import type { Send } from '../../admin/api/apiRequest.ts'
import { reasonOf } from '../../admin/api/reasonOf.ts'
import { reasonIn } from '../../admin/api/reasonIn.ts'

/** How a form's save goes: it is on its way, it is stored, or it failed and why. */
export type Report = { is: 'begun' } | { is: 'saved' } | { is: 'failed'; text: string }

export type SaveRules = {
  /** Where documents of this kind are stored, without an id: `/api/banners`. */
  address: string
  /** What is said where the newsroom gives no reason. */
  failed: { added: string; updated: string }
  send: Send
}

/**
 * Payload's forms send by `fetch`, once, and show what a proxy answers as if it were the newsroom's. This stands before
 * it for the changes of one address; everything else passes. Where nobody but a proxy answers it throws, since Payload
 * takes any answer for a form that is stored.
 */
export function watchedFetch(
  original: typeof fetch,
  { address, failed, send }: SaveRules,
  tell: (report: Report) => void,
): typeof fetch {
  return async (input, init) => {
    if (!isChange(input, init, address)) return original(input, init)
    const ask = () => original(input, init)
    // What is not the form's own says itself what went wrong: deleting, restoring.
    if (!(init?.body instanceof FormData)) return send(ask)
    const fallback = init.method?.toUpperCase() === 'POST' ? failed.added : failed.updated
    tell({ is: 'begun' })
    try {
      const answer = await send(ask)
      const report = await reportOf(answer, fallback)
      tell(report)
      return answer
    } catch (error) {
      tell({ is: 'failed', text: fallback })
      throw new Error(fallback, { cause: error })
    }
  }
}

/** @throws where it was not the newsroom that has answered */
async function reportOf(answer: Response, fallback: string): Promise<Report> {
  const content: unknown = await answer.clone().json()
  if (answer.ok) return { is: 'saved' }
  const reason = reasonOf({ status: answer.status, value: content, reason: reasonIn(content) })
  return { is: 'failed', text: reason ?? fallback }
}

function isChange(input: RequestInfo | URL, init: RequestInit | undefined, address: string) {
  const method = init?.method?.toUpperCase()
  if (method !== 'POST' && method !== 'PATCH') return false
  const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://here')
  return pathname === address || pathname.startsWith(`${address}/`)
}

/** Watches the saves of a page until the function that is returned is called. */
export function watchSaves(rules: SaveRules, tell: (report: Report) => void): () => void {
  const original = fetch
  let isWatching = true
  const watched = watchedFetch(original, rules, tell)
  const mine: typeof fetch = (...call) => (isWatching ? watched : original)(...call)
  globalThis.fetch = mine
  return () => {
    isWatching = false
    // Somebody else may stand before it by now.
    if (globalThis.fetch === mine) globalThis.fetch = original
  }
}
