import { queryInUtf8 } from '@kariera/shared/rules/queryEncoding'
import { maxFilterLength, searchFilters, type SearchFilter } from '@kariera/shared/rules/search'
import { searchPath } from '@kariera/shared/routes'

/** A search: a text for each filter, empty if it is not used, and the page of the results, from 1. */
export type SearchQuery = Record<SearchFilter, string> & { page: number }

/** The filters with a text field; the category is chosen from a list. */
export const textFilters = ['title', 'hashtag', 'entityName'] as const
export type TextFilter = (typeof textFilters)[number]

/** The search without filters, first page. */
export const everything: SearchQuery = {
  title: '',
  category: '',
  hashtag: '',
  entityName: '',
  page: 1,
}

/**
 * Returns the query of an address.
 *
 * @param search of the address, `?title=…`
 */
export function queryIn(search: string): SearchQuery {
  const held = new URLSearchParams(queryInUtf8(search))
  const query = { ...everything, page: pageIn(held.get('page')) }
  for (const filter of searchFilters) query[filter] = filterText(held.get(filter) ?? '')
  return query
}

/** Returns the address of a query: `/search/?title=…&page=2`. */
export function addressOf(query: SearchQuery): string {
  return searchPath + queryString(query)
}

/** Returns the address of the call for a query. */
export function callOf(query: SearchQuery): string {
  return `/api/search${queryString(query)}`
}

/** Returns a typed text as it is searched for: cut to the maximum length of the search, with single spaces. */
export function filterText(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  // Removes half a surrogate pair that the cut may leave.
  return text
    .slice(0, maxFilterLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

/** Returns the filters that are used, in the order of their fields. */
export function activeFilters(query: SearchQuery): SearchFilter[] {
  return searchFilters.filter((filter) => query[filter] !== '')
}

export function isSameQuery(one: SearchQuery, other: SearchQuery): boolean {
  return addressOf(one) === addressOf(other)
}

function queryString(query: SearchQuery): string {
  const held = new URLSearchParams(activeFilters(query).map((filter) => [filter, query[filter]]))
  if (query.page > 1) held.set('page', String(query.page))
  return held.size > 0 ? `?${held}` : ''
}

function pageIn(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1
}
