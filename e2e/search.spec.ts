import { expect, type Page, type Route } from 'playwright/test'
import { onPhone } from './articles.ts'
import { holdClock } from './clock.ts'
import { signs } from '../site/src/islands/whenNeeded.ts'
import { test } from './journey.ts'
import { publishFindable, SearchPage, type Findable } from './searchPage.ts'

let findable: Findable
test.beforeAll(async ({ playwright, baseURL }) => {
  findable = await publishFindable(await playwright.request.newContext({ baseURL: baseURL! }))
})
test.afterAll(() => findable.takeDown())

const thirds = () => findable.articles.filter((_, index) => index % 3 === 0)

test('the page comes with the newest articles, before its script and without a call', async ({
  page,
}) => {
  const search = new SearchPage(page)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/search/')
  await expect(search.cards).toHaveCount(10)
  await expect(search.cards.first().getByRole('img')).toHaveCount(0)
  await expect(search.heading).toHaveText(/^Намерени \d+ статии$/)
  await expect(search.cards.first()).toBeVisible()
  expect(search.queries).toEqual([])
})

test.describe('R-SEARCH-1 the filters', () => {
  test('title, category and name narrow what is found; chips name them and take them back', async ({
    page,
  }) => {
    const search = new SearchPage(page)
    await search.open()
    await expect(search.toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(search.category.getByRole('option').first()).toHaveText('Всички категории')
    await search.title.fill(findable.word.toUpperCase())
    await search.expectFound(25)
    await search.category.selectOption(findable.category.value)
    await search.expectFound(9)
    expect(await search.titles()).toEqual(thirds().map(({ title }) => title))
    await search.entityName.fill(findable.entityName.toLowerCase())
    await expect(search.chips).toHaveText([
      `Премахни филтъра Заглавие: ${findable.word.toUpperCase()}`,
      `Премахни филтъра Категория: ${findable.category.value}`,
      `Премахни филтъра Име: ${findable.entityName.toLowerCase()}`,
    ])
    await search.expectFound(9)

    await search.chips.nth(1).click()
    await expect(search.chips).toHaveCount(2)
    await expect(search.category).toHaveValue('')
    await expect(search.toggle).toBeFocused()
    await search.clear.click()
    await expect(search.chips).toHaveCount(0)
    await expect(search.clear).toBeHidden()
    await expect(search.title).toHaveValue('')
    await expect(search.entityName).toHaveValue('')
    expect(search.held()).toEqual({})
  })

  test('on a phone a sign in the bar leads into the first field', async ({ browser }) => {
    const page = await browser.newPage(onPhone)
    const search = new SearchPage(page)
    await page.goto('/hashtags/')
    await page.getByRole('banner').getByRole('link', { name: 'Търсене' }).tap()
    await expect(search.title).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.keyboard.type(findable.word)
    await search.expectFound(25)
    await expect(search.toggle).toHaveAttribute('aria-expanded', 'true')
    for (let times = 0; times < 2; times += 1) {
      await search.toggle.tap()
      await expect(search.title).toBeHidden()
      await page.getByRole('banner').getByRole('link', { name: 'Търсене' }).tap()
      await expect(search.title).toBeFocused()
    }
    await page.close()
  })

  test('up to 5 hashtags are suggested from the third character on, for the keyboard too', async ({
    page,
  }) => {
    const search = new SearchPage(page)
    const suggested: string[] = []
    page.on('request', (sent) => {
      if (sent.url().includes('/api/hashtags/suggest')) suggested.push(sent.url())
    })
    await search.open()
    const run = findable.hashtag.name.split(' ')[1]!
    await search.hashtag.pressSequentially('за')
    await expect(search.chips).toHaveText(['Премахни филтъра Хаштаг: за'])
    expect(suggested).toEqual([])
    await search.hashtag.pressSequentially('н')
    await expect(search.suggestions.first()).toBeVisible()
    expect(await search.suggestions.count()).toBeLessThanOrEqual(5)
    await search.hashtag.press('Escape')
    await expect(search.suggestions).toHaveCount(0)
    await expect(search.hashtag).toHaveValue('зан')

    await search.hashtag.fill(run)
    await expect(search.suggestions).toHaveText([`занаяти ${run} 9`])
    await expect(search.hashtag).toHaveAttribute('aria-expanded', 'true')
    await search.hashtag.press('ArrowDown')
    const option = search.suggestions.first()
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(search.hashtag).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id'))!,
    )
    await search.hashtag.press('Enter')
    await search.expectFound(9)
    await expect(search.hashtag).toHaveValue(findable.hashtag.name)
    await expect(search.suggestions).toHaveCount(0)
    await expect(search.chips).toHaveText([`Премахни филтъра Хаштаг: ${findable.hashtag.name}`])
    expect(search.held()).toEqual({ hashtag: findable.hashtag.slug })
  })

  test('R-ERR-1 suggestions that cannot be asked for are none, and the search goes on', async ({
    page,
  }) => {
    const search = new SearchPage(page)
    const asked = page.waitForRequest('**/api/hashtags/suggest?*')
    await page.route('**/api/hashtags/suggest?*', (route) => route.abort())
    await search.open()
    await search.hashtag.fill(findable.hashtag.name)
    await asked
    await search.expectFound(9)
    await expect(search.suggestions).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('R-SEARCH-1 are all cleared by a button that stands whole on a phone, however many they are', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const search = new SearchPage(page)
    await search.open(
      `?title=${findable.word}&category=${findable.category.urlSlug}&hashtag=${findable.hashtag.slug}`,
    )
    await expect(search.chips).toHaveCount(3)
    await expect(search.clear).toBeInViewport({ ratio: 1 })
    await search.clear.click()
    await expect(search.chips).toHaveCount(0)
  })

  for (const width of [320, 390, 430])
    test(`chips lie under nothing at ${width} px, and make no page wider`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const search = new SearchPage(page)
      const { word, category, hashtag } = findable
      await search.open(`?title=${word}&category=${category.urlSlug}&hashtag=${hashtag.slug}`)
      for (const left of [2, 1, 0]) {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        // A click on a covered element fails.
        await search.chips.nth(left).click()
        await expect(search.chips).toHaveCount(left)
      }
    })

  test('are folded away on a phone, and show what they find when they are sent', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const search = new SearchPage(page)
    await search.open()
    await expect(search.toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(search.title).toBeHidden()
    await search.toggle.click()
    await expect(search.toggle).toHaveAttribute('aria-expanded', 'true')
    await search.title.fill(findable.word)
    await search.title.press('Enter')
    await search.expectFound(25)
    await expect(search.title).toBeHidden()
    await expect(search.heading).toBeFocused()
    await expect(search.chips).toHaveCount(1)
  })
})

test('R-SEARCH-1 a category is called by its name, in the window too, with the way to its archive', async ({
  page,
}) => {
  const { urlSlug, value } = findable.category
  const search = new SearchPage(page)
  const current = page
    .getByRole('navigation', { name: 'Категории' })
    .locator('a[aria-current="page"]')
  await search.open(`?category=${urlSlug}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(value)
  await expect(page).toHaveTitle(new RegExp(`^${value}: най-новите статии \\| `))
  await expect(current).toHaveText([value])
  await expect(page.getByRole('link', { name: 'Архив по месеци' })).toHaveAttribute(
    'href',
    `/category/${urlSlug}/`,
  )
  await search.category.selectOption('')
  await expect(heading).toHaveText('Търсене')
  await expect(page).toHaveTitle(/^Търсене \| /)
  await expect(current).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Архив по месеци' })).toHaveCount(0)
})

test.describe('R-SEARCH-2 the address', () => {
  test(
    'texts are searched for when nothing was typed for 500 ms, and a filter leads to page 1',
    { tag: '@clock' },
    async ({ page }) => {
      const search = new SearchPage(page)
      await search.open(`?title=${findable.word}&page=2`)
      await search.expectFound(25)
      const callsBefore = search.queries.length
      await holdClock(page)
      await search.entityName.pressSequentially('Рали', { delay: 0 })
      await page.clock.runFor(499)
      await search.entityName.pressSequentially('ца')
      await page.clock.runFor(499)
      expect(search.queries).toHaveLength(callsBefore)
      expect(search.held()).toEqual({ title: findable.word, page: '2' })
      await page.clock.runFor(1)
      await search.expectFound(9)
      expect(search.queries.slice(callsBefore).map(String)).toEqual([
        String(new URLSearchParams({ title: findable.word, entityName: 'Ралица' })),
      ])
      expect(search.held()).toEqual({ title: findable.word, entityName: 'Ралица' })
    },
  )

  test('holds every filter and the page, and opening it restores them', async ({ page }) => {
    const search = new SearchPage(page)
    const { word, category, hashtag, entityName } = findable
    const query = { title: word, category: category.urlSlug, hashtag: hashtag.slug, entityName }
    await search.open(`?${new URLSearchParams(query)}`)
    await search.expectFound(9)
    await expect(search.title).toHaveValue(word)
    await expect(search.category.locator('option:checked')).toHaveText(category.value)
    await expect(search.hashtag).toHaveValue(hashtag.name)
    await expect(search.entityName).toHaveValue(entityName)
    await expect(search.chips).toHaveCount(4)
    expect(search.held()).toEqual(query)
    await search.open(`?title=${word}&page=3`)
    await expect(search.pager.getByRole('link', { name: 'Страница 3' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(search.cards).toHaveCount(5)
    await search.open(`?title=${word}&page=99`)
    await expect(search.cards).toHaveCount(5)
    expect(search.held()).toEqual({ title: word, page: '3' })
  })

  test('back and forward lead through what was asked for, a text at a time', async ({ page }) => {
    const search = new SearchPage(page)
    await search.open()
    await search.title.fill(findable.word.slice(0, -1))
    await search.expectFound(25)
    await search.title.fill(findable.word)
    await expect.poll(() => search.held()).toEqual({ title: findable.word })
    await search.category.selectOption(findable.category.value)
    await search.expectFound(9)
    await page.goBack()
    await search.expectFound(25)
    await expect(search.category).toHaveValue('')
    await expect(search.title).toHaveValue(findable.word)
    await page.goBack()
    await expect(search.chips).toHaveCount(0)
    await expect(search.title).toHaveValue('')
    expect(search.held()).toEqual({})
    await page.goForward()
    await page.goForward()
    await search.expectFound(9)
    await expect(search.category.locator('option:checked')).toHaveText(findable.category.value)
  })

  test('what it asks for is never preceded by something else', async ({ page }) => {
    const search = new SearchPage(page)
    const held = holdCalls()
    await page.route('**/api/search?*', held.handle)
    await search.open(`?title=${findable.word}`)
    await expect(search.heading).toHaveText('Търсене…')
    expect(await search.cards.count()).toBe(0)
    expect(await page.locator('.found-list li:visible').count()).toBe(10)
    await held.release()
    await search.expectFound(25)
    await expect(search.cards).toHaveCount(10)
    expect((await search.titles())[0]).toContain(findable.word)
  })

  test('before the script is there, too', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`/search/?title=${findable.word}`)
    const search = new SearchPage(page)
    await expect(page.locator('.found-list li:visible')).toHaveCount(10)
    await expect(search.cards).toHaveCount(0)
    await expect(search.heading).toHaveCount(0)
  })

  test('an answer that was overtaken is given up, and never shown', async ({ page }) => {
    const search = new SearchPage(page)
    await search.open(`?title=${findable.word}`)
    await search.expectFound(25)
    const held = holdCalls()
    await page.route('**/api/search?*entityName=*', held.handle)
    // Shorter than the 15 s after which the call would be aborted in any case.
    const given = page.waitForEvent('requestfailed', { timeout: 10_000 })
    await search.entityName.fill('никой такъв')
    await expect.poll(() => held.count()).toBe(1)
    await expect(page.getByRole('region', { name: /Намерени/ })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await search.clear.click()
    expect((await given).url()).toContain('entityName')
    await held.release()
    await expect(search.chips).toHaveCount(0)
    await expect(search.cards).toHaveCount(10)
    await expect
      .poll(async () => Number(/\d+/.exec((await search.heading.textContent())!)?.[0]))
      .toBeGreaterThan(25)
  })
})

test.describe('the script comes when it is needed', () => {
  /** Holds back the script of the search. */
  const holdScript = async (page: Page) => {
    const held = holdCalls()
    await page.route('**/_astro/Search*.js', held.handle)
    return held
  }
  const runs = (page: Page) =>
    page.evaluate(() => !document.querySelector('astro-island')!.hasAttribute('ssr'))
  /**
   * Blocks the events that count as input of the reader, because a browser causes some itself (a resting pointer, a
   * page that settles).
   */
  const holdSigns = async (page: Page) => {
    await page.addInitScript((signs) => {
      const stop = (event: Event) => event.stopImmediatePropagation()
      for (const sign of signs) addEventListener(sign, stop, true)
      Object.assign(window, {
        letSignsPass: () => {
          for (const sign of signs) removeEventListener(sign, stop, true)
        },
      })
    }, signs)
    return () => page.evaluate(() => (Reflect.get(window, 'letSignsPass') as () => void)())
  }

  for (const sign of ['scrolls', 'presses a key'] as const)
    test(`when a reader ${sign}; who only looks at the page does without`, async ({ page }) => {
      const letSignsPass = await holdSigns(page)
      await page.goto('/search/')
      // The page is complete, and the island is not hydrated yet.
      await expect(page.locator('link[rel="prefetch"][href*="/_astro/Search"]')).toHaveCount(1)
      expect(await runs(page)).toBe(false)
      await letSignsPass()
      if (sign === 'scrolls') await page.mouse.wheel(0, 100)
      else await page.keyboard.press('Tab')
      await expect.poll(() => runs(page)).toBe(true)
    })

  test('at once, where the address asks for something', async ({ page }) => {
    await page.goto(`/search/?title=${findable.word}`)
    await new SearchPage(page).expectFound(25)
  })

  test('and what was done before that is not lost', async ({ page }) => {
    const search = new SearchPage(page)
    const held = await holdScript(page)
    await page.goto('/search/', { waitUntil: 'commit' })
    await search.category.selectOption(findable.category.value)
    await search.title.fill(findable.word)
    await search.toggle.click()
    await held.release()
    await search.expectFound(9)
    const { category } = findable
    expect(search.held()).toEqual({ title: findable.word, category: category.urlSlug })
    await expect(search.toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(search.title).toBeHidden()
    await search.toggle.click()
    await expect(search.title).toHaveValue(findable.word)
  })

  test('and until then the form asks by itself', async ({ page }) => {
    const search = new SearchPage(page)
    const held = await holdScript(page)
    await page.goto('/search/', { waitUntil: 'commit' })
    await search.title.fill(findable.word)
    await search.title.press('Enter')
    await expect(page).toHaveURL(/title=/)
    await held.release()
    await search.expectFound(25)
  })
})

test('R-SEARCH-1 a chip says what a hashtag is called where nothing is found, too', async ({
  page,
}) => {
  const search = new SearchPage(page)
  await search.open(`?title=нищо+такова&hashtag=${findable.hashtag.slug}`)
  await search.expectFound(0)
  await expect(search.chips.last()).toContainText(`Хаштаг: ${findable.hashtag.name}`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing claims to be found by what the address asks for', async ({ page }) => {
    await page.goto(`/search/?category=${findable.category.urlSlug}`)
    await expect(page.getByText(/Намерен/).filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Най-новите статии' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
  })
})

test('R-SEARCH-5 says so where nothing is found', async ({ page }) => {
  const search = new SearchPage(page)
  await search.open()
  await search.title.fill(`${findable.word} няма такава`)
  const main = page.getByRole('main')
  const empty = main.getByText('Не са намерени статии, отговарящи на зададените критерии.')
  await expect(empty.first()).toBeVisible()
  await expect(main.getByRole('status').filter({ hasText: 'Не са намерени' })).toHaveCount(1)
  await expect(search.cards).toHaveCount(0)
  await search.clear.click()
  await expect(search.cards).toHaveCount(10)
})

test.describe('R-ERR-1 a search that fails', () => {
  test('says so, and can be tried again', async ({ page }) => {
    const search = new SearchPage(page)
    await page.route('**/api/search?*', (route) => route.abort())
    await search.open(`?title=${findable.word}`)
    const fault = page.getByRole('alert')
    await expect(fault).toHaveText('Error: Failed to load articles')
    await expect(fault.locator('p')).toHaveAttribute('lang', 'en')
    await expect(search.cards).toHaveCount(0)
    await expect(search.chips).toHaveCount(1)
    await page.unroute('**/api/search?*')
    await page.getByRole('button', { name: 'Retry' }).press('Enter')
    await search.expectFound(25)
    await expect(fault).toHaveCount(0)
    await expect(search.heading).toBeFocused()
  })

  test('says for how long it is asked too often', async ({ page }) => {
    const search = new SearchPage(page)
    const error = 'Too many requests: try again in 12 s.'
    await page.route('**/api/search?*', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '12' }, json: { error } }),
    )
    await search.open(`?title=${findable.word}`)
    await expect(page.getByRole('alert')).toHaveText(
      `Error: ${error}Опитайте отново след 12 секунди.`,
    )
    await page.unroute('**/api/search?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await search.expectFound(25)
  })

  test('says so when the answer is none', async ({ page }) => {
    const search = new SearchPage(page)
    await page.route('**/api/search?*', (route) => route.fulfill({ json: { docs: 'none' } }))
    await search.open('?title=a')
    await expect(page.getByRole('alert')).toHaveText('Error: Failed to load articles')
  })
})

/** Holds back calls until they are released. */
function holdCalls() {
  const routes: Route[] = []
  let isOpen = false
  return {
    handle: async (route: Route) => {
      if (isOpen) await route.continue()
      else routes.push(route)
    },
    count: () => routes.length,
    release: async () => {
      isOpen = true
      // The page may have aborted the call.
      await Promise.allSettled(routes.map((route) => route.continue()))
    },
  }
}
