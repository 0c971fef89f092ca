import { expect, test, type APIRequestContext, type Page } from 'playwright/test'
import { holdClock } from './clock.ts'
import { Desk, type Saved } from './desk.ts'
import { swipe, swipeFrom } from './finger.ts'
import { liveArticles, longestOf } from './publication.ts'
import { baseURL } from './system.ts'

const run = Date.now().toString(36)
const phone = { width: 390, height: 844 }
const onPhone = { viewport: phone, hasTouch: true, isMobile: true }
const player = 'https://www.youtube-nocookie.com'
const pathOf = ({ slug }: { slug: string }) => `/article/${slug}/`

/** Publishes an article and waits until readers see it; long ago, so that others stay the newest. */
async function publish(request: APIRequestContext, title: string, data: object): Promise<Saved> {
  const desk = await Desk.open(request)
  const datePublished = '2021-05-06T07:00:00.000Z'
  const article = await desk.write(`${title} ${run}`, { datePublished, ...data })
  const answer = () => request.get(pathOf(article), { maxRedirects: 0 })
  await expect.poll(async () => (await answer()).status()).toBe(200)
  return article
}

let video: Saved | undefined
let row: [Saved, Saved, Saved] | undefined

/** An article with a video of its own. */
async function withVideo(request: APIRequestContext): Promise<Saved> {
  const youtubeEmbed = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  return (video ??= await publish(request, 'С видео', { youtubeEmbed }))
}

/** Three articles that stand side by side in their category: long ago, and at a time of this run's own. */
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
  // Those on both sides are told of each other.
  await expect.poll(async () => (await request.get(pathOf(second))).text()).toContain(pathOf(third))
  return [first, second, third]
}

test.describe('R-ART-1 the article', () => {
  test('shows chip, date, reading time, star, title, name, links, hashtags, video and body', async ({
    page,
    request,
  }) => {
    const article = await publish(request, 'Статия с всичко', {
      accent: 'Накратко, за какво става дума.',
      entityName: 'Мая Георгиева',
      facebookLink: 'https://facebook.com/maya',
      websiteLink: 'http://maya.example/',
      youtubeEmbed: 'https://youtu.be/dQw4w9WgXcQ',
      hashtags: [`занаяти ${run}`],
      paid: true,
      paidStartDate: new Date(Date.now() - 60_000).toISOString(),
    })
    await page.goto(pathOf(article))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(article.title)
    await expect(main.getByText('1 мин. четене')).toBeVisible()
    await expect(main.getByTitle('Платено съдържание').first()).toHaveText('Платено съдържание')
    await expect(main.getByText('Накратко, за какво става дума.')).toBeVisible()
    const contacts = main.getByRole('list', { name: 'Мая Георгиева' }).getByRole('link')
    expect(
      await contacts.evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')]),
      ),
    ).toEqual([
      ['https://facebook.com/maya', 'sponsored noopener'],
      ['http://maya.example/', 'sponsored noopener'],
    ])
    await expect(main.getByRole('link', { name: 'Facebook' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Уебсайт' })).toBeVisible()
    await expect(
      main.getByRole('list', { name: 'Хаштагове' }).getByRole('link', { name: `#занаяти ${run}` }),
    ).toHaveAttribute('href', /^\/search\/\?hashtag=[\w-]+$/)
    await expect(main.getByRole('link', { name: 'Гледайте видеото в YouTube' })).toBeVisible()
    await expect(main.getByText('Текстът на статията.')).toBeVisible()
  })

  for (const key of ['click', 'Enter'] as const) {
    test(`a video is fetched from nowhere before a ${key}, then plays in place and has the focus`, async ({
      page,
      request,
    }) => {
      const foreign: string[] = []
      page.on('request', (sent) => {
        if (!sent.url().startsWith(baseURL)) foreign.push(sent.url())
      })
      await page.route(`${player}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
      )
      const article = await withVideo(request)
      await page.goto(pathOf(article), { waitUntil: 'networkidle' })
      const link = page.getByRole('link', { name: 'Гледайте видеото в YouTube' })
      await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
      expect(foreign).toEqual([])
      await (key === 'click' ? link.click() : link.press(key))
      const frame = page.locator('iframe')
      await expect(frame).toHaveAttribute('src', `${player}/embed/dQw4w9WgXcQ?autoplay=1`)
      await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
      await expect(frame).toHaveAttribute('allowfullscreen', '')
      await expect(frame).toHaveAttribute('width', '100%')
      await expect(frame).toHaveAttribute('height', '100%')
      await expect(frame).toBeFocused()
      await expect(link).toBeHidden()
      const { width, height } = (await frame.boundingBox())!
      expect(width / height).toBeCloseTo(16 / 9, 1)
      await expect.poll(() => foreign).toEqual([`${player}/embed/dQw4w9WgXcQ?autoplay=1`])
    })
  }

  test('without script a video is a plain link, and everything is there to be read', async ({
    browser,
    request,
  }) => {
    const article = await withVideo(request)
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
    const page = await context.newPage()
    await page.goto(baseURL + pathOf(article))
    await expect(page.getByText('Текстът на статията.')).toBeVisible()
    await expect(page.getByRole('link', { name: /видеото в YouTube/ })).toBeVisible()
    for (const needsScript of [/Сподели/, /Отпечатай/, /Следваща$/])
      await expect(page.getByRole('button', { name: needsScript })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Прочетете още' })).toBeHidden()
    await context.close()
  })

  test('can be shared by the system, or copied and said so, and printed', async ({
    page,
    request,
    context,
  }) => {
    const [article] = await liveArticles(request)
    const address = baseURL + pathOf(article!)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Object.assign(window, { print: () => Object.assign(window, { printed: true }) })
      Reflect.deleteProperty(Navigator.prototype, 'share')
    })
    await page.goto(`${address}?from=mail`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Сподели' }).click()
    await expect(main.locator('[data-tools] [role="status"]')).toHaveText('Адресът е копиран.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await page.evaluate(() => {
      const share = (shared: object) => Promise.resolve(Object.assign(window, { shared }))
      Object.assign(navigator, { share })
    })
    await main.getByRole('button', { name: 'Сподели' }).click()
    const shared = () => page.evaluate(() => Reflect.get(window, 'shared'))
    await expect.poll(shared).toMatchObject({ url: address })
    await main.getByRole('button', { name: 'Отпечатай' }).click()
    expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true)
  })

  test('is printed as an article: its text, and nothing around it', async ({ page, request }) => {
    const [article] = await liveArticles(request)
    await page.goto(pathOf(article!))
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of [
      page.getByRole('contentinfo'),
      page.getByRole('region', { name: 'Свързани статии' }),
      page.getByRole('region', { name: 'Бисквитки' }),
      page.getByRole('button', { name: 'Отпечатай' }),
      page.getByRole('navigation', { name: 'Категории' }),
    ])
      await expect(part).toBeHidden()
  })
})

test('R-ART-4 related articles are of the same category, at most twelve, and say so where there are none', async ({
  page,
  request,
}) => {
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

  const desk = await Desk.open(request)
  const name = `Самотна ${Date.now().toString(36)}`
  const alone = await desk.write('Единствена', { category: await desk.category(name) })
  const standing = () => request.get(pathOf(alone), { maxRedirects: 0 })
  await expect.poll(async () => (await standing()).status()).toBe(200)
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
      // What scrolls sideways keeps its swipes.
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
        // Its script has to be there before the next finger is, and the last page gone.
        await page.waitForLoadState()
        await page.waitForFunction(() => document.getAnimations().length === 0)
      }
      // Two fingers zoom; a link that they followed would be asked for at once.
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

    test('hints come 2 s after load for 4 s, then now and then for 3 s', async ({
      page,
      request,
    }) => {
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
    })

    test('readers who want less motion get no hints', async ({ page, request }) => {
      const [, second] = await neighbours(request)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await holdClock(page)
      await page.goto(pathOf(second))
      await page.clock.runFor(3000)
      await expect(page.locator('[data-hints]')).toBeHidden()
    })
  })

  test.describe('from 768 px', () => {
    test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })

    test('a swipe leads nowhere, and no hint comes', async ({ page, request }) => {
      const [, second] = await neighbours(request)
      await holdClock(page)
      await page.goto(pathOf(second))
      await page.clock.runFor(3000)
      await expect(page.locator('[data-hints]')).toBeHidden()
      await swipe(page, page.getByRole('heading', { level: 1 }), { x: -200, y: 0 })
      await expect(page).toHaveURL(pathOf(second))
      await expect(page.getByRole('heading', { name: 'Прочетете още' })).toBeHidden()
    })
  })
})

test.describe('R-ART-6 the strip of articles on a phone', () => {
  test.use(onPhone)

  const strip = (page: Page) => page.getByRole('region', { name: 'Прочетете още' })
  const cards = (page: Page) => strip(page).getByRole('listitem')
  /** Which card stands at the beginning. */
  const current = (page: Page) =>
    cards(page).evaluateAll((all) => {
      const lefts = all.map((card) => Math.abs(card.getBoundingClientRect().left - 16))
      return lefts.indexOf(Math.min(...lefts))
    })
  const asks = (page: Page) => {
    const asked: URL[] = []
    page.on('request', (sent) => {
      if (sent.url().includes('/api/articles/random')) asked.push(new URL(sent.url()))
    })
    return asked
  }

  test('loads when it comes near, ten at a time, and again within three of the end', async ({
    page,
    request,
  }) => {
    // A long one: at its beginning the strip is far away.
    const article = longestOf(await liveArticles(request))
    const asked = asks(page)
    await holdClock(page)
    await page.goto(pathOf(article!), { waitUntil: 'networkidle' })
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
  })

  test('moves on every 3 s, waits 3 s after a swipe of more than 50 px, and stops by its button', async ({
    page,
    request,
  }) => {
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
  })

  test('stands still for readers who want less motion, who move it by its buttons', async ({
    page,
    request,
  }) => {
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
  })

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

test('R-ART-7 on a phone readers are invited to the messenger groups', async ({
  page,
  request,
}) => {
  const desk = await Desk.open(request)
  const [article] = await liveArticles(request)
  const link = 'https://invite.viber.com/kariera'
  await desk.settings({ messengerGroups: [{ name: 'Viber', link }] })
  try {
    await expect.poll(async () => (await request.get(pathOf(article!))).text()).toContain(link)
    for (const [width, visible] of [
      [767, true],
      [768, false],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(pathOf(article!))
      const invitation = page.getByText('Следи новостите във:')
      await expect(invitation).toBeVisible({ visible })
      if (visible)
        await expect(page.getByRole('link', { name: 'Viber' })).toHaveAttribute('href', link)
    }
  } finally {
    await desk.settings({ messengerGroups: [] })
  }
  await expect
    .poll(async () => (await request.get(pathOf(article!))).text())
    .not.toContain('Следи новостите във:')
})

test('R-PRE-1 a preview shows the draft, until when its link works, and is kept nowhere', async ({
  browser,
  request,
}) => {
  const desk = await Desk.open(request)
  const draft = await desk.write(`Чернова за преглед ${run}`, { _status: 'draft' })
  const { url, expiresAt } = await desk.previewLink(draft.id)
  const page = await (await browser.newContext()).newPage()
  const answer = await page.goto(url.replace(/^https?:\/\/[^/]+/, baseURL))
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByText('Preview Mode', { exact: true })).toBeVisible()
  await expect(page.getByText('link expires in 7 day(s)')).toBeVisible()
  const date = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Sofia' })
  await expect(page.getByText('Expires on')).toContainText(date.format(new Date(expiresAt)))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft.title)
  await expect(page.getByRole('button', { name: 'Сподели' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Свързани статии' })).toBeHidden()
  await page.context().close()
})
