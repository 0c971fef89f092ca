/** Items processed at once: enough to keep a local server busy, without exceeding its queue of pictures. */
const AT_ONCE = 4

/**
 * Does the same work for each item, a few at a time.
 *
 * @returns the results in the order of the items
 */
export async function inGroups<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))))
  }
  return results
}
