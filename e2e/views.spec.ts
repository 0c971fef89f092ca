import { expect, type Page, type Request } from 'playwright/test'
import { AdminPage } from './adminPage.ts'
import { pathOf, publish } from './articles.ts'
import { ApiClient, type Saved } from './apiClient.ts'
import { test } from './journey.ts'
import { ListScreen } from './listScreen.ts'
import { signIn } from './session.ts'
import { userAgent } from './userAgent.ts'
import { styled } from './styled.ts'

const viewsAddress = '**/api/views'

const isView = (request: Request) => request.url().endsWith('/api/views')

/**
 * Opens an article and waits until its view is sent.
 *
 * @returns the content of that request
 */
async function look(page: Page, article: Saved): Promise<Record<string, unknown>> {
  const told = page.waitForRequest(isView)
  await page.goto(pathOf(article))
  return JSON.parse((await told).postData() ?? '')
}

async function countedOf(api: ApiClient, { id }: Saved): Promise<object> {
  const select = 'select[viewCount]=true&select[uniqueViews]=true&select[lastViewedAt]=true'
  const { viewCount, uniqueViews } = await api.see<Record<string, unknown>>(
    `/articles/${id}?depth=0&${select}`,
  )
  return { viewCount, uniqueViews }
}

test.describe('R-ART-9 views', () => {
  test.use({ userAgent })
  let article: Saved
  let api: ApiClient

  test.beforeEach(async ({ request }, { title }) => {
    article = await publish(request, title, {})
    api = await ApiClient.open(request)
  })

  test('are told once for each page that is opened, and counted for the newsroom', async ({
    page,
    browser,
  }) => {
    expect(await look(page, article)).toEqual({ articleId: article.id })
    expect(await look(page, article)).toEqual({ articleId: article.id })
    await expect.poll(() => countedOf(api, article)).toEqual({ viewCount: 2, uniqueViews: 1 })

    const admin = await browser.newPage({ locale: 'en-GB' })
    await signIn(admin)
    const list = new ListScreen(admin, 'articles')
    await list.open(`?search=${encodeURIComponent(article.title)}`)
    const row = list.row(article.title)
    await admin.getByRole('button', { name: 'Load View Counts' }).click()
    await expect(row.locator('.cell-viewCounts')).toContainText('2 / 1')
    await admin.goto(`/admin/collections/articles/${article.id}`)
    await new AdminPage(admin).openGroup('about')
    const panel = admin.getByRole('region', { name: 'Readers' })
    await expect(panel).toContainText(/Views\s*2\s*Unique\s*1\s*Last viewed\s*\d\d\/\d\d\/\d{4}/)
    // A-DASH-1 the dashboard's line of all views ends with today.
    const today = async () => {
      await admin.goto('/admin')
      const line = admin.locator(`${styled('dashboardNow', 'views')} figure svg`)
      const label = await line.getAttribute('aria-label')
      return Number(/^Views in the last \d+ days: .*?(\d+)$/.exec(label ?? '')?.[1])
    }
    const before = await today()
    await look(page, article)
    await expect.poll(today).toBeGreaterThan(before)
    await admin.close()
  })

  test('name the device only after the reader has accepted, and fetch nothing for that before', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    for (const choice of ['declined', null]) {
      await page.addInitScript((value) => {
        if (value) localStorage.setItem('cookieConsent', value)
        else localStorage.removeItem('cookieConsent')
      }, choice)
      expect(await look(page, article)).toEqual({ articleId: article.id })
    }
    const before = new Set(scripts)
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
    const first = await look(page, article)
    expect(first).toEqual({
      articleId: article.id,
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(scripts.filter((script) => !before.has(script))).toHaveLength(1)
    expect(await look(page, article)).toEqual(first)
    await expect.poll(() => countedOf(api, article)).toEqual({ viewCount: 4, uniqueViews: 2 })
  })

  test('are told all the same where the device cannot be told apart', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('cookieConsent', 'accepted')
      Object.defineProperty(crypto, 'subtle', { value: undefined })
    })
    expect(await look(page, article)).toEqual({ articleId: article.id })
  })

  test('never hold up the page: they come when all of it is there, and nobody waits for the answer', async ({
    page,
  }) => {
    const failures: Error[] = []
    page.on('pageerror', (error) => failures.push(error))
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator)
      navigator.sendBeacon = (...call) => {
        document.documentElement.dataset.told = document.readyState
        return send(...call)
      }
    })
    const isTold = page.waitForRequest(isView)
    // Never answered.
    await page.route(viewsAddress, () => undefined)
    await page.goto(pathOf(article), { waitUntil: 'load' })
    await isTold
    await expect(page.locator('html')).toHaveAttribute('data-told', 'complete')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
    expect(failures).toEqual([])
  })

  test('of drafts in a preview are not told', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const { url } = await api.previewLink(article.id)
    await page.goto(new URL(url).pathname, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
    expect(asked.filter((address) => address.includes('/api/views'))).toEqual([])
  })

  test('of programs are answered like those of readers, and not counted', async ({
    request,
    page,
  }) => {
    const headers = { 'content-type': 'application/json' }
    for (const userAgent of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', '']) {
      const answer = await request.post('/api/views', {
        data: { articleId: article.id },
        headers: { ...headers, 'user-agent': userAgent },
      })
      expect([answer.status(), await answer.json()]).toEqual([202, { success: true }])
    }
    await look(page, article)
    await expect.poll(() => countedOf(api, article)).toEqual({ viewCount: 1, uniqueViews: 1 })
  })
})
