import { expect } from 'playwright/test'
import { ApiClient } from './apiClient.ts'
import { test } from './journey.ts'
import { liveArticles } from './publication.ts'

const run = Date.now().toString(36)

test('R-ART-8 the address by id leads for good to the address of the slug, also after it has changed', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const { id, slug } = await api.write(`По номер ${run}`)
  const target = async () => {
    const answer = await request.get(`/article/${id}?from=mail`, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  await expect.poll(target).toEqual([308, `/article/${slug}/?from=mail`])
  const renamed = await api.update(id, { title: `По ново име ${run}`, _status: 'published' })
  expect(renamed.slug).not.toBe(slug)
  await expect.poll(target).toEqual([308, `/article/${renamed.slug}/?from=mail`])
  await page.goto(`/article/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`По ново име ${run}`)
})

test('R-ART-8 an article missing by its id is the page for what is not there; by its slug it leads home', async ({
  page,
}) => {
  const byId = await page.goto('/article/99999999')
  expect(byId?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/article/2020/01/nyama-takava/')
  await expect(page).toHaveURL('/')
})

test('R-ERR-1 the page for what is not there leads to a search, and to the five newest', async ({
  page,
  request,
}) => {
  const lines = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(async () => {
    const newest = (await liveArticles(request)).slice(0, 5)
    await page.goto('/nyama-takava-stranica/')
    await expect(lines).toHaveText(
      newest.map(({ title }) => title),
      { timeout: 500 },
    )
  }).toPass()
  const title = (await lines.first().textContent()) ?? ''
  const field = page.getByRole('search').getByRole('searchbox', { name: 'Заглавие' })
  await field.fill(title)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\/\?title=/)
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible()
})

for (const [place, fault] of Object.entries({
  article: 'No article ID or slug provided',
  quote: 'No quote slug provided',
  employer: 'No profile slug provided',
  preview: 'No preview token provided',
}))
  test(`R-ERR-2 /${place}/ without what it is to show is a 404 that says so, with ways on and back`, async ({
    page,
    request,
  }) => {
    const bare = await request.get(`/${place}?from=mail`, { maxRedirects: 0 })
    expect([bare.status(), bare.headers().location]).toEqual([308, `/${place}/?from=mail`])
    await page.goto('/hashtags/')
    for (const path of [`/${place}/`, `/${place}`]) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fault)
    }
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
    await expect(main.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
    await page.goto('/hashtags/')
    await page.goto(`/${place}/`)
    await main.getByRole('link', { name: 'Go Back' }).press('Enter')
    await expect(page).toHaveURL('/hashtags/')
  })

for (const [path, location] of [
  ['/index.html', '/'],
  ['/sitemap.xml', '/sitemap-index.xml'],
] as const) {
  test(`R-FRAME-8 ${path} leads for good to ${location}`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, location])
  })
}

test('R-FRAME-8 what looks like a file is one, or not there, at once', async ({ request }) => {
  const icon = await request.get('/favicon.ico', { maxRedirects: 0 })
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon'])
  for (const path of ['/ads.txt', '/wp-login.php', '/.env', '/article/2026/11/a.html']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
  }
})
