import type { FetchLayer } from './pageFetch.ts'
import { retried } from './retried.ts'

/** Longest time that a form, list or dialog waits for an answer, milliseconds. */
export const longestWaitMs = 15_000

/** Bytes a second of a slow line: a file may take the time that it needs there. */
const slowLine = 50_000

/**
 * Gives an end to every call that a form, list or dialog waits for; Payload's have none. Pages, and acts that may take
 * long, such as those on many documents, are not limited.
 *
 * Preferences that cannot be read count as none: Payload remembers a failed call as one that is under way, and its form
 * then waits for it after every save.
 */
export const boundedFetch: FetchLayer = (send) => (input, init) => {
  const longest = longestWait(input, init)
  if (longest === null) return send(input, init)
  const ending = new AbortController()
  // Also the end of a body that stops coming; after a complete answer it is nothing.
  setTimeout(() => ending.abort(new DOMException('No answer', 'TimeoutError')), longest)
  const signal = init?.signal ? AbortSignal.any([init.signal, ending.signal]) : ending.signal
  const ask = () => send(input, { ...init, signal })
  return methodOf(input, init) === 'GET' && pathOf(input).includes('/payload-preferences/')
    ? preferencesOf(ask)
    : ask()
}

async function preferencesOf(ask: () => Promise<Response>): Promise<Response> {
  try {
    const answer = await retried(ask)
    await answer.clone().json()
    return answer
  } catch {
    return new Response(null, { status: 404 })
  }
}

/** Acts on one document, and queries about it that are sent like changes. */
const ofOneDocument =
  /\/(\d+|\d+\/duplicate|globals\/[\w-]+|access(\/\d+)?|payload-preferences\/[^/]+)$/

function longestWait(input: RequestInfo | URL, init: RequestInit | undefined): number | null {
  const headers = new Headers(init?.headers)
  if (headers.has('next-action')) return longestWaitMs
  if (headers.has('rsc')) return null
  if (init?.body instanceof FormData)
    return longestWaitMs + (bytesOfFiles(init.body) / slowLine) * 1000
  const isBounded = methodOf(input, init) === 'GET' || ofOneDocument.test(pathOf(input))
  return isBounded ? longestWaitMs : null
}

function bytesOfFiles(form: FormData): number {
  return [...form.values()].reduce((sum, one) => sum + (one instanceof File ? one.size : 0), 0)
}

function methodOf(input: RequestInfo | URL, init: RequestInit | undefined): string {
  return (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
}

function pathOf(input: RequestInfo | URL): string {
  return new URL(input instanceof Request ? input.url : input, 'http://here').pathname
}
