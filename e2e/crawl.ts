import { expect, type APIRequestContext, type APIResponse, type Page } from 'playwright/test'
import { htmlFaults } from './htmlFaults.ts'
import { inGroups } from './inGroups.ts'
import { factsOf, type PageFacts } from './pageFacts.ts'

/** All pages that can be reached from some pages by following their addresses. */
export type Crawl = {
  /**
   * By path, with the bytes that were transferred, compressed. Queries are left out: only the page's script uses them,
   * the file is the same.
   */
  pages: Map<string, PageFacts & { htmlBytes: number }>
  /** Addresses without a response or with a status other than 200, and the page that names each. */
  dead: string[]
  /** What is not valid in the HTML of the pages. */
  invalid: string[]
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
  const found: Crawl = { pages: new Map(), dead: [], invalid: [] }
  const seen = new Set(from)
  let next = from.map((path) => ({ path, isPage: true, on: 'start' }))
  while (next.length > 0) {
    const named = await inGroups(next, async ({ path, isPage, on }) => {
      const answer = isPage ? await request.get(path) : await request.head(path)
      if (answer.status() !== 200) found.dead.push(`${path} (${answer.status()}) on ${on}`)
      else if (isPage && answer.headers()['content-type']?.startsWith('text/html')) {
        const html = await answer.text()
        const facts = await factsOf(reader, html)
        found.pages.set(path, { ...facts, htmlBytes: transferredBytes(answer) })
        found.invalid.push(...(await htmlFaults(path, html)))
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

/** Size of a page as it was transferred, compressed; NaN if it was not. */
function transferredBytes(answer: APIResponse): number {
  const { 'content-encoding': encoding, 'content-length': length } = answer.headers()
  return encoding === 'br' ? Number(length) : Number.NaN
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
