import { expect, type APIRequestContext, type Page } from 'playwright/test'
import { ApiClient } from './apiClient.ts'
import { knowsWhetherSeen } from './homeRows.ts'
import { test } from './journey.ts'

type Counted = { value: string; slug: string; count: number }

const counts = '**/api/hashtags/counts*'
const list = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Хаштагове' })
const cloud = (page: Page) => page.locator('.hashtag-cloud')
const words = (page: Page) => cloud(page).locator('svg a')

/** Waits for the cloud, which is drawn only when it is scrolled into view. */
async function drawn(page: Page): Promise<void> {
  await cloud(page).scrollIntoViewIfNeeded()
  await expect(words(page).first()).toBeVisible()
}

/**
 * Opens the page and waits for its cloud.
 *
 * @returns the hashtags of the cloud, the most used first
 */
async function openCloud(page: Page): Promise<Counted[]> {
  const answered = page.waitForResponse(counts)
  await page.goto('/hashtags/')
  await cloud(page).scrollIntoViewIfNeeded()
  const { docs }: { docs: Counted[] } = await (await answered).json()
  await drawn(page)
  return docs
}

/** The hashtags with 3 live articles or more, from Payload's own REST API. */
async function counted(request: APIRequestContext): Promise<Counted[]> {
  const query = 'where[count][greater_than_equal]=3&sort=-count&limit=100&depth=0'
  const answer = await request.get(`/api/hashtags?${query}`)
  const { docs }: { docs: Counted[] } = await answer.json()
  return docs.map(({ value, slug, count }) => ({ value, slug, count }))
}

/** A word of the cloud: the edges of its box, and `foot`, the baseline of its letters. */
type Word = { text: string; href: string; size: number; foot: number } & Edges
type Edges = { left: number; right: number; top: number; bottom: number }

function wordsOf(page: Page): Promise<Word[]> {
  return words(page).evaluateAll((links) =>
    links.map((link) => {
      const text = link.querySelector('text')!
      const { left, right, top, bottom } = text.getBoundingClientRect()
      const start = text.getStartPositionOfChar(0).matrixTransform(text.getScreenCTM()!)
      return {
        text: text.textContent,
        href: link.getAttribute('href')!,
        size: Number.parseFloat(getComputedStyle(text).fontSize),
        foot: start.y,
        ...{ left, right, top, bottom },
      }
    }),
  )
}

function edgesOf(page: Page): Promise<Edges> {
  return cloud(page).evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect()
    return { left, right, top, bottom }
  })
}

test('R-TAGS-1 begins with a list of all hashtags of 3 articles or more, the most used first', async ({
  page,
  request,
}) => {
  await expect(async () => {
    await page.goto('/hashtags/')
    const expected = await counted(request)
    expect(expected.length).toBeGreaterThan(20)
    const links = list(page).getByRole('link')
    const shown = await links.evaluateAll((all) =>
      all.map((link) => `${link.textContent.trim()} ${link.getAttribute('href')}`),
    )
    expect(shown.toSorted()).toEqual(
      expected.map(({ value, slug, count }) => `${value} (${count}) /hashtag/${slug}/`).toSorted(),
    )
    const numbers = shown.map((text) => Number(/ \((\d+)\) /.exec(text)![1]))
    expect(numbers).toEqual(expected.map(({ count }) => count))
  }).toPass()
  await expect(page.getByRole('heading', { level: 1, name: 'Хаштагове' })).toBeVisible()
  await expect(page.getByText(/Числото в скоби показва колко статии/)).toBeVisible()
  const parts = page.locator('main ul, main .hashtag-cloud')
  const order = await parts.evaluateAll((all) => all.map((part) => part.localName))
  expect(order).toEqual(['ul', 'div'])
})

test('R-TAGS-1 a hashtag comes into the list with its third article, and goes with it', async ({
  request,
}) => {
  const api = await ApiClient.open(request)
  const name = `наемане ${Date.now().toString(36)}`
  const write = (data = {}) => api.write(name, { hashtags: name, ...data })
  const text = async () =>
    (await (await request.get('/hashtags/')).text()).replaceAll(/<[^>]*>/g, '')
  const articles = [await write(), await write(), await write({ _status: 'draft' })]
  try {
    expect(await text()).not.toContain(name)
    await api.update(articles[2]!.id, { _status: 'published' })
    await expect.poll(text).toContain(`${name} (3)`)
    await api.update(articles[0]!.id, { deletedAt: new Date().toISOString() })
    await expect.poll(text).not.toContain(name)
  } finally {
    const deletedAt = new Date().toISOString()
    for (const { id } of articles) await api.update(id, { deletedAt })
  }
})

for (const [width, boxWidth] of [
  [1280, 800],
  [900, 800],
  [899, 799],
  [390, 290],
  [320, 220],
] as const)
  test(`R-TAGS-1 at ${width} px the cloud is ${boxWidth} x 400, and every word lies in it for itself`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const [most, ...others] = await openCloud(page)
    const box = await edgesOf(page)
    expect([box.right - box.left, box.bottom - box.top]).toEqual([boxWidth, 400])
    const least = others.at(-1)!
    const all = await wordsOf(page)
    // In the narrowest window the least used may find no place.
    if (width > 320) expect(all).toHaveLength(others.length + 1)
    else expect(all.length).toBeGreaterThan(others.length / 2)
    for (const word of all) {
      expect(word.left, word.text).toBeGreaterThanOrEqual(box.left)
      expect(word.right, word.text).toBeLessThanOrEqual(box.right)
      expect(word.top, word.text).toBeGreaterThanOrEqual(box.top)
      expect(word.bottom, word.text).toBeLessThanOrEqual(box.bottom)
      expect(word.size, word.text).toBeGreaterThanOrEqual(12)
      expect(word.size, word.text).toBeLessThanOrEqual(40)
    }
    expect(all.flatMap((one) => all.filter((other) => covers(one, other)))).toEqual([])
    const sizeOf = ({ value, count }: Counted) =>
      all.find(({ text }) => text === `${value} (${count})`)?.size
    expect(sizeOf(most!)).toBe(Math.max(...all.map(({ size }) => size)))
    if (boxWidth === 800) expect([sizeOf(most!), sizeOf(least)]).toEqual([40, 12])
  })

test('R-TAGS-1 on a phone not one of many long words is left out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const long = Array.from({ length: 10 }, (_, n) => {
    return { value: `дълъг хаштаг ${n}`, slug: `dalag-${n}`, count: 20 + n }
  })
  await page.route(counts, async (route) => {
    const { docs }: { docs: Counted[] } = await (await route.fetch()).json()
    await route.fulfill({ json: { docs: [...long, ...docs.slice(0, 38)] } })
  })
  const docs = await openCloud(page)
  const [box, all] = [await edgesOf(page), await wordsOf(page)]
  expect(all).toHaveLength(docs.length)
  expect(all.filter(({ left, right }) => left < box.left || right > box.right)).toEqual([])
  expect(all.flatMap((one) => all.filter((other) => covers(one, other)))).toEqual([])
})

/**
 * Whether the letters of two words overlap: letters and brackets reach from 0.75 of the size above the baseline to 0.22
 * below it.
 */
function covers(one: Word, other: Word): boolean {
  if (one === other) return false
  const [above, below] = [
    ({ foot, size }: Word) => foot - 0.75 * size,
    ({ foot, size }: Word) => foot + 0.22 * size,
  ]
  const isBeside = one.right <= other.left || other.right <= one.left
  return !isBeside && above(one) < below(other) && above(other) < below(one)
}

test('R-TAGS-1 in the cloud a hashtag is the larger the more it is used, with its count in brackets', async ({
  page,
}) => {
  const expected = await openCloud(page)
  const [most, least] = [expected[0]!.count, expected.at(-1)!.count]
  const all = await wordsOf(page)
  expect(all.map(({ text, href, size }) => `${text} ${href} ${size}`).toSorted()).toEqual(
    expected
      .map(({ value, slug, count }) => {
        const size = Math.round(12 + (28 * (count - least)) / (most - least))
        return `${value} (${count}) /search/?hashtag=${slug} ${size}`
      })
      .toSorted(),
  )
})

test('R-TAGS-1 a click in the cloud leads to the search for the hashtag', async ({ page }) => {
  const [most] = await openCloud(page)
  await words(page).filter({ hasText: most!.value }).first().click()
  await expect(page).toHaveURL(`/search/?hashtag=${most!.slug}`)
})

test('R-TAGS-1 a hashtag without an address leads to the search for its text', async ({ page }) => {
  await page.route(counts, (route) =>
    route.fulfill({ json: { docs: [{ value: 'C & C++', slug: null, count: 5 }] } }),
  )
  await page.goto('/hashtags/')
  await expect(words(page)).toHaveText(['C & C++ (5)'])
  await words(page).click()
  await expect(page).toHaveURL('/search/?hashtag=C%20%26%20C%2B%2B')
})

test('R-TAGS-1 the cloud lies alike each time, and anew in another width', async ({ page }) => {
  const all = await openCloud(page)
  await page.route(counts, (route) => route.fulfill({ json: { docs: all } }))
  const before = await wordsOf(page)
  await page.reload()
  await drawn(page)
  expect(await wordsOf(page)).toEqual(before)

  await page.setViewportSize({ width: 600, height: 720 })
  const widthOfDrawing = () => cloud(page).locator('svg').getAttribute('viewBox')
  await expect.poll(widthOfDrawing).toBe('0 0 500 400')
  const box = await edgesOf(page)
  expect(box.right - box.left).toBe(500)
  for (const word of await wordsOf(page)) expect(word.right).toBeLessThanOrEqual(box.right)
})

for (const width of [390, 1280])
  test(`R-TAGS-1 at ${width} px nothing moves when the cloud comes, and its place is kept quietly before`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const held = Promise.withResolvers<null>()
    await page.route(counts, async (route) => {
      await held.promise
      await route.continue()
    })
    const asked = page.waitForRequest(counts)
    await page.goto('/hashtags/')
    await cloud(page).scrollIntoViewIfNeeded()
    await asked
    const before = await edgesOf(page)
    expect(before.bottom - before.top).toBe(400)
    expect((await cloud(page).innerText()).trim()).toBe('')
    held.resolve(null)
    await drawn(page)
    expect(await edgesOf(page)).toEqual(before)
    expect(await shiftOf(page)).toBe(0)
  })

/** The layout shift since the page began (web.dev, Cumulative Layout Shift). */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) sum += (entry as { value?: number }).value ?? 0
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

test('R-TAGS-1 on a phone the cloud is not asked for before it comes near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const hasCloud = () => asked.some((url) => /hashtagCloud\.|\/api\/hashtags\/counts/.test(url))
  await page.goto('/hashtags/')
  await knowsWhetherSeen(cloud(page))
  expect(hasCloud()).toBe(false)
  await drawn(page)
  expect(hasCloud()).toBe(true)
})

test('R-TAGS-1 the keyboard and screen readers have the list, and pass the cloud by', async ({
  page,
}) => {
  await openCloud(page)
  await expect(cloud(page).getByRole('link')).toHaveCount(0)
  await list(page).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused()
})

test('R-TAGS-1 R-ERR-1 a failed call says so with its reason, and can be tried again', async ({
  page,
}) => {
  await page.route(counts, (route) =>
    route.fulfill({ status: 429, json: { success: false, error: 'Too many requests.' } }),
  )
  await page.goto('/hashtags/')
  const failure = cloud(page).getByRole('status')
  await expect(failure).toHaveText('Error loading hashtags: Too many requests.')
  await expect(failure).toHaveAttribute('lang', 'en')
  const retry = cloud(page).getByRole('button', { name: 'Retry' })

  await page.unroute(counts)
  await page.route(counts, (route) => route.fulfill({ status: 503, body: '' }))
  await retry.click()
  await expect(failure).toHaveText('Error loading hashtags: the server answered with 503')
  await expect(retry).toBeFocused()

  await page.unroute(counts)
  await page.route(counts, (route) => route.fulfill({ json: { hashtags: [] } }))
  await retry.click()
  await expect(failure).toHaveText('Error loading hashtags: expected {docs: [...]} from the server')

  await page.unroute(counts)
  await retry.click()
  await drawn(page)
  await expect(failure).toBeHidden()
  await expect(retry).toBeHidden()
})

test('R-TAGS-1 R-ERR-1 a call that does not get through can be tried again', async ({ page }) => {
  await page.route(counts, (route) => route.abort())
  await page.goto('/hashtags/')
  await expect(cloud(page).getByText(/^Error loading hashtags: .+/)).toBeVisible()
  await page.unroute(counts)
  await cloud(page).getByRole('button', { name: 'Retry' }).click()
  await drawn(page)
})

test('R-TAGS-1 without hashtags the cloud says so', async ({ page }) => {
  await page.route(counts, (route) => route.fulfill({ json: { docs: [] } }))
  await page.goto('/hashtags/')
  const notice = cloud(page).getByText('No hashtags found with 3+ occurrences', { exact: true })
  await expect(notice).toBeVisible()
  await expect(notice).toHaveAttribute('lang', 'en')
  await expect(cloud(page).getByRole('button')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('R-TAGS-1 the list is there, and no empty place', async ({ page }) => {
    await page.goto('/hashtags/')
    await expect(list(page).getByRole('link').first()).toBeVisible()
    await expect(cloud(page)).toBeHidden()
  })
})
