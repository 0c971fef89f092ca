import type { SearchFilter } from '@kariera/shared/rules/search'
import type { Fault, Reply } from './askSearch.ts'
import { everything, filterText, type SearchQuery, type TextFilter } from './query.ts'
import { hasMore, withMore, type Results } from './searchResults.ts'

/** What stands in the fields in which a filter is typed. */
export type Texts = Record<TextFilter, string>

/** The search as it stands. */
export type SearchState = {
  /** What the address holds, and is searched for. */
  query: SearchQuery
  texts: Texts
  /** Where something was typed that is not searched for yet; it is when the reader pauses. */
  unapplied: TextFilter[]
  view: SearchView
}

/** What is shown of it. `before`: the articles that the query before this one has found, null where there were none. */
export type SearchView =
  | { status: 'loading'; before: Results | null }
  | { status: 'loaded'; results: Results }
  | { status: 'loadingMore'; results: Results }
  | { status: 'failedMore'; results: Results; fault: Fault }
  | { status: 'failed'; fault: Fault }

export type SearchEvent =
  | { type: 'typed'; filter: TextFilter; text: string }
  | { type: 'asked'; query: SearchQuery; texts: Texts }
  /** The page was loaded for it: what came along is not what is asked for. */
  | { type: 'opened'; query: SearchQuery; texts: Texts }
  /** What the query finds is known already. */
  | { type: 'shown'; query: SearchQuery; texts: Texts; results: Results }
  /** To another page; what is being typed stays as it is. */
  | { type: 'turned'; page: number }
  | { type: 'askedForMore' }
  | { type: 'retried' }
  | { type: 'answered'; reply: Reply }

/** The search as the page comes: everything, from its beginning. */
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
      return { query, texts, unapplied: [], view: { status: 'loading', before: articlesIn(view) } }
    }
    case 'opened': {
      const { query, texts } = event
      return { query, texts, unapplied: [], view: { status: 'loading', before: null } }
    }
    case 'shown': {
      const { query, texts, results } = event
      return { query, texts, unapplied: [], view: { status: 'loaded', results } }
    }
    case 'turned': {
      const query = { ...state.query, page: event.page }
      return { ...state, query, view: { status: 'loading', before: articlesIn(view) } }
    }
    case 'askedForMore':
      if (view.status !== 'loaded' || !hasMore(view.results)) return state
      return { ...state, view: { status: 'loadingMore', results: view.results } }
    case 'retried':
      if (view.status === 'failed') return { ...state, view: { status: 'loading', before: null } }
      if (view.status !== 'failedMore') return state
      return { ...state, view: { status: 'loadingMore', results: view.results } }
    case 'answered':
      return answered(state, event.reply)
  }
}

/** What is to be asked now; null where nothing is on its way. */
export function requestOf({ query, view }: SearchState): SearchQuery | null {
  if (view.status === 'loading') return query
  return view.status === 'loadingMore' ? { ...query, page: view.results.last + 1 } : null
}

/** The query with everything that is typed and some filters changed; it begins at its first page. */
export function changedQuery(
  { query, texts, unapplied }: SearchState,
  changes: Partial<Record<SearchFilter, string>> = {},
): SearchQuery {
  const typed = { ...query }
  for (const filter of unapplied) typed[filter] = filterText(texts[filter])
  return { ...typed, ...changes, page: 1 }
}

/** What the fields say of a query that was not typed into them. */
export function textsOf(query: SearchQuery, results?: Results): Texts {
  const { title, entityName } = query
  return { title, entityName, hashtag: hashtagText(query.hashtag, results) }
}

/** The results that are shown, of whichever query. */
export function resultsIn(view: SearchView): Results | null {
  if (view.status === 'failed') return null
  return view.status === 'loading' ? view.before : view.results
}

/** That nothing was found says nothing of what is looked for now. */
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

/** An address may hold a hashtag by its slug: its field says the name, unless something else was typed meanwhile. */
function withHashtagName({ texts, query }: SearchState, results: Results): Texts {
  if (texts.hashtag !== query.hashtag) return texts
  return { ...texts, hashtag: hashtagText(query.hashtag, results) }
}

function hashtagText(asked: string, results?: Results): string {
  const hashtag = results?.hashtag
  return hashtag?.slug === asked ? hashtag.name : asked
}
