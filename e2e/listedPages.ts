import { expect, type APIRequestContext } from 'playwright/test'

/** The paths of all pages that the sitemaps list. */
export async function listedPages(request: APIRequestContext): Promise<string[]> {
  const sitemaps = await locationsIn(request, '/sitemap-index.xml')
  const lists = await Promise.all(sitemaps.map((sitemap) => locationsIn(request, sitemap)))
  return lists.flat().map((address) => new URL(address).pathname)
}

async function locationsIn(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  const found = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
  return found.map(([, location = '']) => location.replaceAll('&amp;', '&'))
}
