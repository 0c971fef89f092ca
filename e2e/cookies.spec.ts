import { expect, type Page } from 'playwright/test'
import { ApiClient } from './apiClient.ts'
import { test } from './journey.ts'
import { liveArticles } from './publication.ts'
import { SearchPage } from './searchPage.ts'
import { baseURL } from './system.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Бисквитки' })
const choice = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'))
const phone = { width: 390, height: 844 }

test.describe('R-FRAME-7 the cookie bar', () => {
  test('stands at the bottom until the reader has chosen; Приеми is kept and hides it', async ({
    page,
  }) => {
    await page.goto('/')
    const { y, height } = (await bar(page).boundingBox())!
    expect(Math.round(y + height)).toBe(900)
    expect(await choice(page)).toBeNull()
    await bar(page).getByRole('button', { name: 'Приеми' }).click()
    await expect(bar(page)).toBeHidden()
    expect(await choice(page)).toBe('accepted')
    await page.reload()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(bar(page)).toBeHidden()
  })

  test('Откажи is kept, hides it, and goes back to the previous page when that is ours', async ({
    page,
    request,
  }) => {
    const [article] = await liveArticles(request)
    await page.goto('/')
    await page.evaluate((path) => location.assign(path), `/article/${article!.slug}/`)
    await expect(page).toHaveURL(/\/article\//)
    await bar(page).getByRole('button', { name: 'Откажи' }).click()
    await expect(page).toHaveURL('/')
    expect(await choice(page)).toBe('declined')
    await expect(bar(page)).toBeHidden()
  })

  test('Откажи stays where there is no page of ours before', async ({ page, request }) => {
    const [article] = await liveArticles(request)
    const path = `/article/${article!.slug}/`
    // The previous page in the history is of another site.
    await page.goto('data:text/html,elsewhere')
    await page.goto(path)
    await bar(page).getByRole('button', { name: 'Откажи' }).click()
    await expect(bar(page)).toBeHidden()
    expect(await choice(page)).toBe('declined')
    await expect(page).toHaveURL(path)
  })

  test('R-FRAME-7 Откажи stays on the page where the footer has opened the bar again', async ({
    page,
    request,
  }) => {
    const [article] = await liveArticles(request)
    const path = `/article/${article!.slug}/`
    await page.goto('/')
    await bar(page).getByRole('button', { name: 'Приеми' }).click()
    await page.evaluate((to) => location.assign(to), path)
    await expect(page).toHaveURL(path)
    const opener = page.getByRole('contentinfo').getByRole('button', { name: /бисквитките/ })
    await opener.click()
    await bar(page).getByRole('button', { name: 'Откажи' }).click()
    await expect(bar(page)).toBeHidden()
    await expect(opener).toBeFocused()
    expect(await choice(page)).toBe('declined')
    // A navigation back would show with the next action.
    await page.reload()
    await expect(page).toHaveURL(path)
  })

  test('refusing is as easy as accepting: both buttons look the same', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      const look = (name: string) =>
        bar(page)
          .getByRole('button', { name })
          .evaluate((node) => {
            const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(node)
            const { width, height, y } = node.getBoundingClientRect()
            return { backgroundColor, color, fontSize, fontWeight, width, height, y }
          })
      expect(await look('Откажи')).toEqual(await look('Приеми'))
    }
  })

  test('a close icon declines on small screens only, and leaves the reader where he is', async ({
    page,
    request,
  }) => {
    const [article] = await liveArticles(request)
    const path = `/article/${article!.slug}/`
    const close = bar(page).getByRole('button', { name: 'Затвори' })
    await page.goto('/')
    await page.goto(path)
    await page.setViewportSize({ width: 640, height: 844 })
    await expect(bar(page)).toBeVisible()
    await expect(close).toBeHidden()
    await page.setViewportSize({ width: 639, height: 844 })
    await close.click()
    await expect(bar(page)).toBeHidden()
    expect(await choice(page)).toBe('declined')
    await expect(page).toHaveURL(path)
  })

  test('the close icon accepts where the settings say so', async ({ page, request }) => {
    const api = await ApiClient.open(request)
    await api.settings({ closeAccepts: true })
    try {
      await page.setViewportSize(phone)
      await expect
        .poll(async () => (await request.get('/')).text())
        .toMatch(/aria-label="Затвори"[^>]*data-choice="accepted"/)
      await page.goto('/')
      await bar(page).getByRole('button', { name: 'Затвори' }).click()
      await expect(bar(page)).toBeHidden()
      expect(await choice(page)).toBe('accepted')
    } finally {
      await api.settings({ closeAccepts: false })
    }
  })

  test('the footer opens the choice again, for the keyboard too, and nobody is caught in it', async ({
    page,
  }) => {
    await page.goto('/')
    await bar(page).getByRole('button', { name: 'Приеми' }).click()
    const opener = page.getByRole('contentinfo').getByRole('button', { name: /бисквитките/ })
    await opener.press('Enter')
    await expect(bar(page)).toBeVisible()
    const first = bar(page).getByRole('button').first()
    await expect(first).toBeFocused()
    // The focus leaves the bar at both ends.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(bar(page).locator(':focus')).toHaveCount(0)
    await first.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(bar(page).locator(':focus')).toHaveCount(0)
    await bar(page).getByRole('button', { name: 'Приеми' }).press('Enter')
    await expect(opener).toBeFocused()
  })

  test('moves nothing on the page when it comes', { tag: '@alone' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        const sum = list
          .getEntries()
          .reduce((all, entry) => all + Number(Reflect.get(entry, 'value')), 0)
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + sum })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const viewport of [phone, { width: 1280, height: 900 }]) {
      await page.setViewportSize(viewport)
      await page.goto('/', { waitUntil: 'networkidle' })
      await expect(bar(page)).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
    }
  })

  test('leaves the end of the page, and what the keyboard reaches, to be seen', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    await expect(bar(page)).toBeVisible()
    const last = page.getByRole('contentinfo').getByRole('button', { name: /бисквитките/ })
    await last.focus()
    const box = (await last.boundingBox())!
    const { y } = (await bar(page).boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(y)
  })

  test('is not there without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(baseURL)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(bar(page)).toBeHidden()
    await expect(page.getByRole('button', { name: /бисквитките/ })).toBeHidden()
    await context.close()
  })
})

test.describe('R-FRAME-9 what is measured', () => {
  const tags = 'https://www.googletagmanager.com'
  /** The content of the data layer: events unchanged, commands of Consent Mode as lists of their arguments. */
  const layer = (page: Page): Promise<{ event?: string; command?: unknown[] }[]> =>
    page.evaluate(() =>
      (Reflect.get(window, 'dataLayer') as object[]).map((entry) =>
        Object.prototype.toString.call(entry) === '[object Arguments]'
          ? { command: Array.from(entry as ArrayLike<unknown>) }
          : entry,
      ),
    )
  const signals = (analytics: string) => ({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: analytics,
  })

  test('R-FRAME-6 each page that is seen is told of: at load, at reload, and when brought back', async ({
    page,
    request,
  }) => {
    const [article] = await liveArticles(request)
    const path = `/article/${article!.slug}/`
    await page.goto(path)
    const view = {
      event: 'page_view',
      page_path: path,
      page_title: await page.title(),
      page_location: baseURL + path,
    }
    const views = async () => (await layer(page)).filter((entry) => entry.event === 'page_view')
    expect(await views()).toEqual([view])
    await page.reload()
    expect(await views()).toEqual([view])
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    expect(await views()).toEqual([view, view])
  })

  test('R-FRAME-6 other filters and another page of the search are told of as well', async ({
    page,
    request,
  }) => {
    const [article] = await liveArticles(request)
    const paths = async () =>
      (await layer(page))
        .filter((entry) => entry.event === 'page_view')
        .map((entry) => String(Reflect.get(entry, 'page_location')).slice(baseURL.length))
    const search = new SearchPage(page)
    await search.open()
    await search.pager.getByRole('link', { name: 'Страница 2', exact: true }).click()
    await expect.poll(paths).toHaveLength(2)
    await search.title.fill(article!.title)
    await page.keyboard.press('Enter')
    await expect.poll(paths).toHaveLength(3)
    const [first, second, third] = await paths()
    expect(first).toBe('/search/')
    expect(second).toContain('page=2')
    expect(third).toBe(new URL(page.url()).pathname + new URL(page.url()).search)
  })

  test('everything is denied by default, and granted when the reader accepts', async ({ page }) => {
    await page.goto('/')
    expect((await layer(page))[0]).toEqual({ command: ['consent', 'default', signals('denied')] })
    await bar(page).getByRole('button', { name: 'Приеми' }).click()
    expect((await layer(page)).at(-1)).toEqual({
      command: ['consent', 'update', signals('granted')],
    })
    await page.reload()
    // The reader's consent comes before the page view and everything else.
    const told = (await layer(page)).map(({ event, command }) => event ?? command?.[1])
    expect(told.slice(0, 3)).toEqual(['default', 'update', 'page_view'])
  })

  test('without an id nothing is loaded, whatever the reader chooses', async ({ page }) => {
    const foreign: string[] = []
    page.on('request', (sent) => {
      if (!sent.url().startsWith(baseURL)) foreign.push(sent.url())
    })
    await page.goto('/')
    await bar(page).getByRole('button', { name: 'Приеми' }).click()
    await page.reload({ waitUntil: 'networkidle' })
    expect(foreign).toEqual([])
    const policy = page.locator('meta[http-equiv="content-security-policy"]')
    await expect(policy).not.toHaveAttribute('content', /googletagmanager/)
  })

  test('with an id the tag manager is loaded after consent, and never before', async ({
    page,
    request,
  }) => {
    const api = await ApiClient.open(request)
    await api.settings({ gtmId: 'GTM-TEST123' })
    const asked: string[] = []
    const faults: string[] = []
    page.on('console', (message) => {
      // The trace recorder cannot run scripts in the sandboxed frame of an html banner either, and reports it.
      const isRefused = message.text().includes("the document's frame is sandboxed")
      if (message.type() === 'error' && !isRefused) faults.push(message.text())
    })
    await page.route(`${tags}/**`, async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: 'window.tagged = true' })
    })
    try {
      await expect.poll(async () => (await request.get('/')).text()).toContain('GTM-TEST123')
      await page.goto('/', { waitUntil: 'networkidle' })
      await bar(page).getByRole('button', { name: 'Откажи' }).click()
      await page.reload({ waitUntil: 'networkidle' })
      expect(asked).toEqual([])
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: /бисквитките/ })
        .click()
      await bar(page).getByRole('button', { name: 'Приеми' }).click()
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagged'))).toBe(true)
      expect(asked).toEqual([`${tags}/gtm.js?id=GTM-TEST123`])
      expect(faults).toEqual([])
    } finally {
      await api.settings({ gtmId: '' })
    }
  })
})
