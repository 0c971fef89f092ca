import type { Card } from '@kariera/shared/contracts/reading/card'
import type { SearchAnswer } from '@kariera/shared/contracts/search'
import type { Results } from './searchResults.ts'

/**
 * Whether a response of the search matches its contract; the schema itself is too large for a browser, a test checks
 * that both agree.
 */
export function isSearchAnswer(value: unknown): value is SearchAnswer {
  return (
    isObject(value) &&
    isListOf(value.docs, isCard) &&
    isCount(value.totalDocs) &&
    isCount(value.page) &&
    isCount(value.totalPages) &&
    isObject(value.filters) &&
    isNamedOrNull(value.filters.category) &&
    isNamedOrNull(value.filters.hashtag)
  )
}

/** Whether a stored value is valid results. */
export function isResults(value: unknown): value is Results {
  return (
    isObject(value) &&
    isListOf(value.cards, isCard) &&
    [value.total, value.pages, value.first, value.last].every(isCount) &&
    isNamedOrNull(value.category) &&
    isNamedOrNull(value.hashtag)
  )
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isCard(value: unknown): value is Card {
  return (
    isObject(value) &&
    isCount(value.id) &&
    [value.path, value.title, value.teaser, value.entityName, value.sponsor].every(isText) &&
    isMoment(value.datePublished) &&
    isNamedOrNull(value.category) &&
    ['gold', 'grey', 'none'].some((star) => star === value.star) &&
    (value.picture === null || isPicture(value.picture))
  )
}

function isPicture(value: unknown): boolean {
  return (
    isObject(value) &&
    isText(value.src) &&
    isCount(value.width) &&
    isCount(value.height) &&
    isListOf(
      value.sources,
      (source) => isObject(source) && isText(source.src) && isCount(source.width),
    )
  )
}

function isNamed(value: unknown): boolean {
  return isObject(value) && isText(value.name) && isText(value.slug)
}

const isNamedOrNull = (value: unknown) => value === null || isNamed(value)
const isText = (value: unknown) => typeof value === 'string'
const isCount = (value: unknown) => Number.isSafeInteger(value)
const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne)
}
