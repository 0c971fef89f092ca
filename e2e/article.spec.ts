import { parseRssFeed } from 'feedsmith'
import { expect, type APIRequestContext } from 'playwright/test'
import sharp from 'sharp'
import { onPhone, pathOf, publish } from './articles.ts'
import { ApiClient, bodyOf, type Saved } from './apiClient.ts'
import { swipe } from './finger.ts'
import { test } from './journey.ts'
import { liveArticles, type PublicArticle } from './publication.ts'
import { baseURL } from './system.ts'

const run = Date.now().toString(36)
const player = 'https://www.youtube-nocookie.com'

let video: Saved | undefined
async function withVideo(request: APIRequestContext): Promise<Saved> {
  const youtubeEmbed = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  return (video ??= await publish(request, 'С видео', { youtubeEmbed }))
}

test('A-ART-1 an article without a category has no chip and no neighbours, and is found everywhere else', async ({
  page,
  request,
}) => {
  const hashtag = `без рубрика ${run}`
  const article = await publish(request, 'Извън рубриките', {
    ...{ category: null, hashtags: [hashtag] },
    // The newest, so that it is in the feed.
    datePublished: new Date().toISOString(),
  })
  await page.goto(pathOf(article))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(article.title)
  await expect(main.locator('article .chip')).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'Свързани статии' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Виж всички статии от категорията' })).toHaveCount(0)
  const titled = page.getByRole('main').locator('.card').filter({ hasText: article.title })
  await page.goto(`/search/?title=${encodeURIComponent(article.title)}`)
  await expect(titled).toBeVisible()
  await expect(titled.locator('.chip')).toHaveCount(0)
  await page.goto(`/search/?hashtag=${encodeURIComponent(hashtag)}`)
  await expect(titled).toBeVisible()
  const itemOf = async () => {
    const feed = parseRssFeed(await (await request.get('/rss.xml')).text())
    return feed.items?.find(({ title }) => title === article.title)
  }
  await expect.poll(async () => (await itemOf())?.link).toContain(pathOf(article))
  expect((await itemOf())?.categories ?? []).toEqual([])
  // Other journeys look for articles by their category.
  const api = await ApiClient.open(request)
  await api.change('patch', `/articles/${article.id}`, { deletedAt: new Date().toISOString() })
})

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
      sponsor: 'Банка „Искър“',
    })
    await page.goto(pathOf(article))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(article.title)
    await expect(main.getByText('1 мин. четене')).toBeVisible()
    await expect(main.getByTitle('Платено съдържание').first()).toHaveText('Платено съдържание')
    await expect(main.getByText('от Банка „Искър“').first()).toBeVisible()
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

  test('names who has written it, to readers, to machines and in the feed', async ({
    page,
    request,
  }) => {
    const name = `Мая О'Нийл & <син> ${run}`
    const account = { name, email: `maya-${run}@example.com`, password: `long enough ${run}` }
    const api = await ApiClient.open(request)
    await api.change('post', '/users', { ...account, role: 'editor' })
    const asAuthor = await ApiClient.open(request, account)
    // The newest article, so that it is in the feed.
    const article = await asAuthor.write(`Подписана ${run}`)
    await expect
      .poll(async () => (await request.get(pathOf(article), { maxRedirects: 0 })).status())
      .toBe(200)
    await page.goto(pathOf(article))
    await expect(page.getByRole('main').getByText(name)).toBeVisible()
    await expect(page.locator('meta[name="author"]')).toHaveAttribute('content', name)
    const things = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(things ?? '')['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'NewsArticle',
        author: { '@type': 'Person', name },
      }),
    )
    const creators = async () => {
      const feed = parseRssFeed(await (await request.get('/rss.xml')).text())
      return feed.items?.find(({ title }) => title === article.title)?.dc?.creators
    }
    await expect.poll(creators).toEqual([name])
    await api.update(article.id, { _status: 'draft' })
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
      await page.goto(pathOf(article))
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

  test('begins with its text on a phone, and what is beside it on a desktop follows', async ({
    page,
    request,
  }) => {
    const article = (await liveArticles(request)).find(
      ({ picture, accent, entityName }) => picture && accent && entityName,
    )!
    const main = page.getByRole('main')
    const [text, facts] = [main.locator('.prose'), main.locator('.facts')]
    await page.setViewportSize(onPhone.viewport)
    await page.goto(pathOf(article))
    await expect(facts.getByText(article.entityName!, { exact: true })).toBeVisible()
    const below = (await text.boundingBox())!
    expect(below.y).toBeLessThan(900)
    expect((await facts.boundingBox())!.y).toBeGreaterThanOrEqual(below.y + below.height)
    await page.setViewportSize({ width: 1280, height: 900 })
    const beside = (await text.boundingBox())!
    const box = (await facts.boundingBox())!
    const picture = (await main.locator('.figure').boundingBox())!
    expect(Math.abs(box.y - picture.y)).toBeLessThan(20)
    expect(box.x).toBeGreaterThan(picture.x + picture.width)
    expect(box.x).toBeGreaterThan(beside.x + beside.width)
  })

  for (const width of [1024, 1280])
    test(`at ${width} px ends below its text with the ways on, which stand clear of each other`, async ({
      page,
      request,
    }) => {
      const articles = await liveArticles(request)
      const between = articles.filter(({ category }, index) => {
        const isOfIt = (other: PublicArticle) => other.category.id === category.id
        return articles.slice(0, index).some(isOfIt) && articles.slice(index + 1).some(isOfIt)
      })
      await page.setViewportSize({ width, height: 900 })
      const [ways, adjacent] = [page.locator('.ways'), page.locator('.adjacent')]
      const [pictured, bare] = [true, false].map((isPictured) =>
        between.findLast(({ picture }) => (picture !== null) === isPictured),
      )
      for (const article of [pictured!, bare!]) {
        await page.goto(pathOf(article))
        const text = (await page.locator('.prose').boundingBox())!
        const [first, second] = [(await ways.boundingBox())!, (await adjacent.boundingBox())!]
        expect([first.x, second.x]).toEqual([text.x, text.x])
        expect(first.y).toBeGreaterThanOrEqual(text.y + text.height)
        expect(second.y).toBeGreaterThanOrEqual(first.y + first.height)
        const button = (await ways.getByRole('link').first().boundingBox())!
        expect(button.height).toBeLessThan(60)
        const links = await adjacent.getByRole('link').all()
        const boxes = await Promise.all(links.map(async (link) => (await link.boundingBox())!))
        expect(boxes).toHaveLength(2)
        expect(boxes[0]!.x + boxes[0]!.width).toBeLessThanOrEqual(boxes[1]!.x)
      }
    })

  test('leads to a heading of its text, below the bar', async ({ page, request }) => {
    const inBody = (await liveArticles(request)).find(({ body }) =>
      JSON.stringify(body).includes('"type":"heading"'),
    )!
    await page.goto(pathOf(inBody))
    const id = await page.locator('.prose :is(h2, h3)[id]').last().getAttribute('id')
    expect(id).toMatch(/^h-[a-z0-9-]+$/)
    await page.goto(`${pathOf(inBody)}#${id}`)
    const heading = page.locator(`#${id}`)
    await expect(heading).toBeInViewport()
    const bar = (await page.getByRole('banner').boundingBox())!
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height)
  })

  test('without script a video is a plain link, and everything is there to be read', async ({
    browser,
    request,
  }) => {
    const article = await withVideo(request)
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: onPhone.viewport,
    })
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

test.describe('pictures of an article open larger', () => {
  let article: Saved | undefined
  /** An article with two pictures, each with its own credit. */
  async function withPictures(request: APIRequestContext): Promise<Saved> {
    if (article) return article
    const api = await ApiClient.open(request)
    const upload = async (height: number, about: object) => {
      const image = sharp({ create: { width: 1600, height, channels: 3, background: '#187bcd' } })
      return (await api.upload(await image.jpeg().toBuffer(), about)).id
    }
    const picture = await upload(1067, { alt: 'Морето', author: `Първа ${run}`, aiMade: true })
    const inText = await upload(1200, { alt: 'Планината', author: `Втора ${run}` })
    const body = bodyOf('Текст със снимка.', inText)
    return (article = await publish(request, 'С две снимки', { picture, body }))
  }

  test('by keys, over the page, and leave the focus where it was', async ({ page, request }) => {
    await page.goto(pathOf(await withPictures(request)))
    const link = page.getByRole('link', { name: 'Морето' })
    await link.press('Enter')
    const viewer = page.getByRole('dialog', { name: 'Снимки към статията' })
    await expect(viewer.getByRole('img', { name: 'Морето' })).toBeInViewport()
    await expect(
      viewer.getByText(`Снимка: Първа ${run} · Създадена с изкуствен интелект`),
    ).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByRole('img', { name: 'Планината' })).toBeInViewport()
    await expect(viewer.getByText(`Снимка: Втора ${run}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(link).toBeFocused()
  })

  test('by touch, where a swipe leads to the next picture and not to another article', async ({
    browser,
    request,
  }) => {
    const path = pathOf(await withPictures(request))
    const page = await browser.newPage(onPhone)
    await page.goto(path)
    await page.getByRole('link', { name: 'Морето' }).tap()
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByRole('img', { name: 'Морето' })).toBeInViewport()
    await swipe(page, viewer, { x: -260, y: 0 })
    await expect(viewer.getByText(`Снимка: Втора ${run}`)).toBeVisible()
    await viewer.getByRole('button', { name: 'Затвори' }).tap()
    await expect(viewer).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.close()
  })

  test('as a file, without script', async ({ browser, request }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(pathOf(await withPictures(request)))
    for (const name of ['Морето', 'Планината']) {
      const href = await page.getByRole('link', { name }).getAttribute('href')
      expect((await request.get(href ?? '')).headers()['content-type'], name).toMatch(/^image/)
    }
    await page.close()
  })
})

test('R-ART-7 on a phone readers are invited to the messenger groups', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const [article] = await liveArticles(request)
  const link = 'https://invite.viber.com/kariera'
  await api.settings({ messengerGroups: [{ name: 'Viber', link }] })
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
    await api.settings({ messengerGroups: [] })
  }
  await expect
    .poll(async () => (await request.get(pathOf(article!))).text())
    .not.toContain('Следи новостите във:')
})

test('R-PRE-1 a preview shows the draft, until when its link works, and is kept nowhere', async ({
  browser,
  request,
}) => {
  const api = await ApiClient.open(request)
  const draft = await api.write(`Чернова за преглед ${run}`, { _status: 'draft' })
  const { url, expiresAt } = await api.previewLink(draft.id)
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
