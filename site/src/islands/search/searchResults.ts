import type { Card } from '@kariera/shared/contracts/reading/card'
import type { SearchAnswer } from '@kariera/shared/contracts/search'

/** The results of a query, as they are embedded in the page. */
export type Results = {
  cards: Card[]
  /** Number of articles found, and of their pages. */
  total: number
  pages: number
  /** The first and the last page that are shown; on a phone there may be several. */
  first: number
  last: number
  /** The documents of the query's filters; null if a filter is not used or does not exist. */
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

/** Returns the results with the next page appended; an article that has moved there meanwhile is not shown twice. */
export function withMore(shown: Results, more: Results): Results {
  const ids = new Set(shown.cards.map(({ id }) => id))
  const cards = [...shown.cards, ...more.cards.filter(({ id }) => !ids.has(id))]
  return { ...more, cards, first: shown.first }
}

export const hasMore = ({ last, pages }: Results): boolean => last < pages
