import { randomNumbers } from './random.ts'

/**
 * The same order for the same seed, whoever asks and whenever: what is shuffled so differs from page to page,
 * and not from one render of a page to the next.
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
