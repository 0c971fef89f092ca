/** How many are at work at once: enough to keep a local server busy, and no more pictures than it lets wait in line. */
const AT_ONCE = 4

/** Does the same with each, a few at a time, and gives the results in their order. */
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
