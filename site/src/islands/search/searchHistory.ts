import { addressOf, type SearchQuery, type TextFilter } from './query.ts'

/**
 * Whether what was typed makes an entry of its own in the browser's history: the first time that something is typed
 * into a field it does, what is typed on belongs to it. So one step back undoes a text, not a letter of it.
 *
 * @param entry the state of the entry that the browser stands at
 */
export function continuesTyping(fields: TextFilter[], entry: unknown): boolean {
  const [field, ...others] = fields
  return others.length === 0 && field !== undefined && typedIn(entry) === field
}

/** Puts a query into the address, as a step that leads back from it. */
export function pushQuery(query: SearchQuery): void {
  history.pushState(null, '', addressOf(query))
}

/** Puts a query into the address in place of the one that is there. */
export function replaceQuery(query: SearchQuery): void {
  history.replaceState(history.state, '', addressOf(query))
}

/** Puts a query into the address that came of typing. */
export function writeTyped(query: SearchQuery, fields: TextFilter[]): void {
  if (continuesTyping(fields, history.state)) replaceQuery(query)
  else history.pushState(fields.length === 1 ? { typedIn: fields[0] } : null, '', addressOf(query))
}

function typedIn(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'typedIn' in entry ? entry.typedIn : null
}
