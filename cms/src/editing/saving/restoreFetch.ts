import { conflictIn } from './documentFetch.ts'

/**
 * Replaces the page's `fetch`, so that every restore of a version states in its address what it is based on, until the
 * returned function is called.
 *
 * @param basedOn the `updatedAt` of the document that the page shows; null if it shows none
 */
export function watchRestores(
  apiRoute: string,
  basedOn: () => string | null,
  refused: (who: string, when: string) => void,
): () => void {
  const original = fetch
  let isWatching = true
  const mine: typeof fetch = async (input, init) => {
    const seen = isWatching && isRestore(input, init, apiRoute) ? basedOn() : null
    if (seen === null || input instanceof Request) return original(input, init)
    const address = new URL(input, location.origin)
    address.searchParams.set('basedOn', seen)
    const answer = await original(address, init)
    const conflict = await conflictIn(answer)
    if (conflict) refused(conflict.who, conflict.when)
    return answer
  }
  globalThis.fetch = mine
  return () => {
    isWatching = false
    if (globalThis.fetch === mine) globalThis.fetch = original
  }
}

function isRestore(input: RequestInfo | URL, init: RequestInit | undefined, apiRoute: string) {
  if (init?.method?.toUpperCase() !== 'POST') return false
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
  return (
    pathname.startsWith(`${apiRoute}/`) &&
    /^\/[\w-]+\/versions\/\d+$/.test(pathname.slice(apiRoute.length))
  )
}
