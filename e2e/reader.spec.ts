import { expect, type Page } from 'playwright/test'
import { test } from './journey.ts'
import { movePointer } from './movePointer.ts'
import { categories, liveArticles, sofiaDate } from './publication.ts'

test.describe('frame', () => {
  test('R-FRAME-1 the site is Bulgarian and its dates are dd/MM/yyyy in Europe/Sofia', async ({
    page,
    request,
  }) => {
    const [article] = await liveArticles(request)
    await page.goto(`/article/${article!.slug}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
    const time = page.getByRole('main').locator('time').first()
    await expect(time).toHaveText(sofiaDate(article!.datePublished))
  })

  test('R-FRAME-2 the bar stays at the top, with logo, links and the highlighted button', async ({
    page,
  }) => {
    await page.goto('/')
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link', { name: /Кариера/ }).first()).toHaveAttribute('href', '/')
    for (const [name, href] of [
      ['За автора', '/about/'],
      ['Хаштагове', '/hashtags/'],
      ['Потърси', '/search/'],
      ['Заяви Брандинг', '/branding/'],
    ]) {
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href!)
    }
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await expect(bar.getByRole('link', { name: 'Потърси', exact: true })).toBeInViewport()
  })

  test('R-FRAME-3 on a phone the menu lists links and categories, by keyboard too', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Меню' }).press('Enter')
    for (const { value } of await categories(request)) {
      const list = page.getByRole('banner').getByRole('list', { name: 'Категории' })
      await expect(list.getByRole('link', { name: value, exact: true })).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').getByRole('link', { name: 'За автора' })).toBeHidden()
  })

  for (const path of ['/nyama/takava/', '/nyama', '/article/x/', '/404/']) {
    test(`R-FRAME-8 ${path} is the 404 page`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveTitle(/^Page Not Found/)
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
      await expect(page.getByText('Go Back')).toBeVisible()
    })
  }

  test('R-FRAME-8 Go Back leads where the reader came from', async ({ page, request }) => {
    const [article] = await liveArticles(request)
    await page.goto(`/article/${article!.slug}/`)
    await page.evaluate(() => location.assign('/nyama/takava/'))
    await expect(page).toHaveTitle(/Page Not Found/)
    await page.getByText('Go Back').click()
    await expect(page).toHaveURL(`/article/${article!.slug}/`)
  })
})

test.describe('home', () => {
  test('R-HOME-6 shows a block for each category in their order, its five newest but for those above, and all of them', async ({
    page,
    request,
  }) => {
    await page.goto('/')
    const above = await page
      .getByRole('region', { name: /^(Избрани от автора|Платени публикации)$/ })
      .getByRole('heading', { level: 3 })
      .allTextContents()
    const articles = (await liveArticles(request)).filter(({ title }) => !above.includes(title))
    const filled = (await categories(request))
      .map(({ value, urlSlug }) => ({
        value,
        urlSlug,
        titles: articles.filter(({ category }) => category.urlSlug === urlSlug).map((a) => a.title),
      }))
      .filter(({ titles }) => titles.length > 0)
    expect(filled.length).toBeGreaterThan(1)
    const names = filled.map(({ value }) => value)
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    const shown = (await headings.allTextContents()).map((heading) => heading.trim())
    expect(shown.filter((heading) => names.includes(heading))).toEqual(names)
    for (const { value, urlSlug, titles } of filled) {
      const block = page.getByRole('region', { name: value, exact: true })
      await expect(block.getByRole('heading', { level: 3 })).toHaveText(titles.slice(0, 5))
      const all = block.getByRole('link', { name: /Виж всички/ })
      await expect(all).toHaveAttribute('href', `/search/?category=${urlSlug}`)
    }
  })

  for (const path of ['/', '/search/'])
    test(`R-ERR-1 a card at ${path} whose picture fails becomes one that has none`, async ({
      page,
    }) => {
      await page.route(/\/media\/(?!.*banner)/, (route) => route.abort())
      await page.goto(path)
      await movePointer(page)
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards.first()).toHaveClass(/title-card/)
      for (const card of (await cards.all()).slice(0, 12)) {
        await card.scrollIntoViewIfNeeded()
        await expect(card.locator('.thumbnail')).toHaveCount(0)
        await expect(card).toHaveClass(/title-card/)
      }
    })

  test('R-HOME-11 a card shows picture, category, star, date, title, entity and teaser', async ({
    page,
    request,
  }) => {
    await page.goto('/')
    const newest = (await liveArticles(request)).find(
      ({ paid, paidEndDate, entityName, accent }) =>
        paid && (!paidEndDate || Date.parse(paidEndDate) > Date.now()) && entityName && accent,
    )!
    const paid = page.getByRole('region', { name: 'Платени публикации' })
    const card = paid.getByRole('article').filter({ hasText: newest.title })
    await card.scrollIntoViewIfNeeded()
    await expect(card.locator('img')).toHaveJSProperty('complete', true)
    await expect(card.getByRole('link', { name: newest.category.value })).toHaveAttribute(
      'href',
      `/search/?category=${newest.category.urlSlug}`,
    )
    await expect(card.locator('[title="Платено съдържание"]')).toBeVisible()
    await expect(card.locator('time')).toHaveText(sofiaDate(newest.datePublished))
    await expect(card.getByText(newest.entityName!, { exact: true })).toBeVisible()
    await expect(card.getByText(newest.accent.slice(0, 40))).toBeVisible()
    await card.getByRole('heading').click()
    await expect(page).toHaveURL(`/article/${newest.slug}/`)
  })
})

test.describe('R-HOME-6 on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const [pixels, moves] of [
    [40, true],
    [20, false],
  ] as const) {
    test(`a swipe of ${pixels} px ${moves ? 'moves to the next card' : 'moves nothing'}`, async ({
      page,
    }) => {
      await page.goto('/')
      const [first] = await categories(page.request)
      const row = page.getByRole('region', { name: first!.value, exact: true }).getByRole('list')
      await row.scrollIntoViewIfNeeded()
      await expect(row.getByRole('article').nth(1)).toBeAttached()
      const offset = () => row.evaluate((node) => Math.round(node.scrollLeft))
      const second = await row.evaluate((node) => {
        const [one, two] = [...node.children].map((card) => card.getBoundingClientRect().left)
        return Math.round(Math.min(two! - one!, node.scrollWidth - node.clientWidth))
      })
      await swipeLeft(page, (await row.boundingBox())!, pixels)
      // A row that does not move may first follow the finger and snap back.
      await expect.poll(offset).toBe(moves ? second : 0)
    })
  }
})

test.describe('article', () => {
  test('R-ART-1 shows picture with credit, category, date, title, entity and body', async ({
    page,
    request,
  }) => {
    const article = (await liveArticles(request)).find(({ entityName }) => entityName)!
    await page.goto(`/article/${article.slug}/`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(article.title)
    await expect(main.getByRole('img').first()).toBeVisible()
    await expect(main.getByText(/^Снимка: /)).toBeVisible()
    await expect(
      main.getByRole('link', { name: article.category.value, exact: true }).first(),
    ).toHaveAttribute('href', `/search/?category=${article.category.urlSlug}`)
    await expect(main.getByText(article.entityName!, { exact: true }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Виж всички статии от категорията' })).toBeVisible()
    await expect(main.getByText('Назад')).toBeVisible()
  })
})

/** A finger that presses, moves slowly to the left, rests and is lifted, so that no fling follows. */
async function swipeLeft(
  page: Page,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  pixels: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const from = { x: x + width / 2, y: y + height / 3 }
  let timestamp = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (timestamp += 0.1),
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x - moved, y: from.y }],
    })
  await touch('touchStart', 0)
  for (let moved = 5; moved <= pixels; moved += 5) await touch('touchMove', moved)
  timestamp += 0.5
  await touch('touchEnd', pixels)
}
