import { expect, type APIRequestContext } from 'playwright/test'
import { ApiClient } from './apiClient.ts'
import { test } from './journey.ts'
import { signIn } from './session.ts'

const run = Date.now().toString(36)

/** Status and location of a response, without following redirects. */
async function answerOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}

const pathOf = ({ slug }: { slug: string }) => `/article/${slug}/`

test('R-ART-10 a former address of an article leads to the new one, also when its title goes A, B, A', async ({
  request,
}) => {
  const api = await ApiClient.open(request)
  const first = await api.write(`Първо име ${run}`)
  const former = pathOf(first)
  await expect.poll(() => answerOf(request, former)).toEqual([200, undefined])
  const moved = pathOf(
    await api.update(first.id, { title: `Второ име ${run}`, _status: 'published' }),
  )
  await expect.poll(() => answerOf(request, former)).toEqual([308, moved])
  expect(await answerOf(request, moved)).toEqual([200, undefined])
  expect(await answerOf(request, `${former.slice(0, -1)}?utm=x`)).toEqual([308, `${moved}?utm=x`])
  expect(await answerOf(request, `/article/${first.id}/`)).toEqual([308, moved])
  await api.update(first.id, { title: `Първо име ${run}`, _status: 'published' })
  await expect.poll(() => answerOf(request, moved)).toEqual([308, former])
  expect(await answerOf(request, former)).toEqual([200, undefined])
  await api.update(first.id, { _status: 'draft' })
  await expect.poll(() => answerOf(request, moved)).toEqual([302, '/'])
})

test('R-ART-10 the newsroom calls a former address by where it leads, also into the trash', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const { id } = await api.write(`Преместена ${run}`)
  const title = `Вече в кошчето ${run}`
  await api.update(id, { title, _status: 'published' })
  await api.update(id, { deletedAt: new Date().toISOString() })
  await signIn(page)
  await page.goto('/admin/collections/redirects')
  const row = page.getByRole('row').filter({ hasText: `premestena-${run}` })
  await expect(row.locator('.cell-to')).toHaveText(`Статия: ${title} (в кошчето)`)
  await row.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`/articles/trash/${id}$`))
})

test('R-ART-10 a former address of a category leads to the new one', async ({ request }) => {
  const api = await ApiClient.open(request)
  const category = await api.category(`Стар раздел ${run}`)
  await api.write(`В раздела ${run}`, { category })
  const former = `/category/star-razdel-${run}/`
  const moved = `/category/nov-razdel-${run}/`
  await expect.poll(() => answerOf(request, former)).toEqual([200, undefined])
  await api.renameCategory(category, `Нов раздел ${run}`)
  await expect.poll(() => answerOf(request, former)).toEqual([308, moved])
  const page = await request.get(moved)
  expect(await page.text()).toContain(`В раздела ${run}`)
})

test('R-FRAME-10 feeds and sitemaps tell of an article as long as it is live', async ({
  request,
}) => {
  const api = await ApiClient.open(request)
  const datePublished = new Date(Date.now() - 3_600_000).toISOString()
  const { id, slug } = await api.write(`За емисиите ${run}`, { datePublished })
  const month = slug.slice(0, 7).replace('/', '-')
  const feeds = ['/rss.xml', '/news-sitemap.xml', `/sitemap/${month}.xml`]
  const tell = async () => {
    const texts = await Promise.all(feeds.map(async (feed) => (await request.get(feed)).text()))
    return texts.map((text) => text.includes(`/article/${slug}/`))
  }
  await expect.poll(tell).toEqual([true, true, true])
  const text = async (feed: string) => (await request.get(feed)).text()
  const item = (await text('/rss.xml')).split('<item>').find((one) => one.includes(slug)) ?? ''
  const told = new Date(/<pubDate>([^<]+)/.exec(item)?.[1] ?? '')
  expect(told.getTime()).toBe(Math.floor(Date.parse(datePublished) / 1000) * 1000)
  const url = (await text(`/sitemap/${month}.xml`)).split('<url>').find((one) => one.includes(slug))
  const changed = Date.parse(/<lastmod>([^<]+)/.exec(url ?? '')?.[1] ?? '')
  expect(changed).toBeGreaterThan(Date.parse(datePublished) + 3_000_000)
  const index = async () => (await request.get('/sitemap-index.xml')).text()
  await expect.poll(index).toContain(`/sitemap/${month}.xml`)
  await api.update(id, { deletedAt: new Date().toISOString() })
  await expect.poll(tell).toEqual([false, false, false])
})
