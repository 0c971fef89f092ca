import { expect, type APIRequestContext } from 'playwright/test'
import { ApiClient, type Saved } from './apiClient.ts'

const run = Date.now().toString(36)

/** Context options of a phone. */
export const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const pathOf = ({ slug }: { slug: string }) => `/article/${slug}/`

/**
 * Publishes an article and waits until readers see it; its date is long ago, so that other articles remain the newest.
 */
export async function publish(
  request: APIRequestContext,
  title: string,
  data: object,
): Promise<Saved> {
  const api = await ApiClient.open(request)
  const datePublished = '2021-05-06T07:00:00.000Z'
  const article = await api.write(`${title} ${run}`, { datePublished, ...data })
  const answer = () => request.get(pathOf(article), { maxRedirects: 0 })
  await expect.poll(async () => (await answer()).status()).toBe(200)
  return article
}
