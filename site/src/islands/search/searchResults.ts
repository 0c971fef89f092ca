import type { Card, Picture } from '@kariera/shared/contracts/reading/card'
import type { SearchAnswer } from '@kariera/shared/contracts/search'
import { isoDate } from '@kariera/shared/rules/dates'
import { cut } from '@kariera/shared/rules/teaser'
import { maxPictureWidth } from '../../components/cards/cardLayout.ts'
import { pictureUpTo } from '../../components/pictures/pictureUpTo.ts'

/** What is found by a query; it travels in the page, so it holds what is shown and nothing else. */
export type Results = {
  cards: ResultCard[]
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

/** An article as its card shows it. `day`: of its publication, in Europe/Sofia, `2026-11-21`. */
export type ResultCard = Omit<Card, 'category' | 'picture' | 'datePublished'> & {
  day: string
  category: Named
  picture: ResultPicture | null
}
export type ResultPicture = {
  src: string
  width: number
  height: number
  /** All widths that are of use, in ascending order, pixels. */
  sources: { src: string; width: number }[]
}

/** So much of a teaser is shown at most, characters: more than its three lines take. */
const maxTeaserLength = 260

export function resultsOf({ docs, totalDocs, totalPages, page, filters }: SearchAnswer): Results {
  return {
    cards: docs.map(resultCard),
    total: totalDocs,
    pages: totalPages,
    first: page,
    last: page,
    category: named(filters.category),
    hashtag: named(filters.hashtag),
  }
}

/** With the next page below; what has moved there since is not shown twice. */
export function withMore(shown: Results, more: Results): Results {
  const ids = new Set(shown.cards.map(({ id }) => id))
  const cards = [...shown.cards, ...more.cards.filter(({ id }) => !ids.has(id))]
  return { ...more, cards, first: shown.first }
}

export const hasMore = ({ last, pages }: Results): boolean => last < pages

function resultCard(card: Card): ResultCard {
  const { id, path, title, teaser, entityName, category, datePublished, star, picture } = card
  return {
    id,
    path,
    title,
    teaser: cut(teaser, maxTeaserLength),
    entityName,
    category: { name: category.name, slug: category.slug },
    day: isoDate(datePublished),
    star,
    picture: picture && resultPicture(picture),
  }
}

function resultPicture(picture: Picture): ResultPicture {
  const { src, width, height, sources } = pictureUpTo(maxPictureWidth.compact, picture)
  return { src, width, height, sources: sources.map(({ src, width }) => ({ src, width })) }
}

function named(thing: Named | null): Named | null {
  return thing && { name: thing.name, slug: thing.slug }
}
