import { searchedEvent } from '../../scripts/visits/searchedEvent.ts'
import { addressOf, type SearchQuery, type TextFilter } from './query.ts'

/**
 * Whether what was typed belongs to the current entry of the browser's history. The first text typed into a field makes
 * a new entry; further typing in the field belongs to it. So one step back undoes a text, not a letter.
 *
 * @param entry the state of the current history entry
 */
export function continuesTyping(fields: TextFilter[], entry: unknown): boolean {
  const [field, ...others] = fields
  return others.length === 0 && field !== undefined && typedIn(entry) === field
}

/** Puts a query into the address as a new history entry, which is a new page view. */
export function pushQuery(query: SearchQuery): void {
  history.pushState(null, '', addressOf(query))
  dispatchEvent(new Event(searchedEvent))
}

/** Puts a query into the address of the current history entry. */
export function replaceQuery(query: SearchQuery): void {
  history.replaceState(history.state, '', addressOf(query))
}

/** Puts a typed query into the address; a new history entry is a new page view. */
export function writeTyped(query: SearchQuery, fields: TextFilter[]): void {
  if (continuesTyping(fields, history.state)) {
    replaceQuery(query)
    return
  }
  history.pushState(fields.length === 1 ? { typedIn: fields[0] } : null, '', addressOf(query))
  dispatchEvent(new Event(searchedEvent))
}

function typedIn(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'typedIn' in entry ? entry.typedIn : null
}
