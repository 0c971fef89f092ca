import { changedPath, wrapFetch } from '../../admin/api/pageFetch.ts'
import { conflictIn } from './documentFetch.ts'

/**
 * Makes every restore of a version state in its address what it is based on, until the returned function is called.
 *
 * @param basedOn the `updatedAt` of the document that the page shows; null if it shows none
 */
export function watchRestores(
  apiRoute: string,
  basedOn: () => string | null,
  refused: (who: string, when: string) => void,
): () => void {
  return wrapFetch((send) => async (input, init) => {
    const seen = isRestore(changedPath(input, init), apiRoute) ? basedOn() : null
    if (seen === null || input instanceof Request) return send(input, init)
    const address = new URL(input, location.origin)
    address.searchParams.set('basedOn', seen)
    const answer = await send(address, init)
    const conflict = await conflictIn(answer)
    if (conflict) refused(conflict.who, conflict.when)
    return answer
  })
}

function isRestore(path: string | null, apiRoute: string): boolean {
  if (!path?.startsWith(`${apiRoute}/`)) return false
  return /^\/[\w-]+\/versions\/\d+$/.test(path.slice(apiRoute.length))
}
