import { expect, type APIRequestContext } from 'playwright/test'

/** An article as anonymous callers of the REST API see it. */
export type PublicArticle = {
  id: number
  slug: string
  title: string
  accent: string
  entityName: string | null
  datePublished: string
  paid: boolean
  paidEndDate: string | null
  /** Whether the article is promoted now or was once. */
  wasPaid: boolean
  category: { id: number; value: string; urlSlug: string }
  picture: object | null
  youtubeEmbed: string | null
  body: object
}

type Answer = { docs: PublicArticle[]; nextPage: number | null }

/** All public articles, newest first, from Payload's own REST API. */
export async function liveArticles(request: APIRequestContext, page = 1): Promise<PublicArticle[]> {
  const query = `limit=100&page=${page}&depth=1&sort=-datePublished,-id`
  const answer = await request.get(`/api/articles?${query}`)
  expect(answer.ok()).toBe(true)
  const { docs, nextPage }: Answer = await answer.json()
  return nextPage === null ? docs : [...docs, ...(await liveArticles(request, nextPage))]
}

/** The article with the longest body. */
export function longestOf(articles: PublicArticle[]): PublicArticle | undefined {
  const lengthOf = ({ body }: PublicArticle) => JSON.stringify(body).length
  return articles.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]
}

/** An article with emphasised text. */
export function stressedOf(articles: PublicArticle[]): PublicArticle | undefined {
  return articles.find(({ body }) => JSON.stringify(body).includes('"format":2'))
}

/** Number of categories with articles before any test begins. */
export const categoriesOfDemo = 9

export async function categories(
  request: APIRequestContext,
): Promise<{ value: string; urlSlug: string }[]> {
  const answer = await request.get('/api/categories?limit=100&sort=order,id')
  const { docs } = await answer.json()
  return docs
}

/** dd/MM/yyyy in Europe/Sofia, computed independently of the site's code. */
export function sofiaDate(moment: string): string {
  const [year, month, day] = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia' })
    .format(new Date(moment))
    .split('-')
  return `${day}/${month}/${year}`
}
