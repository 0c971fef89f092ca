import { expect, type APIRequestContext, type Page } from 'playwright/test'
import { inGroups } from './inGroups.ts'
import { factsOf, type PageFacts } from './pageFacts.ts'

/** All pages that can be reached from some pages by following their addresses. */
export type Crawl = {
  /** By path. Queries are left out: only the page's script uses them, the file is the same. */
  pages: Map<string, PageFacts>
  /** Addresses without a response or with a status other than 200, and the page that names each. */
  dead: string[]
}

/**
 * Follows every internal address from some pages on, and the addresses on the pages that it finds.
 *
 * @param reader a browser page that is empty
 */
export async function crawl(
  request: APIRequestContext,
  reader: Page,
  { from, baseURL }: { from: string[]; baseURL: string },
): Promise<Crawl> {
  const found: Crawl = { pages: new Map(), dead: [] }
  const seen = new Set(from)
  let next = from.map((path) => ({ path, isPage: true, on: 'start' }))
  while (next.length > 0) {
    const named = await inGroups(next, async ({ path, isPage, on }) => {
      const answer = isPage ? await request.get(path) : await request.head(path)
      if (answer.status() !== 200) found.dead.push(`${path} (${answer.status()}) on ${on}`)
      else if (isPage && answer.headers()['content-type']?.startsWith('text/html')) {
        const facts = await factsOf(reader, await answer.text())
        found.pages.set(path, facts)
        return addressesOf(facts, path, baseURL)
      }
      return []
    })
    next = named.flat().filter(({ path }) => {
      const isNew = !seen.has(path)
      seen.add(path)
      return isNew
    })
  }
  return found
}

/** The internal addresses on a page, absolute or relative, without fragments; those of pages also without queries. */
function addressesOf(facts: PageFacts, on: string, baseURL: string) {
  const paths = (addresses: string[], isPage: boolean) =>
    addresses
      .map((address) => new URL(address, baseURL + on))
      .filter(({ origin }) => origin === baseURL)
      .map(({ pathname, search }) => ({ path: isPage ? pathname : pathname + search, isPage, on }))
  const told = facts.structuredData.flatMap((block) => addressesIn(JSON.parse(block)))
  const images = facts.ogImage ? [facts.ogImage] : []
  return [
    ...paths(facts.links, true),
    ...paths([...facts.resources, ...facts.alternates, ...images, ...told], false),
  ]
}

/** Every absolute address in a JSON value, except ids of things, which have a fragment. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\/[^#]+$/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(addressesIn)
}

/** The things in the structured data of a page. */
export function thingsOn({ structuredData }: PageFacts): Record<string, unknown>[] {
  expect(structuredData).toHaveLength(1)
  const document = JSON.parse(structuredData[0]!)
  expect(document['@context']).toBe('https://schema.org')
  return document['@graph']
}
