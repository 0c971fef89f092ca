/** How the strip of articles is filled and moves (reader-site.md, section 9). */
export const batchSize = 10
const preloadWithin = 3
export const advanceMs = 3000
export const pauseAfterSwipeMs = 3000

/** Most articles that may be named as seen. */
const maxExcluded = 200

/** An article of the strip, as `GET /api/articles/random` answers. */
export type RandomCard = {
  id: number
  path: string
  title: string
  category: { name: string }
  picture: RandomPicture | null
}
export type RandomPicture = {
  src: string
  width: number
  height: number
  sources: { src: string; width: number }[]
}

/**
 * Where the next batch comes from.
 *
 * @param article that is being read; it never comes
 * @param seen ids that shall not come again, the newest last; after very many the oldest may
 */
export function batchAddress(article: number, seen: number[]): string {
  const exclude = [article, ...seen.slice(1 - maxExcluded)]
  return `/api/articles/random?exclude=${exclude.join(',')}&limit=${batchSize}`
}

/** Whether it is time for another batch. @param card that is shown, from 0 @param cards that there are */
export function isNearEnd(card: number, cards: number): boolean {
  return cards - 1 - card <= preloadWithin
}

/** The card to show next; after the last one the first again. */
export function cardAfter(card: number, cards: number, by: 1 | -1): number {
  return cards === 0 ? 0 : (card + by + cards) % cards
}

/** @throws {Error} when the answer is none of ours */
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
