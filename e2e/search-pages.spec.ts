import { expect, type Page } from 'playwright/test'
import { onPhone, pathOf } from './articles.ts'
import { ApiClient } from './apiClient.ts'
import { swipeFrom } from './finger.ts'
import { knowsWhetherSeen } from './homeRows.ts'
import { test } from './journey.ts'
import { publishFindable, SearchPage, type Findable } from './searchPage.ts'

let findable: Findable
test.beforeAll(async ({ playwright, baseURL }) => {
  findable = await publishFindable(await playwright.request.newContext({ baseURL: baseURL! }))
})
test.afterAll(() => findable.takeDown())

const titlesOf = (from: number, to: number) =>
  findable.articles.slice(from, to).map(({ title }) => title)

test.describe('R-SEARCH-4 on a desktop', () => {
  test('pages are turned by their numbers, forth and back, and begin at their top', async ({
    page,
  }) => {
    const search = new SearchPage(page)
    await search.open(`?title=${findable.word}`)
    const line = search.pager.getByText(/страници/)
    await expect(line).toHaveText('1 от 3 страници (Общо 25 статии)')
    expect(await search.titles()).toEqual(titlesOf(0, 10))
    await expect(page.getByText('Няма повече статии')).toBeHidden()
    await expect(search.pager.getByRole('link', { name: 'Предишна' })).toHaveCount(0)

    await search.pager.getByRole('link', { name: 'Следваща' }).click()
    await expect(line).toHaveText('2 от 3 страници (Общо 25 статии)')
    expect(await search.titles()).toEqual(titlesOf(10, 20))
    expect(search.held()).toEqual({ title: findable.word, page: '2' })
    await expect(search.heading).toBeFocused()
    await expect(search.heading).toBeInViewport()
    await expect(page.getByRole('status').filter({ hasText: 'страница 2' })).toHaveCount(1)

    await search.pager.getByRole('link', { name: 'Страница 3' }).press('Enter')
    await expect(line).toHaveText('3 от 3 страници (Общо 25 статии)')
    await expect(search.pager.getByRole('link', { name: 'Следваща' })).toHaveCount(0)
    await expect(search.heading).toBeFocused()
    await search.pager.getByRole('link', { name: 'Предишна' }).click()
    await expect.poll(() => search.titles()).toEqual(titlesOf(10, 20))

    await page.goBack()
    await expect.poll(() => search.titles()).toEqual(titlesOf(20, 25))
    expect(search.held()).toEqual({ title: findable.word, page: '3' })
  })

  test('a page is a link, which may be opened elsewhere', async ({ page, context }) => {
    const search = new SearchPage(page)
    await search.open(`?title=${findable.word}`)
    const opened = context.waitForEvent('page')
    await search.pager.getByRole('link', { name: 'Страница 2' }).click({ modifiers: ['Control'] })
    const other = new SearchPage(await opened)
    await expect(other.pager).toContainText('2 от 3 страници')
    await expect(search.pager).toContainText('1 от 3 страници')
  })

  test('one article is one', async ({ page }) => {
    const search = new SearchPage(page)
    await search.open(`?title=${encodeURIComponent(findable.articles[24]!.title)}`)
    await search.expectFound(1)
    await expect(search.pager).toHaveText('1 от 1 страници (Общо 1 статия)')
  })

  test('way back from an article leads to the page and the place that it was opened at', async ({
    page,
  }) => {
    const search = new SearchPage(page)
    await search.open(`?title=${findable.word}&page=2`)
    await search.expectFound(25)
    await search.cards.last().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(pathOf(findable.articles[19]!))
    const place = await openedAt(page)
    await page.goBack()
    await expect.poll(() => search.titles()).toEqual(titlesOf(10, 20))
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
    expect(place).toBeGreaterThan(100)
  })
})

test.describe('R-SEARCH-4 on a phone', () => {
  test.use(onPhone)

  test('the list goes on by itself until its end, and shows nothing twice', async ({
    page,
    request,
  }) => {
    const search = new SearchPage(page)
    await search.open(`?title=${findable.word}`)
    await expect(search.cards).toHaveCount(10)
    await expect(search.pager).toBeHidden()
    const api = await ApiClient.open(request)
    const newer = await api.write(`Нова ${findable.word}`, {
      datePublished: '2020-06-01T00:00:00Z',
    })
    const requestSearch = () => request.get('/api/search', { params: { title: findable.word } })
    await expect.poll(async () => (await (await requestSearch()).json()).totalDocs).toBe(26)

    await search.cards.last().scrollIntoViewIfNeeded()
    // The article that has moved to the second page meanwhile is shown already.
    await expect(search.cards).toHaveCount(19)
    await search.cards.last().scrollIntoViewIfNeeded()
    await expect(search.cards).toHaveCount(25)
    await expect(page.getByText('Няма повече статии')).toBeVisible()
    expect(await search.titles()).toEqual(titlesOf(0, 25))
    expect(search.held()).toEqual({ title: findable.word })
    await api.update(newer.id, { deletedAt: new Date().toISOString() })
  })

  test('the end that is reached by a finger moves away, and stays there until the finger comes back', async ({
    page,
  }) => {
    const search = new SearchPage(page)
    await search.open(`?title=${findable.word}`)
    await expect(search.cards).toHaveCount(10)
    const held = Promise.withResolvers<undefined>()
    await page.route('**/api/search?*', async (route) => {
      await held.promise
      await route.continue()
    })
    const callsBefore = search.queries.length
    for (let swipes = 0; swipes < 12; swipes += 1)
      await swipeFrom(page, [{ x: 200, y: 750 }], { x: 0, y: -700 })
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    const place = await page.evaluate(() => scrollY)
    held.resolve(undefined)
    await expect(search.cards).toHaveCount(20)
    await knowsWhetherSeen(search.cards.last())
    expect(await page.evaluate(() => scrollY)).toBe(place)
    expect(search.queries.length).toBe(callsBefore + 1)
    await expect(search.cards.last()).not.toBeInViewport()
  })

  test('a reload shows as much as before, at the same place', async ({ page }) => {
    const search = new SearchPage(page)
    await search.open(`?title=${findable.word}`)
    await search.cards.last().scrollIntoViewIfNeeded()
    await expect(search.cards).toHaveCount(20)
    await search.cards.nth(14).scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => Math.round(scrollY))
    const callsBefore = search.queries.length
    await page.reload()
    await expect(search.cards).toHaveCount(20)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
    await knowsWhetherSeen(search.cards.last())
    expect(search.queries.length).toBe(callsBefore)
  })

  test('a button does what scrolling does, and leads to the first of the next', async ({
    page,
  }) => {
    const search = new SearchPage(page)
    // Otherwise scrolling to the button would load more before the button is pressed.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => undefined
    })
    await search.open(`?title=${findable.word}`)
    await page.getByRole('button', { name: 'Покажи още' }).press('Enter')
    await expect(search.cards).toHaveCount(20)
    await expect(search.cards.nth(10).getByRole('heading').getByRole('link')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Показани са 20 от 25' })).toHaveCount(
      1,
    )
  })

  test('R-ERR-1 a next page that fails leaves what is there, and can be tried again', async ({
    page,
  }) => {
    const search = new SearchPage(page)
    await search.open(`?title=${findable.word}`)
    await expect(search.cards).toHaveCount(10)
    await page.route('**/api/search?*', (route) => route.abort())
    await search.cards.last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('alert')).toHaveText('Error: Failed to load articles')
    await expect(search.cards).toHaveCount(10)
    await page.unroute('**/api/search?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(search.cards).toHaveCount(20)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('way back from an article leads to the place in the list that it was opened at', async ({
    page,
  }) => {
    const search = new SearchPage(page)
    await search.open(`?title=${findable.word}`)
    await search.cards.last().scrollIntoViewIfNeeded()
    await expect(search.cards).toHaveCount(20)
    await search.cards.nth(16).getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(pathOf(findable.articles[16]!))
    const place = await openedAt(page)
    await page.goBack()
    await expect(search.cards.nth(16)).toBeInViewport()
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
  })

  test('an address of a later page begins there, and a link leads to the first', async ({
    page,
  }) => {
    const search = new SearchPage(page)
    await search.open(`?title=${findable.word}&page=3`)
    await expect.poll(() => search.titles()).toEqual(titlesOf(20, 25))
    await expect(page.getByText('Няма повече статии')).toBeVisible()
    await page.getByRole('link', { name: 'Към първата страница' }).click()
    await expect(search.cards.first()).toContainText(titlesOf(0, 1)[0]!)
    expect(search.held()).toEqual({ title: findable.word })
    await expect(page.getByRole('link', { name: 'Към първата страница' })).toHaveCount(0)
  })

  test('a wider window begins at page 1 again', async ({ page }) => {
    const search = new SearchPage(page)
    await search.open(`?title=${findable.word}&page=2`)
    await search.expectFound(25)
    await expect(search.cards.first()).toContainText(titlesOf(10, 11)[0]!)
    const callsBefore = search.queries.length
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(search.pager).toContainText('1 от 3 страници')
    await expect.poll(() => search.titles()).toEqual(titlesOf(0, 10))
    expect(search.held()).toEqual({ title: findable.word })
    expect(search.queries.length).toBe(callsBefore + 1)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(search.pager).toBeHidden()
    await expect(search.cards).toHaveCount(10)
  })
})

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(
    `at ${width} px nothing moves by itself but chips, whatever is searched for`,
    { tag: '@alone' },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const shifts = await watchShifts(page)
      const search = new SearchPage(page)
      await search.open(`?title=${findable.word}&entityName=${findable.entityName}&page=1`)
      await search.expectFound(9)
      if (width < 768) await search.toggle.click()
      await search.title.fill(`${findable.word} няма такава`)
      await search.expectFound(0)
      await search.title.fill('')
      await expect(search.chips).toHaveCount(1)
      await search.expectFound(9)
      await page.route('**/api/search?*', (route) => route.abort())
      await search.entityName.fill('Ралица')
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await shifts()).toEqual([])
    },
  )

/**
 * Records unexpected layout shifts outside the filters.
 *
 * @returns a function that returns the moved elements in order
 */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node: Node | null }[] }
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as Shift[])
        for (const { node } of hadRecentInput ? [] : sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (!element?.closest('.filter-bar')) moved.push(element?.outerHTML.slice(0, 200) ?? '')
        }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'moved'))
}

/** Scroll position of the search when it was left. */
function openedAt(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(JSON.parse(sessionStorage.getItem('search')!).scrollY))
}
