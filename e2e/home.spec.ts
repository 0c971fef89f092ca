import { readerTexts } from '@kariera/shared/texts/reader'
import { expect, type Locator, type Page } from 'playwright/test'
import { HomeFixture, named, test } from './homeFixture.ts'
import { onPhone } from './articles.ts'
import { comeTo, itemsOf, linesOf, part, seenIn } from './homeRows.ts'
import { categories, categoriesOfDemo, liveArticles, sofiaDate } from './publication.ts'

const carousels = ['Избрани от автора', 'Ексклузивни партньори', 'Акценти', 'Партньори'] as const
/** Scripts of the carousels. */
const carouselScripts = /(?:HomeScripts|swiperRow).*\.js/
/** Enough content for every carousel to move, whatever else home contains. */
let filling: HomeFixture

test.beforeAll(async ({ request }) => {
  filling = await HomeFixture.open(request)
  await fill(filling)
})
test.afterAll(({ request }) => filling.takeDown(request))

test('R-HOME-1 to R-HOME-9 home has its parts in their order, each under its heading', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const articles = await liveArticles(request)
  const filled = (await categories(request))
    .filter(({ urlSlug }) => articles.some(({ category }) => category.urlSlug === urlSlug))
    .map(({ value }) => value)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Кариера')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...['Избрани от автора', 'Най-ново', 'Ексклузивни партньори', 'Платени публикации'],
    ...filled,
    ...['Акценти', 'Партньори'],
  ])
  const places = await Promise.all(
    [
      main.locator('[data-position="home_header"]'),
      main.locator('.message'),
      part(page, 'Избрани от автора'),
      part(page, filled.at(-1)!),
      main.locator('[data-position="home_middle"]'),
      part(page, 'Акценти'),
    ].map(async (element) => (await element.boundingBox())!.y),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('R-HOME-2 the message is there whole from the first frame; what plays over it shifts nothing', async ({
  page,
  home,
}) => {
  const words = 'Истории за хората, които градят кариера, без лъскави лозунги. '.repeat(5)
  const message = named(words).slice(-300).trim()
  await home.settings({ homeMessage: message })
  await home.isShown(message)
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.goto('/')
  const shown = page.locator('.message')
  await expect(shown).toHaveText(message)
  const looks = await shown.evaluate((element) => {
    const all = element.getAnimations({ subtree: true })
    const look = () => {
      const { width, height } = element.getBoundingClientRect()
      return { width, height, opacity: getComputedStyle(element).opacity }
    }
    const at = (act: (animation: Animation) => void) => {
      all.forEach(act)
      return look()
    }
    return {
      count: all.length,
      first: at((animation) => (animation.currentTime = 0)),
      half: at((animation) => (animation.currentTime = 1200)),
      last: at((animation) => (animation.currentTime = 2400)),
    }
  })
  expect(looks.count).toBe(2)
  expect([looks.half, looks.last]).toEqual([looks.first, looks.first])
  expect(looks.first.opacity).toBe('1')
})

test('R-HOME-2 the message stands still for readers who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const running = () => document.querySelector('.message')!.getAnimations({ subtree: true }).length
  expect(await page.evaluate(running)).toBe(0)
})

test('R-HOME-3 the chosen articles stand by their ids; one that is not live is absent', async ({
  page,
  home,
  request,
}) => {
  const hidden = await home.article('Още не е готова', { _status: 'draft' })
  await home.choose(hidden.id, 4)
  const answer = await request.get('/api/carousel-articles?limit=100&depth=1&sort=article')
  const { docs }: { docs: { article: { title: string } }[] } = await answer.json()
  expect(docs.length).toBeGreaterThan(3)
  await page.goto('/')
  const titles = part(page, 'Избрани от автора').getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(docs.map(({ article }) => article.title))
  await expect(page.getByText(hidden.title)).toHaveCount(0)
})

for (const { scheme, ...viewport } of [
  { width: 1280, height: 800, below: 620, scheme: 'light' },
  { width: 390, height: 844, below: 560, scheme: 'dark' },
] as const)
  test(`R-HOME-3 at ${viewport.width} px the first screen belongs to a story, with the bar of cookies open`, async ({
    page,
    home,
  }) => {
    await home.settings({
      homeMessage: named('Ежедневни истории за кариерата, такава, каквато е. Без лъскави лозунги.'),
    })
    await home.isShown(named('Без лъскави лозунги.'))
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize(viewport)
    await page.goto('/')
    const title = page.getByRole('main').getByRole('heading', { level: 3 }).first()
    const { y, height } = (await title.boundingBox())!
    expect(y).toBeLessThan(viewport.below)
    const bar = page.getByRole('region', { name: 'Бисквитки' })
    await expect(bar).toBeVisible()
    expect(y + height).toBeLessThan((await bar.boundingBox())!.y)
    // Its last words are never broken over two lines.
    const kept = page.locator('.message span')
    await expect(kept).toHaveText('каквато е')
    expect(await kept.evaluate((words) => words.getClientRects().length)).toBe(1)
  })

test('R-HOME-3 home begins with the story that is chosen in the settings, otherwise with the first of the carousel', async ({
  page,
  home,
}) => {
  const titles = part(page, 'Избрани от автора').getByRole('heading', { level: 3 })
  await page.goto('/')
  const before = await titles.allTextContents()
  const chosen = await home.article('Водеща статия')
  await home.settings({ leadStory: chosen.id })
  await home.isShown(chosen.title)
  await page.goto('/')
  await expect(titles).toHaveText([chosen.title, ...before])
  await home.api.update(chosen.id, { _status: 'draft' })
  await home.isGone(chosen.title)
  await page.goto('/')
  await expect(titles).toHaveText(before)
})

test('the six newest of all stand beside the carousel on a desktop, and below it on a phone', async ({
  page,
  request,
}) => {
  const newest = (await liveArticles(request)).slice(0, 6)
  const [chosen, list] = [part(page, 'Избрани от автора'), part(page, 'Най-ново')]
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(newest.map(({ title }) => title))
  const first = list.getByRole('listitem').first()
  await expect(first).toContainText(sofiaDate(newest[0]!.datePublished))
  await expect(first).toContainText(newest[0]!.category.value)
  const place = async (of: Locator) => (await of.boundingBox())!
  const lead = await place(chosen.getByRole('article').first())
  expect((await place(list)).x).toBeGreaterThan(lead.x + lead.width)
  expect((await place(list)).y).toBeLessThan(lead.y + 1)
  await page.setViewportSize(onPhone.viewport)
  const row = await place(chosen)
  expect((await place(list)).y).toBeGreaterThanOrEqual(row.y + row.height)
})

test('R-HOME-6 what the editors have chosen, or is paid for, is not shown again in its category', async ({
  page,
}) => {
  await page.goto('/')
  const links = (heading: string) =>
    part(page, heading)
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const above = (await Promise.all(['Избрани от автора', 'Платени публикации'].map(links))).flat()
  const inBlocks = await page
    .locator('section[aria-labelledby^="category-"] h3 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(inBlocks.length).toBeGreaterThan(10)
  expect(inBlocks.filter((path) => above.includes(path))).toEqual([])
})

test('R-HOME-6 two large blocks, then lists, then three abreast: home has a rhythm, and an end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const blocks = await page.locator('section[aria-labelledby^="category-"]').all()
  const boxes = await Promise.all(blocks.map(async (block) => (await block.boundingBox())!))
  expect(boxes.length).toBeGreaterThan(5)
  const [first, second, third] = boxes
  expect(third!.height).toBeLessThan(Math.min(first!.height, second!.height) * 0.75)
  expect(new Set(boxes.slice(-3).map(({ y }) => y)).size).toBe(1)
  expect(new Set(boxes.slice(-3).map(({ x }) => x)).size).toBe(3)
  // Other tests create further categories.
  const longest = 8000 + 400 * (boxes.length - categoriesOfDemo)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    longest,
  )
})

test('R-HOME-5 the paid order leads the featured cards, four at most', async ({ page, home }) => {
  const paid = { paid: true, paidStartDate: '2021-03-04T07:00:00.000Z' }
  const [second, first] = [
    await home.article('Втора в платения ред', paid),
    await home.article('Първа в платения ред', paid),
  ]
  const future = await home.article('Промоция, която още не е започнала', {
    ...paid,
    paidStartDate: '2099-01-01T00:00:00.000Z',
  })
  await home.putFirst([future.id, first.id, second.id])
  await expect(async () => {
    await page.goto('/')
    const titles = part(page, 'Платени публикации').getByRole('heading', { level: 3 })
    expect((await titles.allTextContents()).map((title) => title.trim()).slice(0, 2)).toEqual([
      first.title,
      second.title,
    ])
  }).toPass()
  const cards = part(page, 'Платени публикации').getByRole('article')
  await expect(cards).toHaveCount(4)
  await expect(cards.locator('[title="Платено съдържание"]')).toHaveCount(4)
})

test('R-HOME-10 home does not show the cloud of hashtags', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').locator('a[href*="hashtag="]')).toHaveCount(0)
})

for (const [width, chosen, exclusive, lines] of [
  [1280, 3, 4, [7, 7, 7]],
  [768, 3, 4, [7, 7, 7]],
  [767, 1, 4, [7, 7, 7]],
  [640, 1, 4, [7, 7, 7]],
  [639, 1, 1, [2, 2, 2]],
  [390, 1, 1, [2, 2, 2]],
] as const)
  test(`R-HOME-1 R-HOME-3 R-HOME-4 R-HOME-7 R-HOME-8 R-HOME-9 R-FRAME-12 how much is seen at once at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const counts = async (heading: string) => (await seenIn(part(page, heading))).length
    expect(await counts('Избрани от автора')).toBe(chosen)
    expect(await counts('Акценти')).toBe(chosen)
    expect(await counts('Ексклузивни партньори')).toBe(exclusive)
    await expect(itemsOf(part(page, 'Ексклузивни партньори'))).toHaveCount(5)
    expect(await linesOf(part(page, 'Партньори'))).toEqual(lines)
    const sizes = await page.locator('[data-banner]').evaluateAll((all) =>
      all.map((banner) => ({
        position: (banner as HTMLElement).dataset.position!,
        width: banner.clientWidth,
        ratio: banner.clientWidth / banner.clientHeight,
      })),
    )
    for (const [position, widest, ratio] of [
      ['home_header', 980, 980 / 250],
      ['home_exclusive', 280, 2],
      ['home_middle', 300, 6 / 5],
    ] as const) {
      const shown = sizes.filter((one) => one.position === position)
      expect(shown.length, position).toBeGreaterThan(0)
      for (const size of shown) {
        expect(size.width).toBeLessThanOrEqual(widest)
        expect(size.ratio).toBeCloseTo(ratio, 1)
      }
    }
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [390, 1280])
    test(`every slide can be scrolled to at ${width} px, and no control stands there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      for (const heading of carousels) {
        const row = part(page, heading)
        await expect(row.getByRole('button')).toHaveCount(0)
        for (const item of await itemsOf(row).all()) {
          await item.evaluate((node) => node.scrollIntoView({ block: 'center', inline: 'center' }))
          await expect(item).toBeInViewport({ ratio: 0.9 })
        }
      }
    })
})

test(
  'nothing shifts when the carousels come to life, and their script does not hold up the page',
  { tag: '@alone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [], loaded: 0 })
      addEventListener('load', () => Object.assign(window, { loaded: performance.now() }))
      const shifts = Reflect.get(window, 'shifts') as string[]
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
        })[])
          shifts.push(
            [
              entry.value,
              ...entry.sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${node?.textContent?.trim().slice(0, 40)} ${JSON.stringify([previousRect, currentRect])}`,
              ),
            ].join(' '),
          )
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const viewport of [onPhone.viewport, { width: 1280, height: 900 }]) {
      await page.setViewportSize(viewport)
      await page.route(carouselScripts, (route) => route.abort())
      await page.goto('/')
      const places = await placesOf(page)
      await page.unroute(carouselScripts)
      await page.goto('/')
      for (const heading of carousels) await comeTo(part(page, heading))
      expect(await placesOf(page)).toEqual(places)
      expect(await page.evaluate(() => Reflect.get(window, 'shifts') as string[])).toEqual([])
      const early = await page.evaluate((pattern) => {
        const scripts = performance
          .getEntriesByType('resource')
          .filter(({ name }) => new RegExp(pattern).test(name))
        return [
          scripts.length,
          scripts.filter(({ startTime }) => startTime < Reflect.get(window, 'loaded')).length,
        ]
      }, carouselScripts.source)
      expect(early).toEqual([2, 0])
    }
  },
)

test('the lead story has its width before the browser has read what is beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const lead = page.getByRole('main').getByRole('article').first()
  const before = await lead.boundingBox()
  await part(page, readerTexts.home.newest).evaluate((newest) => {
    newest.remove()
  })
  expect((await lead.boundingBox())?.width).toBe(before?.width)
})

test('a part without content is absent', async ({ page, home }) => {
  for (const position of ['home_header', 'home_exclusive', 'home_middle'] as const)
    await home.clear(position)
  await home.settings({ homeMessage: '' })
  for (const text of ['data-position="home_middle"', 'id="exclusive"', 'class="message'])
    await home.isGone(text)
  await page.goto('/')
  await expect(page.getByRole('main').getByText('Реклама', { exact: true })).toHaveCount(0)
  await expect(part(page, 'Ексклузивни партньори')).toHaveCount(0)
  await expect(part(page, 'Партньори')).toBeVisible()
})

/** Distance of each carousel's list from the top of the page, pixels. */
function placesOf(page: Page): Promise<number[]> {
  return Promise.all(
    carousels.map((heading) =>
      part(page, heading)
        .getByRole('list')
        .evaluate((list) => list.getBoundingClientRect().top + scrollY),
    ),
  )
}

async function fill(arrangement: HomeFixture): Promise<void> {
  for (const position of ['home_header', 'home_middle'] as const)
    await arrangement.banner(position, { alt: named(`Банер ${position}`) })
  for (let count = 1; count <= 5; count += 1)
    await arrangement.banner('home_exclusive', { alt: named(`Ексклузивен ${count}`) })
  for (let count = 1; count <= 23; count += 1)
    await arrangement.banner('home_partners', { alt: named(`Партньор ${count}`) })
  for (const seconds of [5, 4, 3, 2])
    await arrangement.quote(named(`Цитат за ${seconds} s.`), seconds)
  for (const seconds of [2, 4, 3, 6]) {
    const { id } = await arrangement.article(`Избрана за ${seconds} s`)
    await arrangement.choose(id, seconds)
  }
  await arrangement.isShown(named('Цитат за 2 s.'))
  await arrangement.isShown('Избрана за 6 s')
}
