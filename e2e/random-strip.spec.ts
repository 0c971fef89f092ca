import { expect, type Page } from 'playwright/test'
import { onPhone, pathOf } from './articles.ts'
import { holdClock } from './clock.ts'
import { swipe } from './finger.ts'
import { knowsWhetherSeen } from './homeRows.ts'
import { test } from './journey.ts'
import { liveArticles, longestOf } from './publication.ts'

test.describe('R-ART-6 the strip of articles on a phone', () => {
  test.use(onPhone)

  const strip = (page: Page) => page.getByRole('region', { name: 'Прочетете още' })
  const cards = (page: Page) => strip(page).getByRole('listitem')
  /** Index of the card at the beginning; -1 while the row is moving. */
  const current = (page: Page) =>
    cards(page).evaluateAll((all) =>
      all.findIndex((card) => Math.abs(card.getBoundingClientRect().left - 16) < 2),
    )
  const asks = (page: Page) => {
    const asked: URL[] = []
    page.on('request', (sent) => {
      if (sent.url().includes('/api/articles/random')) asked.push(new URL(sent.url()))
    })
    return asked
  }

  test(
    'loads when it comes near, ten at a time, and again within three of the end',
    { tag: '@clock' },
    async ({ page, request }) => {
      // A long article: at its beginning the strip is far below the window.
      const article = longestOf(await liveArticles(request))
      const asked = asks(page)
      await holdClock(page)
      await page.goto(pathOf(article!))
      await knowsWhetherSeen(strip(page))
      expect(asked).toEqual([])
      await strip(page).scrollIntoViewIfNeeded()
      await expect(cards(page)).toHaveCount(10)
      expect(asked.map(({ search }) => search)).toEqual([`?exclude=${article!.id}&limit=10`])
      const hrefs = () =>
        cards(page)
          .getByRole('link')
          .evaluateAll((all) => all.map((a) => a.getAttribute('href')!))
      expect(await hrefs()).not.toContain(pathOf(article!))
      const next = strip(page).getByRole('button', { name: 'Следваща' })
      for (let step = 0; step < 5; step += 1) await next.click()
      expect(asked).toHaveLength(1)
      await next.click()
      await expect.poll(() => cards(page).count()).toBeGreaterThan(10)
      expect(asked).toHaveLength(2)
      expect(asked[1]!.searchParams.get('exclude')!.split(',')).toHaveLength(11)
      const all = await hrefs()
      expect(new Set(all).size).toBe(all.length)
    },
  )

  test(
    'moves on every 3 s, waits 3 s after a swipe of more than 50 px, and stops by its button',
    { tag: '@clock' },
    async ({ page, request }) => {
      const [article] = await liveArticles(request)
      await holdClock(page)
      await page.goto(pathOf(article!))
      await strip(page).scrollIntoViewIfNeeded()
      await expect(cards(page)).toHaveCount(10)
      await page.clock.runFor(3000)
      await expect.poll(() => current(page)).toBe(1)
      await page.clock.runFor(3000)
      await expect.poll(() => current(page)).toBe(2)

      await swipe(page, strip(page).getByRole('list'), { x: -80, y: 0 })
      await expect.poll(() => current(page)).toBe(3)
      await page.clock.runFor(5900)
      expect(await current(page)).toBe(3)
      await page.clock.runFor(200)
      await expect.poll(() => current(page)).toBe(4)

      await strip(page).getByRole('button', { name: 'Спри смяната на статиите' }).click()
      await page.clock.runFor(9000)
      expect(await current(page)).toBe(4)
      await strip(page).getByRole('button', { name: 'Предишна' }).click()
      await expect.poll(() => current(page)).toBe(3)
      await strip(page).getByRole('button', { name: 'Пусни смяната на статиите' }).click()
      await page.clock.runFor(3000)
      await expect.poll(() => current(page)).toBe(4)
    },
  )

  test(
    'stands still for readers who want less motion, who move it by its buttons',
    { tag: '@clock' },
    async ({ page, request }) => {
      const [article] = await liveArticles(request)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await holdClock(page)
      await page.goto(pathOf(article!))
      await strip(page).scrollIntoViewIfNeeded()
      await expect(cards(page)).toHaveCount(10)
      await page.clock.runFor(9000)
      expect(await current(page)).toBe(0)
      await strip(page).getByRole('button', { name: 'Следваща' }).press('Enter')
      await expect.poll(() => current(page)).toBe(1)
    },
  )

  test('R-ERR-1 a failed call says so, and can be tried again', async ({ page, request }) => {
    const [article] = await liveArticles(request)
    await page.route('**/api/articles/random*', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto(pathOf(article!))
    await strip(page).scrollIntoViewIfNeeded()
    const failure = strip(page).getByText('Failed to load articles')
    await expect(failure).toBeVisible()
    await expect(failure).toHaveAttribute('lang', 'en')
    await page.unroute('**/api/articles/random*')
    await strip(page).getByRole('button', { name: 'Retry' }).click()
    await expect(cards(page)).toHaveCount(10)
    await expect(failure).toBeHidden()
  })
})

test('R-ART-6 from 768 px there is no strip, and nothing is loaded for it', async ({
  page,
  request,
}) => {
  const [article] = await liveArticles(request)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(pathOf(article!))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await knowsWhetherSeen(page.getByRole('contentinfo'))
  await expect(page.locator('.random-strip')).toBeHidden()
  expect(asked.filter((path) => /RandomArticles|random/.test(path))).toEqual([])
})
