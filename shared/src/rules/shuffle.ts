import { randomNumbers } from './randomNumbers.ts'

/**
 * Returns the items in an order that depends only on the seed: it differs from page to page, but not between two
 * renders of a page.
 *
 * @param seed an integer, such as a document's id
 */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const next = randomNumbers(seed)
  return items
    .map((item) => ({ item, key: next() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item)
}
