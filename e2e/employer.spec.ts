import { expect, type Page } from 'playwright/test'
import { test, unique, type ContentFixture } from './contentFixture.ts'

const player = 'https://www.youtube-nocookie.com'
const links = {
  facebook: 'https://facebook.com/zavod',
  instagram: 'https://instagram.com/zavod',
  youtube: 'https://youtube.com/@zavod',
  linkedin: 'https://linkedin.com/company/zavod',
  tiktok: 'https://tiktok.com/@zavod',
  website: 'https://www.zavod-sever.example/karieri/',
}
const jobOffersButtonLink = 'https://jobs.example/zavod'
const youtubeEmbedding = 'https://youtu.be/dQw4w9WgXcQ'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const articles = (page: Page) => main(page).getByRole('region', { name: 'Статии' })
const follow = (page: Page) => main(page).getByRole('region', { name: 'Последвайте ни' })
const jobs = (page: Page) => main(page).getByRole('link', { name: /отворените позиции/ })
const video = (page: Page) => main(page).getByRole('link', { name: 'Гледайте видеото в YouTube' })
const pathOf = (slug: string) => `/employer/${slug}/`

/** Creates an employer's profile and waits until readers see it. */
async function present(written: ContentFixture, data: object = {}) {
  const slug = unique('zavod').replace(' ', '-')
  const employer = await written.make('employers', { slug, ...data })
  await written.isRead()
  return { id: employer.id, slug, path: pathOf(slug) }
}

test('R-EMP-1 a profile has a way back, logo, open positions, video, articles and links', async ({
  page,
  written,
}) => {
  const own = [await written.article('Първа за завода'), await written.article('Втора за завода')]
  const { path } = await present(written, {
    ...links,
    logo: await written.logo(),
    jobOffersButtonLink,
    youtubeEmbedding,
    articles: own.map(({ id }) => id),
  })
  await page.goto('/hashtags/')
  await page.goto(path)
  await expect(page).toHaveTitle(/^www\.zavod-sever\.example \| /)
  await expect(heading(page)).toHaveText('www.zavod-sever.example')
  const logo = main(page).getByRole('img', { name: 'Лого на www.zavod-sever.example' })
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
  await expect(jobs(page)).toHaveText('Виж отворените позиции на компанията и кандидатствай')
  await expect(jobs(page)).toHaveAttribute('href', jobOffersButtonLink)
  await expect(jobs(page)).toHaveAttribute('rel', 'noopener')
  const titles = articles(page).getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(own.map(({ title }) => title))
  const profiles = follow(page).getByRole('link')
  await expect(profiles).toHaveText([
    ...['Facebook', 'Instagram', 'YouTube', 'LinkedIn', 'TikTok', 'Уебсайт'],
  ])
  for (const [index, url] of Object.values(links).entries()) {
    await expect(profiles.nth(index)).toHaveAttribute('href', url)
    await expect(profiles.nth(index)).toHaveAttribute('rel', 'noopener')
  }
  await main(page).getByRole('link', { name: 'Назад' }).press('Enter')
  await expect(page).toHaveURL('/hashtags/')
})

test('R-EMP-1 the articles stand in two columns, below 768 px in one', async ({
  page,
  written,
}) => {
  const own = [await written.article('Едната'), await written.article('Другата')]
  const { path } = await present(written, { articles: own.map(({ id }) => id) })
  const places = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await articles(page)
      .getByRole('listitem')
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON()))
    const [first, second] = boxes
    return { isBeside: first.top === second.top, isBelow: second.top >= first.bottom }
  }
  await page.goto(path)
  for (const width of [768, 1280])
    expect(await places(width), `${width} px`).toEqual({ isBeside: true, isBelow: false })
  for (const width of [390, 767])
    expect(await places(width), `${width} px`).toEqual({ isBeside: false, isBelow: true })
})

test('R-EMP-1 what is not set is not there: a drawing in place of the logo, and the name of the page', async ({
  page,
  written,
}) => {
  const { path, slug } = await present(written)
  await page.goto(path)
  await expect(page).toHaveTitle(/^Employer Profile \| /)
  await expect(heading(page)).toHaveText('Employer Profile')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    new RegExp(slug),
  )
  await expect(main(page).locator('svg.lucide')).toBeVisible()
  await expect(main(page).locator('img')).toHaveCount(0)
  for (const part of [video(page), jobs(page), articles(page), follow(page)])
    await expect(part).toHaveCount(0)
})

test('R-EMP-1 a name that was given is the heading, and the video has a picture of the articles', async ({
  page,
  written,
}) => {
  const picture = await written.picture({ alt: 'Завод', author: 'Снимкова' })
  const article = await written.article('Отвътре', { picture })
  const { path } = await present(written, {
    name: 'Завод „Север“',
    description: 'Правим врати от 1962 година.',
    website: links.website,
    youtubeEmbedding,
    articles: [article.id],
  })
  await page.goto(path)
  await expect(heading(page)).toHaveText('Завод „Север“')
  await expect(main(page).locator('header')).toContainText('Правим врати от 1962 година.')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'Правим врати от 1962 година.',
  )
  await expect(page).toHaveTitle(/^www\.zavod-sever\.example \| /)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'Завод „Север“',
  )
  await expect(video(page)).toHaveCSS('background-image', /url\("[^"]*\/media\/[^"]+"\)/)
})

test('R-EMP-1 only the links that are set are there', async ({ page, written }) => {
  const { tiktok, linkedin } = links
  const { path } = await present(written, { tiktok, linkedin })
  await page.goto(path)
  await expect(follow(page).getByRole('link')).toHaveText(['LinkedIn', 'TikTok'])
})

for (const [width, look] of [
  [390, 'a phone'],
  [1280, 'a desktop'],
] as const)
  test(`R-EMP-1 on ${look} the video is as wide as the page, 16:9, and asks nobody before it is wanted`, async ({
    page,
    written,
    baseURL,
  }) => {
    const foreign: string[] = []
    page.on('request', (sent) => {
      if (!sent.url().startsWith(baseURL!)) foreign.push(sent.url())
    })
    await page.route(`${player}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
    )
    const { path } = await present(written, { youtubeEmbedding, website: links.website })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    expect(foreign).toEqual([])
    const wide = (await follow(page).boundingBox())!.width
    const before = (await video(page).boundingBox())!
    expect(before.width).toBeCloseTo(wide, 0)
    await video(page).press('Enter')
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('src', `${player}/embed/dQw4w9WgXcQ?autoplay=1`)
    await expect(frame).toBeFocused()
    const after = (await frame.boundingBox())!
    expect(after.width).toBeCloseTo(wide, 0)
    expect(after.width / after.height).toBeCloseTo(16 / 9, 1)
  })

test('R-EMP-1 its articles are those that readers see, in the order of the editors', async ({
  page,
  written,
}) => {
  const older = await written.article('По-стара', { datePublished: '2020-02-02T07:00:00.000Z' })
  const newer = await written.article('По-нова')
  const draft = await written.article('Още не', { _status: 'draft' })
  const chosen = [older, draft, newer]
  const { id, path } = await present(written, { articles: chosen.map((one) => one.id) })
  const expectArticles = async (...expected: { title: string }[]) => {
    await written.isRead()
    await page.goto(path)
    await expect(articles(page).getByRole('heading', { level: 3 })).toHaveText(
      expected.map(({ title }) => title),
    )
  }
  await expectArticles(older, newer)
  await written.api.update(draft.id, { _status: 'published' })
  await expectArticles(older, draft, newer)
  await written.change('employers', id, { articles: [newer.id, older.id] })
  await expectArticles(newer, older)
  for (const one of [newer, older]) await written.takeAway('articles', one.id)
  await written.isRead()
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  await expect(articles(page)).toHaveCount(0)
})

test('R-EMP-1 R-ART-10 a former address leads to the new one', async ({ written, request }) => {
  const { id, path } = await present(written)
  const slug = unique('preimenuvan').replace(' ', '-')
  await written.change('employers', id, { slug })
  await written.isRead()
  const answer = await request.get(path, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([308, pathOf(slug)])
  expect((await request.get(pathOf(slug))).status()).toBe(200)
})

test('R-EMP-2 a profile that there is not, or not any more, is a 404 that says so, with a way back', async ({
  page,
  written,
  request,
}) => {
  await page.goto('/about/')
  const answer = await page.goto(pathOf('nyama-takav'))
  expect(answer?.status()).toBe(404)
  const notFound = await answer?.text()
  await expect(page).toHaveTitle(/^Profile Not Found \| /)
  await expect(heading(page)).toHaveText('Profile Not Found')
  await expect(main(page)).toContainText('Профилът, който търсите, не съществува или е премахнат.')
  await main(page).getByRole('link', { name: 'Назад' }).click()
  await expect(page).toHaveURL('/about/')

  const { id, path } = await present(written)
  expect((await request.get(path)).status()).toBe(200)
  await written.takeAway('employers', id)
  await written.isRead()
  const gone = await request.get(path)
  expect([gone.status(), await gone.text()]).toEqual([404, notFound])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('R-EMP-1 everything is there, and the video is a plain link', async ({ page, written }) => {
    const article = await written.article('Без скрипт за завода')
    const data = { ...links, youtubeEmbedding, jobOffersButtonLink, articles: [article.id] }
    const { path } = await present(written, data)
    await page.goto(path)
    await expect(video(page)).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    await expect(jobs(page)).toBeVisible()
    await expect(articles(page).getByRole('link', { name: article.title })).toBeVisible()
    await expect(follow(page).getByRole('link')).toHaveCount(6)
    await expect(main(page).getByRole('button')).toHaveCount(0)
  })
})

test('R-ERR-1 broken pictures of an article, an employer and a person leave no gap', async ({
  page,
  written,
}) => {
  const picture = await written.picture({ alt: unique('Снимка'), author: 'Мария' })
  const article = await written.article('Със счупена снимка', { picture })
  const parts = { figure: '.figure', logo: '.employer-logo > img', portrait: '.portrait' }
  const employers = await written.api.list<{ slug: string; logo: unknown }>('/employers?limit=20')
  const pages = [
    [`/article/${article.slug}/`, parts.figure],
    [`/employer/${employers.find(({ logo }) => logo)!.slug}/`, parts.logo],
    ['/about/', parts.portrait],
  ] as const
  await written.isRead()
  for (const [path, part] of pages) {
    await page.goto(path)
    await expect(main(page).locator(part), path).toHaveCount(1)
  }
  await page.route(
    ({ pathname }) => pathname.startsWith('/media/'),
    (route) => route.fulfill({ status: 404 }),
  )
  for (const [path, part] of pages) {
    await page.goto(path)
    await expect(main(page).locator(part), path).toHaveCount(0)
    await expect(heading(page)).toBeVisible()
    if (part === parts.logo) await expect(main(page).locator('.employer-logo > svg')).toBeVisible()
  }
})
