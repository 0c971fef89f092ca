import { isObject, isResults } from './searchAnswer.ts'
import type { Results } from './searchResults.ts'

/** The search that a reader leaves to open an article: on the way back it is restored. */
export type KeptSearch = { address: string; results: Results; scrollY: number }

/** Returns the browser's storage of this tab; access to it may be forbidden. */
type Shelf = () => Storage

const key = 'search'

/** Stores it for this tab, replacing what was stored before. */
export function keepSearch(shelf: Shelf, search: KeptSearch): void {
  try {
    shelf().setItem(key, JSON.stringify(search))
  } catch {
    // The browser does not store it, or has no room: on the way back the search starts again.
  }
}

/** Returns the stored search of an address; null if there is none. */
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
