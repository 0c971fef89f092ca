import { maxExcluded, randomBatchSize } from '@kariera/shared/rules/listLengths'

/** Cards left when the next batch is loaded. */
const preloadWithin = 3

/** An article of the strip, as `GET /api/articles/random` returns it. */
export type RandomCard = {
  id: number
  path: string
  title: string
  category: { name: string } | null
  picture: RandomPicture | null
}
export type RandomPicture = {
  src: string
  width: number
  height: number
  sources: { src: string; width: number }[]
}

/**
 * Returns the address of the next batch.
 *
 * @param article the article that is being read; it is never returned
 * @param seen ids that must not be returned again, the newest last; if there are too many, the oldest may be
 */
export function batchAddress(article: number, seen: number[]): string {
  const exclude = [article, ...seen.slice(1 - maxExcluded)]
  return `/api/articles/random?exclude=${exclude.join(',')}&limit=${randomBatchSize}`
}

/**
 * Whether it is time for another batch.
 *
 * @param card index of the card that is shown, from 0
 * @param cards number of cards
 */
export function isNearEnd(card: number, cards: number): boolean {
  return cards - 1 - card <= preloadWithin
}

/** Returns the index of the next card; after the last one it is the first again. */
export function cardAfter(card: number, cards: number, by: 1 | -1): number {
  return cards === 0 ? 0 : (card + by + cards) % cards
}

/** @throws {Error} when the response does not have the expected shape */
export function cardsOf(answer: unknown): RandomCard[] {
  if (!hasDocs(answer)) throw new Error('Expected {docs: [...]} from /api/articles/random.')
  return answer.docs.filter(isCard)
}

function hasDocs(answer: unknown): answer is { docs: unknown[] } {
  return (
    typeof answer === 'object' && answer !== null && 'docs' in answer && Array.isArray(answer.docs)
  )
}

/** An article without an address cannot be opened, and is left out. */
function isCard(value: unknown): value is RandomCard {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    value.path.startsWith('/')
  )
}
