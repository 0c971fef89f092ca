import { searchTexts } from '@kariera/shared/texts/reader'
import { callOf, type SearchQuery } from './query.ts'
import { isObject, isSearchAnswer } from './searchAnswer.ts'
import { resultsOf, type Results } from './searchResults.ts'

/** Why nothing was found out; `waitSeconds`: after which it may be asked again, null where it may be at once. */
export type Fault = { message: string; waitSeconds: number | null }

export type Reply = { results: Results } | { fault: Fault }

/** An answer that takes longer has failed, milliseconds. */
const timeoutMs = 15_000

const failed: Fault = { message: searchTexts.failed, waitSeconds: null }

/** Asks the search. What was given up by `signal` comes back as failed, too. */
export async function askSearch(query: SearchQuery, signal: AbortSignal): Promise<Reply> {
  try {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const answer = await fetch(callOf(query), { signal: ending })
    if (!answer.ok) return { fault: await faultOf(answer) }
    const found: unknown = await answer.json()
    return isSearchAnswer(found) ? { results: resultsOf(found) } : { fault: failed }
  } catch {
    // The line is down, or what came is no JSON: the reader is told, and can try again.
    return { fault: failed }
  }
}

/** The search's own sentence where it has one (reader-site.md, section 8). */
async function faultOf(answer: Response): Promise<Fault> {
  const told: unknown = await answer.json().catch(() => null)
  const message = isObject(told) && typeof told.error === 'string' ? told.error : failed.message
  const wait = Number(answer.headers.get('retry-after'))
  return { message, waitSeconds: wait > 0 ? Math.ceil(wait) : null }
}
