import { expect, type APIRequestContext } from 'playwright/test'
import { onPhone, pathOf, publish } from './articles.ts'
import { holdClock } from './clock.ts'
import { ApiClient, type Saved } from './apiClient.ts'
import { swipe, swipeFrom } from './finger.ts'
import { test } from './journey.ts'
import { liveArticles } from './publication.ts'
import { baseURL } from './system.ts'

let row: [Saved, Saved, Saved] | undefined

/** Three neighbouring articles in their category, published long ago at a time unique to this run. */
async function neighbours(request: APIRequestContext): Promise<[Saved, Saved, Saved]> {
  const longAgo = Date.now() - 5 * 365 * 86_400_000
  const at = (second: number) => ({
    datePublished: new Date(longAgo + second * 1000).toISOString(),
  })
  row ??= [
    await publish(request, 'Първа поред', at(0)),
    await publish(request, 'Втора поред', at(1)),
    await publish(request, 'Трета поред', at(2)),
  ]
  const [first, second, third] = row
  // Wait until the pages of both neighbours are updated.
  await expect.poll(async () => (await request.get(pathOf(second))).text()).toContain(pathOf(third))
  return [first, second, third]
}

test('R-ART-4 related articles are of the same category, at most twelve, and say so where there are none', async ({
  page,
  request,
}) => {
  // Articles removed by the test before may still be shown for a moment.
  await expect(async () => {
    const articles = await liveArticles(request)
    const [article] = articles
    const inside = articles.filter(({ category }) => category.id === article!.category.id)
    await page.goto(pathOf(article!))
    const related = page.getByRole('region', { name: 'Свързани статии' })
    const titles = await related.getByRole('heading', { level: 3 }).allTextContents()
    expect(titles).toHaveLength(Math.min(12, inside.length - 1))
    const others = inside.slice(1).map(({ title }) => title)
    for (const title of titles) expect(others).toContain(title.trim())
    await expect(
      page.getByRole('link', { name: 'Виж всички статии от категорията' }),
    ).toHaveAttribute('href', `/search/?category=${article!.category.urlSlug}`)
  }).toPass()

  const api = await ApiClient.open(request)
  const name = `Самотна ${Date.now().toString(36)}`
  const alone = await api.write('Единствена', { category: await api.category(name) })
  const requestArticle = () => request.get(pathOf(alone), { maxRedirects: 0 })
  await expect.poll(async () => (await requestArticle()).status()).toBe(200)
  await page.goto(pathOf(alone))
  await expect(page.getByText(`No related articles found in category: ${name}`)).toBeVisible()
})

test.describe('R-ART-5 to the articles beside this one', () => {
  test('there are links, without script too, and a way back', async ({ browser, request }) => {
    const [first, second, third] = await neighbours(request)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(baseURL + pathOf(second))
    const nav = page.getByRole('navigation', { name: 'Съседни статии в категорията' })
    await expect(nav.getByRole('link', { name: /Предишна статия/ })).toHaveAttribute(
      'href',
      pathOf(first),
    )
    await nav.getByRole('link', { name: /Следваща статия/ }).click()
    await expect(page).toHaveURL(pathOf(third))
    await expect(page.getByRole('main').getByRole('link', { name: 'Назад' })).toHaveAttribute(
      'href',
      '/',
    )
    await context.close()
  })

  test.describe('on a phone', () => {
    test.use(onPhone)

    test('a swipe of more than 50 px leads there, a shorter or another one does not', async ({
      page,
      request,
    }) => {
      const [first, second, third] = await neighbours(request)
      const title = page.getByRole('heading', { level: 1 })
      await page.goto(pathOf(second))
      await swipe(page, title, { x: -50, y: 0 })
      await swipe(page, title, { x: -90, y: 120 })
      // Elements that scroll sideways keep their swipes.
      const categories = page.getByRole('navigation', { name: 'Категории' }).getByRole('list')
      await swipe(page, categories, { x: -120, y: 0 })
      await expect(page).toHaveURL(pathOf(second))
      for (const [x, article] of [
        [-60, third],
        [60, second],
        [60, first],
      ] as const) {
        await swipe(page, title, { x, y: 10 })
        await expect(page).toHaveURL(pathOf(article))
        // The next swipe must wait until the script of the page is loaded and the transition from the last page is
        // over.
        await page.waitForLoadState()
        await page.waitForFunction(() => document.getAnimations().length === 0)
      }
      // Two fingers zoom; if they followed a link, it would be requested at once.
      const asked: string[] = []
      page.on('request', (sent) => asked.push(sent.url()))
      const fingers = [
        { x: 200, y: 200 },
        { x: 220, y: 260 },
      ]
      await swipeFrom(page, fingers, { x: -120, y: 0 })
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(asked.filter((url) => url.includes('/article/'))).toEqual([])
    })

    test(
      'hints come 2 s after load for 4 s, then now and then for 3 s',
      { tag: '@clock' },
      async ({ page, request }) => {
        const [, second] = await neighbours(request)
        await holdClock(page)
        await page.addInitScript(() => (Math.random = () => Reflect.get(window, 'chance') ?? 0.99))
        await page.goto(pathOf(second))
        const hints = page.locator('[data-hints]')
        const after = async (ms: number, visible: boolean) => {
          await page.clock.runFor(ms)
          await expect(hints).toBeVisible({ visible })
        }
        await after(1999, false)
        await after(1, true)
        await expect(hints).toHaveAttribute('aria-hidden', 'true')
        await after(3999, true)
        await after(1, false)
        await after(5000, false)
        await page.evaluate(() => Object.assign(window, { chance: 0.29 }))
        await after(5000, true)
        await after(3000, false)
      },
    )

    test(
      'hints cover no text, and do not stand on the strip',
      { tag: '@clock' },
      async ({ page, request }) => {
        const [, second] = await neighbours(request)
        await holdClock(page)
        await page.goto(pathOf(second))
        await page.clock.runFor(2000)
        const hints = page.locator('[data-hints]')
        await expect(hints).toBeVisible()
        const text = (await page.getByRole('heading', { level: 1 }).boundingBox())!
        for (const hint of await hints.locator('span').all()) {
          const { x, width } = (await hint.boundingBox())!
          expect(x + width <= text.x || x >= text.x + text.width).toBe(true)
        }
        const strip = page.locator('.random-strip')
        await strip.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        await expect(hints.locator('span').first()).not.toBeInViewport()
        await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
        await expect(hints.locator('span').first()).toBeInViewport()
      },
    )

    test(
      'readers who want less motion get no hints',
      { tag: '@clock' },
      async ({ page, request }) => {
        const [, second] = await neighbours(request)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await holdClock(page)
        await page.goto(pathOf(second))
        await page.clock.runFor(3000)
        await expect(page.locator('[data-hints]')).toBeHidden()
      },
    )
  })

  test.describe('from 768 px', () => {
    test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })

    test(
      'a swipe leads nowhere, and no hint comes',
      { tag: '@clock' },
      async ({ page, request }) => {
        const [, second] = await neighbours(request)
        await holdClock(page)
        await page.goto(pathOf(second))
        await page.clock.runFor(3000)
        await expect(page.locator('[data-hints]')).toBeHidden()
        await swipe(page, page.getByRole('heading', { level: 1 }), { x: -200, y: 0 })
        await expect(page).toHaveURL(pathOf(second))
        await expect(page.getByRole('heading', { name: 'Прочетете още' })).toBeHidden()
      },
    )
  })
})
