import { maxFilterLength, searchFilters, type SearchFilter } from '@kariera/shared/rules/search'
import { searchPath } from '@kariera/shared/routes'

/** What is searched for: a text for each filter, empty where it is not used, and the page of the results, from 1. */
export type SearchQuery = Record<SearchFilter, string> & { page: number }

/** The filters that are typed; the category is chosen. */
export const textFilters = ['title', 'hashtag', 'entityName'] as const
export type TextFilter = (typeof textFilters)[number]

/** Everything, from its beginning. */
export const everything: SearchQuery = {
  title: '',
  category: '',
  hashtag: '',
  entityName: '',
  page: 1,
}

/** The query that an address holds. @param search of the address, `?title=…` */
export function queryIn(search: string): SearchQuery {
  const held = new URLSearchParams(search)
  const query = { ...everything, page: pageIn(held.get('page')) }
  for (const filter of searchFilters) query[filter] = filterText(held.get(filter) ?? '')
  return query
}

/** The address of the search that holds a query: `/search/?title=…&page=2`. */
export function addressOf(query: SearchQuery): string {
  return searchPath + asked(query)
}

/** Where a query is answered. */
export function callOf(query: SearchQuery): string {
  return `/api/search${asked(query)}`
}

/** What is typed, as it is searched for: at most as long as the search takes, in single spaces. */
export function filterText(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  // What the cut leaves of a character that takes two places is none.
  return text
    .slice(0, maxFilterLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

/** The filters that are used, in the order of their fields. */
export function activeFilters(query: SearchQuery): SearchFilter[] {
  return searchFilters.filter((filter) => query[filter] !== '')
}

export function isSameQuery(one: SearchQuery, other: SearchQuery): boolean {
  return addressOf(one) === addressOf(other)
}

function asked(query: SearchQuery): string {
  const held = new URLSearchParams(activeFilters(query).map((filter) => [filter, query[filter]]))
  if (query.page > 1) held.set('page', String(query.page))
  return held.size > 0 ? `?${held}` : ''
}

function pageIn(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1
}
