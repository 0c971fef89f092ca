import type { SearchFilter } from '@kariera/shared/rules/search'
import type { Fault, Reply } from './askSearch.ts'
import { everything, filterText, type SearchQuery, type TextFilter } from './query.ts'
import { hasMore, withMore, type Results } from './searchResults.ts'

/** The texts in the fields of typed filters. */
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
 * The part of the state that is shown. `previousResults`: the articles that the previous query found, null if there were none.
 */
export type SearchView =
  | { status: 'loading'; previousResults: Results | null }
  | { status: 'loaded'; results: Results }
  | { status: 'loadingMore'; results: Results }
  | { status: 'failedMore'; results: Results; fault: Fault }
  | { status: 'failed'; fault: Fault }

export type SearchEvent =
  | { type: 'typed'; filter: TextFilter; text: string }
  | { type: 'asked'; query: SearchQuery; texts: Texts }
  /** The page was loaded for this query; its embedded results belong to another one. */
  | { type: 'opened'; query: SearchQuery; texts: Texts }
  /** The results of the query are known already. */
  | { type: 'shown'; query: SearchQuery; texts: Texts; results: Results }
  /** To another page; a text that is being typed stays. */
  | { type: 'turned'; page: number }
  | { type: 'askedForMore' }
  | { type: 'retried' }
  | { type: 'answered'; reply: Reply }

/** Returns the state when the page is loaded: a search without filters, first page. */
export function searchStart(results: Results): SearchState {
  const texts = textsOf(everything)
  return { query: everything, texts, unapplied: [], view: { status: 'loaded', results } }
}

export function searchAfter(state: SearchState, event: SearchEvent): SearchState {
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
        view: { status: 'loading', previousResults: articlesIn(view) },
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
    case 'turned': {
      const query = { ...state.query, page: event.page }
      return { ...state, query, view: { status: 'loading', previousResults: articlesIn(view) } }
    }
    case 'askedForMore':
      if (view.status !== 'loaded' || !hasMore(view.results)) return state
      return { ...state, view: { status: 'loadingMore', results: view.results } }
    case 'retried':
      if (view.status === 'failed')
        return { ...state, view: { status: 'loading', previousResults: null } }
      if (view.status !== 'failedMore') return state
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

/** Returns the query with all typed texts and some filters changed; it begins at its first page. */
export function changedQuery(
  { query, texts, unapplied }: SearchState,
  changes: Partial<Record<SearchFilter, string>> = {},
): SearchQuery {
  const typed = { ...query }
  for (const filter of unapplied) typed[filter] = filterText(texts[filter])
  return { ...typed, ...changes, page: 1 }
}

/** Returns the texts of the fields for a query that was not typed into them. */
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
function articlesIn(view: SearchView): Results | null {
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
  if ('fault' in reply) return { status: 'failedMore', results: shown, ...reply }
  return { status: 'loaded', results: withMore(shown, reply.results) }
}

/** An address may contain a hashtag's slug: its field shows the name, unless another text was typed meanwhile. */
function withHashtagName({ texts, query }: SearchState, results: Results): Texts {
  if (texts.hashtag !== query.hashtag) return texts
  return { ...texts, hashtag: hashtagText(query.hashtag, results) }
}

function hashtagText(slugOrText: string, results?: Results): string {
  const hashtag = results?.hashtag
  return hashtag?.slug === slugOrText ? hashtag.name : slugOrText
}
