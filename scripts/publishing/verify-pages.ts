import type { VerifyReport } from '../../shared/src/contracts/verify.ts'
import type { SiteClient } from './site-client.ts'

/** Number of pages in one request. */
const TOGETHER = 50

/**
 * Compares pages with a fresh render: those that the site has, and those that it should have.
 *
 * @param sample how many at most, chosen at random, besides those that are `always` compared
 */
export async function verifyPages(
  client: SiteClient,
  { sample, always }: { sample: number; always: string[] },
): Promise<{ compared: number; faults: VerifyReport['faults'] }> {
  const known = new Set([...(await client.paths()), ...(await client.liveArticles())])
  for (const path of always) known.delete(path)
  const chosen = [...always, ...someOf([...known], sample)]
  const faults = []
  for (let start = 0; start < chosen.length; start += TOGETHER) {
    const report = await client.verify(chosen.slice(start, start + TOGETHER))
    faults.push(...report.faults)
  }
  return { compared: chosen.length, faults }
}

function someOf(paths: string[], count: number): string[] {
  if (count >= paths.length) return paths
  return paths
    .map((path) => ({ path, key: Math.random() }))
    .sort((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ path }) => path)
}
