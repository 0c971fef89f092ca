import { searchTexts } from '@kariera/shared/texts/reader'
import { callOf, type SearchQuery } from './query.ts'
import { isObject, isSearchAnswer } from './searchAnswer.ts'
import { resultsOf, type Results } from './searchResults.ts'

/** Why a search failed; `waitSeconds`: when it may be repeated, null if at once. */
export type Fault = { message: string; waitSeconds: number | null }

export type Reply = { results: Results } | { fault: Fault }

/** How long a response may take, milliseconds. */
const timeoutMs = 15_000

const failed: Fault = { message: searchTexts.failed, waitSeconds: null }

/** Sends a search. One aborted by `signal` also returns as failed. */
export async function askSearch(query: SearchQuery, signal: AbortSignal): Promise<Reply> {
  try {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const answer = await fetch(callOf(query), { signal: ending })
    if (!answer.ok) return { fault: await faultOf(answer) }
    const body: unknown = await answer.json()
    return isSearchAnswer(body) ? { results: resultsOf(body) } : { fault: failed }
  } catch {
    // The connection failed, or the response is not JSON: the reader is informed and can try again.
    return { fault: failed }
  }
}

/** Returns the search's own message, if it has one. */
async function faultOf(answer: Response): Promise<Fault> {
  const body: unknown = await answer.json().catch(() => null)
  const message = isObject(body) && typeof body.error === 'string' ? body.error : failed.message
  const wait = Number(answer.headers.get('retry-after'))
  return { message, waitSeconds: wait > 0 ? Math.ceil(wait) : null }
}
