import { isObject, isResults } from './searchAnswer.ts'
import type { Results } from './searchResults.ts'

/** What a reader leaves behind who opens an article: on the way back it stands as it was. */
export type KeptSearch = { address: string; results: Results; scrollY: number }

/** The browser's storage of this tab; to look at it may be forbidden. */
type Shelf = () => Storage

const key = 'search'

/** Keeps it for this tab, in place of what was kept before. */
export function keepSearch(shelf: Shelf, search: KeptSearch): void {
  try {
    shelf().setItem(key, JSON.stringify(search))
  } catch {
    // The browser keeps nothing, or has no room: the reader begins anew.
  }
}

/** What was kept of this address; null where that is nothing. */
export function keptSearch(shelf: Shelf, address: string): KeptSearch | null {
  try {
    const kept: unknown = JSON.parse(shelf().getItem(key) ?? 'null')
    return isKept(kept) && kept.address === address ? kept : null
  } catch {
    return null
  }
}

function isKept(value: unknown): value is KeptSearch {
  return isObject(value) && isResults(value.results) && typeof value.scrollY === 'number'
}
