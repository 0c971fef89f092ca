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

/** Numbers from 0 to 1, by the generator "mulberry32". */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
