import type { SearchFilter } from '@kariera/shared/rules/search'
import { searchTexts } from '@kariera/shared/texts/reader'
import { activeFilters } from './query.ts'
import type { Named } from './searchResults.ts'
import type { SearchState } from './searchState.ts'

/** An active filter, with its text for the reader. */
export type FilterChip = { filter: SearchFilter; label: string; text: string }

/** Returns the active filters: category and hashtag by their names, as soon as these are known. */
export function chipsOf(state: SearchState, categories: Named[]): FilterChip[] {
  const { query, texts } = state
  const category = chosenCategory(state)
  const nameByFilter: Partial<Record<SearchFilter, string>> = {
    category: categories.find(({ slug }) => slug === category)?.name,
    hashtag: state.unapplied.includes('hashtag') ? undefined : texts.hashtag.replace(/^#+ ?/, ''),
  }
  return activeFilters(query).map((filter) => ({
    filter,
    label: searchTexts[filter],
    text: nameByFilter[filter] || query[filter],
  }))
}

/** Returns the slug of the chosen category: its current slug, if the address contains a former one. */
export function chosenCategory({ query, view }: SearchState): string {
  const isAnswered = view.status !== 'loading' && view.status !== 'failed'
  const foundCategory = isAnswered && query.category ? view.results.category : null
  return foundCategory?.slug ?? query.category
}
