import { changedPath, wrapFetch } from '../../admin/api/pageFetch.ts'
import { reasonOf } from '../../admin/api/reasonOf.ts'
import { fieldsIn, reasonIn } from '../../admin/api/reasonIn.ts'
import { conflictIn } from './documentFetch.ts'

/**
 * State of a form's save: begun, stored, refused because of a newer version (which its dialog shows), or failed with a
 * reason, the paths of the fields that are wrong, and whether the newsroom has responded.
 */
export type Report =
  | { is: 'begun' | 'saved' | 'refused' }
  | { is: 'failed'; text: string; fields: string[]; isAnswered: boolean }

export type SaveRules = {
  /** Address of documents of this kind, without an id: `/api/banners`. */
  address: string
  /** Messages if the newsroom gives no reason. */
  failed: { added: string; updated: string }
}

/**
 * Wraps a `fetch` for changes below one address; other requests pass unchanged. Payload's forms send once, and show a
 * proxy's response as if it were the newsroom's. If only a proxy responds, this function throws, because Payload treats
 * any response as a stored form.
 */
export function watchedFetch(
  original: typeof fetch,
  { address, failed }: SaveRules,
  tell: (report: Report) => void,
): typeof fetch {
  return async (input, init) => {
    if (!isBelow(changedPath(input, init), address)) return original(input, init)
    const ask = () => original(input, init)
    // Requests other than the form's own (delete, restore) report their failures themselves.
    if (!(init?.body instanceof FormData)) return ask()
    const fallback = init.method?.toUpperCase() === 'POST' ? failed.added : failed.updated
    tell({ is: 'begun' })
    try {
      const answer = await ask()
      const report = await reportOf(answer, fallback)
      tell(report)
      return answer
    } catch (error) {
      tell({ is: 'failed', text: fallback, fields: [], isAnswered: false })
      throw new Error(fallback, { cause: error })
    }
  }
}

/** @throws if the response is not from the newsroom */
async function reportOf(answer: Response, fallback: string): Promise<Report> {
  const content: unknown = await answer.clone().json()
  if (answer.ok) return { is: 'saved' }
  if (await conflictIn(answer)) return { is: 'refused' }
  const reason = reasonOf({ status: answer.status, value: content, reason: reasonIn(content) })
  return { is: 'failed', text: reason ?? fallback, fields: fieldsIn(content), isAnswered: true }
}

function isBelow(path: string | null, address: string): boolean {
  return path === address || Boolean(path?.startsWith(`${address}/`))
}

/** Watches the saves of a page until the returned function is called. */
export function watchSaves(rules: SaveRules, tell: (report: Report) => void): () => void {
  return wrapFetch((send) => watchedFetch(send, rules, tell))
}
