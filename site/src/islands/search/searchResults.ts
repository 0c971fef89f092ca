import type { Card } from '@kariera/shared/contracts/reading/card'
import type { SearchAnswer } from '@kariera/shared/contracts/search'

/** What is found by a query, as it travels in the page. */
export type Results = {
  cards: Card[]
  /** How many articles are found, and on how many pages. */
  total: number
  pages: number
  /** The first and the last page of those that are shown; on a phone there may be several. */
  first: number
  last: number
  /** What the filters of the query name; null where they are not used, or name nothing. */
  category: Named | null
  hashtag: Named | null
}

export type Named = { name: string; slug: string }

export function resultsOf({ docs, totalDocs, totalPages, page, filters }: SearchAnswer): Results {
  return {
    cards: docs,
    total: totalDocs,
    pages: totalPages,
    first: page,
    last: page,
    category: filters.category,
    hashtag: filters.hashtag,
  }
}

/** With the next page below; what has moved there since is not shown twice. */
export function withMore(shown: Results, more: Results): Results {
  const ids = new Set(shown.cards.map(({ id }) => id))
  const cards = [...shown.cards, ...more.cards.filter(({ id }) => !ids.has(id))]
  return { ...more, cards, first: shown.first }
}

export const hasMore = ({ last, pages }: Results): boolean => last < pages
