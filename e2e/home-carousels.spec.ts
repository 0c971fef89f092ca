import { expect, type APIRequestContext, type Locator, type Page } from 'playwright/test'
import { HomeFixture, named, test } from './homeFixture.ts'
import { onPhone } from './articles.ts'
import { holdClock } from './clock.ts'
import { swipe } from './finger.ts'
import { comeTo, itemsOf, knowsWhetherSeen, leadingIn, part, seenIn } from './homeRows.ts'

const desktop = { width: 1280, height: 900 }
const phone = onPhone.viewport
const rows = ['Избрани от автора', 'Ексклузивни партньори', 'Акценти', 'Партньори'] as const
const pause = 'Спри смяната'
const resume = 'Пусни смяната'

/** Enough content that every row moves at every width. */
let filling: HomeFixture
test.beforeAll(async ({ request }) => {
  filling = await HomeFixture.open(request)
  await fill(filling)
})
test.afterAll(({ request }) => filling.takeDown(request))

/** Opens home with its clock stopped, and scrolls one of its rows into view. */
async function openAt(page: Page, heading: string): Promise<Locator> {
  await holdClock(page)
  await page.goto('/')
  const row = part(page, heading)
  await comeTo(row)
  return row
}

/** Expects that a row moves on exactly after this many seconds. */
async function expectStep(page: Page, row: Locator, seconds: number, leads: number) {
  const before = await leadingIn(row)
  await page.clock.runFor(seconds * 1000 - 100)
  expect(await leadingIn(row)).toBe(before)
  await page.clock.runFor(100)
  await expect.poll(() => leadingIn(row)).toBe(leads)
  // The movement has ended.
  await expect.poll(() => seenIn(row)).toContain(leads)
}

for (const viewport of [desktop, phone]) {
  test(
    `R-HOME-3 at ${viewport.width} px each chosen article is shown for its own time`,
    { tag: '@clock' },
    async ({ page, request }) => {
      await page.setViewportSize(viewport)
      // The first article leads the page and does not move.
      const [, ...times] = await timesOf(
        request,
        '/api/carousel-articles?sort=article',
        'timeDisplayed',
      )
      const row = await openAt(page, 'Избрани от автора')
      const last = times.length - (viewport === desktop ? 3 : 1)
      for (const [place, seconds] of times.slice(0, last).entries())
        await expectStep(page, row, seconds, place + 1)
      // The last articles have their turns while the row does not move.
      const rest = times.slice(last).reduce((sum, seconds) => sum + seconds)
      await expectStep(page, row, rest, 0)
    },
  )

  test(
    `R-HOME-8 at ${viewport.width} px each quote is shown for its own time, the newest first`,
    { tag: '@clock' },
    async ({ page, request }) => {
      await page.setViewportSize(viewport)
      const times = await timesOf(request, '/api/quotes?sort=-createdAt', 'carouselTime')
      expect(times.slice(0, 4)).toEqual([2, 3, 4, 5])
      const row = await openAt(page, 'Акценти')
      await expect(itemsOf(row).first()).toContainText(named('Цитат за 2 s.'))
      for (const place of [0, 1, 2, 3]) await expectStep(page, row, times[place]!, place + 1)
    },
  )
}

for (const [width, seconds] of [
  [1280, 3],
  [640, 3],
  [639, 5],
] as const)
  test(
    `R-HOME-4 at ${width} px the exclusive banners move on every ${seconds} s`,
    { tag: '@clock' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const row = await openAt(page, 'Ексклузивни партньори')
      await expectStep(page, row, seconds, 1)
      // Four of the five are visible at once.
      await expectStep(page, row, seconds, width < 640 ? 2 : 0)
    },
  )

test(
  'R-HOME-4 four exclusive banners or fewer stand still from 640 px',
  { tag: '@clock' },
  async ({ page, home }) => {
    await home.clear('home_exclusive')
    const banners = ['Първи', 'Втори', 'Трети', 'Четвърти'].map((name) => named(`${name} партньор`))
    for (const alt of banners) await home.banner('home_exclusive', { alt })
    await home.isShown(banners.at(-1)!)
    await holdClock(page)
    await page.goto('/')
    const row = part(page, 'Ексклузивни партньори')
    await comeTo(part(page, 'Избрани от автора'))
    await row.scrollIntoViewIfNeeded()
    expect(await seenIn(row)).toEqual([0, 1, 2, 3])
    await page.clock.runFor(9000)
    expect(await seenIn(row)).toEqual([0, 1, 2, 3])
    await expect(row.getByRole('button')).toHaveCount(0)
    await page.setViewportSize(phone)
    await page.clock.runFor(100)
    await expect(row.getByRole('button', { name: pause })).toBeVisible()
  },
)

for (const [width, onPage] of [
  [1280, 21],
  [390, 6],
] as const)
  test(
    `R-HOME-9 at ${width} px the partners show ${onPage} at a time and move on every 3 s`,
    { tag: '@clock' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const row = await openAt(page, 'Партньори')
      expect(await seenIn(row)).toEqual(Array.from({ length: onPage }, (_, place) => place))
      await page.clock.runFor(2900)
      expect(await leadingIn(row)).toBe(0)
      await page.clock.runFor(100)
      await expect.poll(() => seenIn(row)).toContain(onPage)
      await expect.poll(() => seenIn(row)).not.toContain(0)
    },
  )

test('R-HOME-9 the partners wait under the mouse', { tag: '@clock' }, async ({ page }) => {
  const row = await openAt(page, 'Партньори')
  await row.getByRole('listitem').nth(8).hover()
  await page.clock.runFor(9000)
  expect(await leadingIn(row)).toBe(0)
  await row.getByRole('heading').hover()
  await page.clock.runFor(3000)
  await expect.poll(() => seenIn(row)).not.toContain(0)
})

for (const heading of rows)
  test(
    `'${heading}' stops by its button, under the mouse and under the focus`,
    { tag: '@clock' },
    async ({ page }) => {
      const row = await openAt(page, heading)
      await row.getByRole('button', { name: pause }).click()
      await page.clock.runFor(20_000)
      expect(await leadingIn(row)).toBe(0)
      await row.getByRole('button', { name: resume }).click()
      await row.getByRole('listitem').first().hover()
      await page.clock.runFor(20_000)
      expect(await leadingIn(row)).toBe(0)
      await row.getByRole('heading').first().hover()
      await row.getByRole('button', { name: 'Следващи' }).focus()
      await page.keyboard.press('Tab')
      await page.clock.runFor(20_000)
      expect(await leadingIn(row)).toBe(0)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await page.clock.runFor(10_000)
      await expect.poll(() => leadingIn(row)).toBeGreaterThan(0)
    },
  )

test('rows that are not to be seen wait until they are', { tag: '@clock' }, async ({ page }) => {
  const row = await openAt(page, 'Акценти')
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
    }, hidden)
  await setHidden(true)
  await page.clock.runFor(20_000)
  expect(await leadingIn(row)).toBe(0)
  await setHidden(false)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(row).not.toBeInViewport()
  await knowsWhetherSeen(row)
  await page.clock.runFor(20_000)
  expect(await leadingIn(row)).toBe(0)
})

for (const heading of rows)
  test(
    `the keyboard moves '${heading}' both ways, round and round, and reaches every slide`,
    { tag: '@clock' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const row = await openAt(page, heading)
      await expect(row.getByRole('button', { name: pause })).toBeHidden()
      await page.clock.runFor(20_000)
      expect(await leadingIn(row)).toBe(0)
      await row.getByRole('button', { name: 'Следващи' }).press('Enter')
      await expect.poll(() => leadingIn(row)).toBeGreaterThan(0)
      await row.getByRole('button', { name: 'Предишни' }).press('Enter')
      await expect.poll(() => leadingIn(row)).toBe(0)
      await row.getByRole('button', { name: 'Предишни' }).press('Enter')
      const last = (await itemsOf(row).count()) - 1
      await expect.poll(() => seenIn(row)).toContain(last)
      await row.getByRole('button', { name: 'Следващи' }).press('Enter')
      await expect.poll(() => leadingIn(row)).toBe(0)
      await itemsOf(row).last().getByRole('link').last().focus()
      await expect.poll(() => seenIn(row)).toContain(last)
    },
  )

test(
  'two steps in a row are two, though the first still glides',
  { tag: '@clock' },
  async ({ page }) => {
    const row = await openAt(page, 'Акценти')
    const next = row.getByRole('button', { name: 'Следващи' })
    await next.evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect.poll(() => leadingIn(row)).toBe(2)
  },
)

test('R-ERR-1 rows whose script does not come stand still, whole, and nothing is said of it', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(/\/_astro\/(HomeScripts|swiperRow)[^/]*\.js$/, async (route) => {
    asked.push(route.request().url())
    await route.abort()
  })
  await page.goto('/')
  await expect.poll(() => asked).not.toEqual([])
  for (const heading of rows) {
    const row = part(page, heading)
    await row.getByRole('list').scrollIntoViewIfNeeded()
    expect(await seenIn(row)).not.toEqual([])
    await expect(row.getByRole('button')).toHaveCount(0)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/failed to load|error/i)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(onPhone)

  for (const heading of ['Избрани от автора', 'Акценти'] as const)
    test(
      `a swipe moves '${heading}', and its time begins anew`,
      { tag: '@clock' },
      async ({ page }) => {
        const row = await openAt(page, heading)
        await page.clock.runFor(1900)
        await swipe(page, row.getByRole('list'), { x: -250, y: 0 })
        await expect.poll(() => leadingIn(row)).toBe(1)
        await page.clock.runFor(1900)
        expect(await leadingIn(row)).toBe(1)
      },
    )
})

/** Display times of the items of a list, seconds, as anonymous callers of the REST API see them. */
async function timesOf(
  request: APIRequestContext,
  address: string,
  field: 'timeDisplayed' | 'carouselTime',
): Promise<number[]> {
  const answer = await request.get(`${address}&limit=24&depth=0`)
  const { docs }: { docs: Record<typeof field, number>[] } = await answer.json()
  return docs.map((doc) => doc[field])
}

async function fill(arrangement: HomeFixture): Promise<void> {
  for (let count = 1; count <= 5; count += 1)
    await arrangement.banner('home_exclusive', {
      alt: named(`Ексклузивен ${count}`),
      hyperlink: 'https://partner.example/',
    })
  for (let count = 1; count <= 23; count += 1)
    await arrangement.banner('home_partners', {
      alt: named(`Партньор ${count}`),
      hyperlink: 'https://partner.example/',
    })
  for (const seconds of [5, 4, 3, 2])
    await arrangement.quote(named(`Цитат за ${seconds} s.`), seconds)
  for (const seconds of [2, 4, 3, 6]) {
    const { id } = await arrangement.article(`Избрана за ${seconds} s`)
    await arrangement.choose(id, seconds)
  }
  await arrangement.isShown(named('Цитат за 2 s.'))
  await arrangement.isShown('Избрана за 6 s')
}
