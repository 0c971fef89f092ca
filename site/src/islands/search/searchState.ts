import type { SearchFilter } from '@kariera/shared/rules/search'
import type { Fault, Reply } from './askSearch.ts'
import { everything, filterText, type SearchQuery, type TextFilter } from './query.ts'
import { hasMore, withMore, type Results } from './searchResults.ts'

/** The texts of the filters with a text field. */
export type Texts = Record<TextFilter, string>

/** The state of the search. */
export type SearchState = {
  /** The query in the address, which is searched for. */
  query: SearchQuery
  texts: Texts
  /** Fields with a typed text that is not searched for yet; the search begins when the reader pauses. */
  unapplied: TextFilter[]
  view: SearchView
}

/**
 * The part of the state that is shown. `previousResults`: the articles that stay on the screen meanwhile, null if none do.
 */
export type SearchView =
  | { status: 'loading'; previousResults: Results | null }
  | { status: 'loaded'; results: Results }
  | { status: 'loadingMore'; results: Results }
  | { status: 'loadingMoreFailed'; results: Results; fault: Fault }
  | { status: 'failed'; fault: Fault }

export type SearchEvent =
  | { type: 'typed'; filter: TextFilter; text: string }
  | { type: 'asked'; query: SearchQuery; texts: Texts }
  /** The page was loaded for this query; its embedded results belong to another one. */
  | { type: 'opened'; query: SearchQuery; texts: Texts }
  /** The results of the query are known already. */
  | { type: 'shown'; query: SearchQuery; texts: Texts; results: Results }
  /** The reader chose another page of the results; texts that are not searched for yet stay. */
  | { type: 'pageChosen'; page: number }
  | { type: 'askedForMore' }
  | { type: 'retried' }
  | { type: 'answered'; reply: Reply }

/** Returns the state when the page is loaded: a search without filters, first page. */
export function initialSearchState(results: Results): SearchState {
  const texts = textsOf(everything)
  return { query: everything, texts, unapplied: [], view: { status: 'loaded', results } }
}

export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  const { view } = state
  switch (event.type) {
    case 'typed':
      return typed(state, event.filter, event.text)
    case 'asked': {
      const { query, texts } = event
      return {
        query,
        texts,
        unapplied: [],
        view: { status: 'loading', previousResults: nonEmptyResultsIn(view) },
      }
    }
    case 'opened': {
      const { query, texts } = event
      return { query, texts, unapplied: [], view: { status: 'loading', previousResults: null } }
    }
    case 'shown': {
      const { query, texts, results } = event
      return { query, texts, unapplied: [], view: { status: 'loaded', results } }
    }
    case 'pageChosen': {
      const query = { ...state.query, page: event.page }
      return {
        ...state,
        query,
        view: { status: 'loading', previousResults: nonEmptyResultsIn(view) },
      }
    }
    case 'askedForMore':
      if (view.status !== 'loaded' || !hasMore(view.results)) return state
      return { ...state, view: { status: 'loadingMore', results: view.results } }
    case 'retried':
      if (view.status === 'failed')
        return { ...state, view: { status: 'loading', previousResults: null } }
      if (view.status !== 'loadingMoreFailed') return state
      return { ...state, view: { status: 'loadingMore', results: view.results } }
    case 'answered':
      return answered(state, event.reply)
  }
}

/** Returns the query to send now; null if none is needed. */
export function requestOf({ query, view }: SearchState): SearchQuery | null {
  if (view.status === 'loading') return query
  return view.status === 'loadingMore' ? { ...query, page: view.results.last + 1 } : null
}

/** Returns the query with the unapplied texts and `changes`, at its first page. */
export function changedQuery(
  { query, texts, unapplied }: SearchState,
  changes: Partial<Record<SearchFilter, string>> = {},
): SearchQuery {
  const typed = { ...query }
  for (const filter of unapplied) typed[filter] = filterText(texts[filter])
  return { ...typed, ...changes, page: 1 }
}

/** Returns the texts of the fields for a query from an address or a link. */
export function textsOf(query: SearchQuery, results?: Results): Texts {
  const { title, entityName } = query
  return { title, entityName, hashtag: hashtagText(query.hashtag, results) }
}

/** Returns the results that are shown, whichever query they belong to. */
export function resultsIn(view: SearchView): Results | null {
  if (view.status === 'failed') return null
  return view.status === 'loading' ? view.previousResults : view.results
}

/** An empty result of the previous query must not be shown for the current one. */
function nonEmptyResultsIn(view: SearchView): Results | null {
  const results = resultsIn(view)
  return results && results.cards.length > 0 ? results : null
}

function typed(state: SearchState, filter: TextFilter, text: string): SearchState {
  const others = state.unapplied.filter((one) => one !== filter)
  const unapplied = filterText(text) === state.query[filter] ? others : [...others, filter]
  return { ...state, texts: { ...state.texts, [filter]: text }, unapplied }
}

function answered(state: SearchState, reply: Reply): SearchState {
  const { view } = state
  if (view.status === 'loadingMore') return { ...state, view: moreOrFault(view.results, reply) }
  if (view.status !== 'loading') return state
  if ('fault' in reply) return { ...state, view: { status: 'failed', ...reply } }
  const { results } = reply
  return { ...state, texts: withHashtagName(state, results), view: { status: 'loaded', results } }
}

function moreOrFault(shown: Results, reply: Reply): SearchView {
  if ('fault' in reply) return { status: 'loadingMoreFailed', results: shown, ...reply }
  return { status: 'loaded', results: withMore(shown, reply.results) }
}

/** An address may contain a hashtag's slug: the field shows its name, unless another text was typed since. */
function withHashtagName({ texts, query }: SearchState, results: Results): Texts {
  if (texts.hashtag !== query.hashtag) return texts
  return { ...texts, hashtag: hashtagText(query.hashtag, results) }
}

function hashtagText(slugOrText: string, results?: Results): string {
  const hashtag = results?.hashtag
  return hashtag?.slug === slugOrText ? hashtag.name : slugOrText
}
