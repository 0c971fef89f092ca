import { expect, type APIRequestContext, type Page } from 'playwright/test'
import { thingsOn } from './crawl.ts'
import { factsOf } from './pageFacts.ts'
import { sofiaDate } from './publication.ts'
import { userAgent } from './userAgent.ts'
import { test, unique, type ContentFixture } from './contentFixture.ts'

const live = { _status: 'published' }
const author = 'Мая Георгиева, хлебар'
const pathOf = ({ slug }: { slug: string }) => `/quote/${slug}/`
const source = (page: Page) => page.getByRole('region', { name: 'Цитатът е от статията' })

/** Publishes a quote, and waits until readers see it. */
async function say(written: ContentFixture, quoteText: string, data: object = {}) {
  const quote = await written.make('quotes', { quoteText, author, ...live, ...data })
  await written.isRead()
  return quote
}

async function answerOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}

test('R-QUOTE-1 the words stand large over who said them, above the article that they are from', async ({
  page,
  written,
  request,
}) => {
  const { docs } = await (await request.get('/api/categories?limit=1&sort=order')).json()
  const [category] = docs
  const datePublished = '2021-03-04T22:30:00.000Z'
  const article = await written.article('Хлябът на нощната смяна', {
    datePublished,
    entityName: 'Пекарна „Първи хляб“',
    picture: await written.picture({ alt: 'Пекар пред пещта', author: 'Иван Петров' }),
    facebookLink: 'https://facebook.com/hlyab',
    websiteLink: 'https://hlyab.example/',
    hashtags: ['занаяти', 'смени'],
    paid: true,
    paidStartDate: datePublished,
  })
  const text = unique('Хлябът не бърза, бързаме ние.')
  const path = pathOf(await say(written, text, { article: article.id }))
  await page.goto(path)

  await expect(page).toHaveTitle(new RegExp(`^${author}: „${text}“ \\| `))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Цитат от ${author}`)
  const figure = page.getByRole('main').getByRole('figure').first()
  await expect(figure.locator('blockquote')).toHaveText(text)
  await expect(figure.locator('figcaption')).toHaveText(author)
  const size = await figure
    .locator('blockquote')
    .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))
  expect(size).toBeGreaterThan(48)

  // It is loaded once it is near.
  await source(page).locator('img').scrollIntoViewIfNeeded()
  await expect(source(page).locator('img')).toHaveJSProperty('complete', true)
  await expect(source(page).getByText(sofiaDate(datePublished))).toBeVisible()
  await expect(source(page).getByText('Платено съдържание', { exact: true })).toBeVisible()
  await expect(source(page).getByText('Пекарна „Първи хляб“')).toBeVisible()
  await expect(source(page).getByRole('heading', { level: 3 })).toHaveText(article.title)
  const contacts = source(page).getByRole('list', { name: 'Пекарна „Първи хляб“' })
  const links = {
    [article.title]: `/article/${article.slug}/`,
    [category.value]: `/search/?category=${category.urlSlug}`,
    '#занаяти': '/search/?hashtag=zanayati',
    '#смени': '/search/?hashtag=smeni',
    Facebook: 'https://facebook.com/hlyab',
    Уебсайт: 'https://hlyab.example/',
  }
  for (const [name, href] of Object.entries(links)) {
    const link = source(page).getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', href)
    // The title's link covers the card, but none of the others.
    await link.click({ trial: true })
  }
  for (const link of await contacts.getByRole('link').all())
    await expect(link).toHaveAttribute('rel', 'sponsored noopener')
})

test('R-QUOTE-1 the page says what it is where it is shared, and to machines', async ({
  page,
  written,
  request,
  baseURL,
}) => {
  const article = await written.article('Откъде е цитатът')
  const text = unique('Първо питай,\nпосле режи.')
  const path = pathOf(await say(written, text, { article: article.id }))
  const words = text.replace('\n', ' ')
  await page.goto(path)
  const meta = (property: string) => page.locator(`meta[property="${property}"]`)
  await expect(meta('og:title')).toHaveAttribute('content', `${author}: „${words}“`)
  await expect(meta('og:description')).toHaveAttribute('content', `„${words}“ – ${author}`)
  await expect(meta('og:url')).toHaveAttribute('content', baseURL! + path)
  await expect(meta('og:image')).toHaveAttribute('content', /^https?:\/\/.+\.(png|jpg)$/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL! + path)
  const facts = await factsOf(page, await (await request.get(path)).text())
  expect(thingsOn(facts).find((thing) => thing['@type'] === 'Quotation')).toMatchObject({
    text,
    creator: { name: author },
    url: baseURL! + path,
    isPartOf: { url: `${baseURL}/article/${article.slug}/` },
  })
  const pages = await (await request.get('/sitemap/pages.xml')).text()
  expect(pages).toContain(`<loc>${baseURL! + path}</loc>`)
})

test('R-QUOTE-1 the article is absent as long as readers do not see it, and comes and goes with it', async ({
  page,
  written,
}) => {
  const article = await written.article('Още не', { _status: 'draft' })
  const path = pathOf(await say(written, unique('Рано е още.'), { article: article.id }))
  const expectArticle = async (count: number) => {
    await written.isRead()
    await page.goto(path)
    await expect(page.locator('blockquote')).toBeVisible()
    await expect(source(page)).toHaveCount(count)
  }
  await expectArticle(0)
  await written.api.update(article.id, live)
  await expectArticle(1)
  const title = unique('С друго заглавие')
  const { slug } = await written.api.update(article.id, { title, ...live })
  await expectArticle(1)
  await expect(source(page).getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/article/${slug}/`,
  )
  await written.api.update(article.id, { _status: 'draft' })
  await expectArticle(0)
})

test('R-QUOTE-1 R-ART-10 a former address leads to the new one', async ({ written, request }) => {
  const quote = await say(written, unique('Старо'))
  const moved = await written.change('quotes', quote.id, { quoteText: unique('Ново'), ...live })
  await written.isRead()
  expect(await answerOf(request, `${pathOf(quote)}?utm=x`)).toEqual([308, `${pathOf(moved)}?utm=x`])
  expect(await answerOf(request, pathOf(moved))).toEqual([200, undefined])
})

test('R-BRAND-3 a quote that there is not is a 404 that says so, with a way back', async ({
  page,
  written,
  request,
}) => {
  await page.goto('/about/')
  const answer = await page.goto('/quote/nyama-takav/')
  expect(answer?.status()).toBe(404)
  const notFound = await answer?.text()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quote not found')
  await page.getByRole('main').getByRole('link', { name: 'Назад' }).click()
  await expect(page).toHaveURL('/about/')

  const drafted = await say(written, unique('Ще се скрие'))
  const trashed = await say(written, unique('Ще изчезне'))
  for (const quote of [drafted, trashed])
    expect(await answerOf(request, pathOf(quote))).toEqual([200, undefined])
  await written.change('quotes', drafted.id, { _status: 'draft' })
  await written.takeAway('quotes', trashed.id)
  await written.isRead()
  for (const quote of [drafted, trashed]) {
    const gone = await request.get(pathOf(quote))
    expect([gone.status(), await gone.text()]).toEqual([404, notFound])
  }
})

test.describe('R-QUOTE-1 a view', () => {
  test.use({ userAgent })

  test('is told with what tells the device apart, and counted', async ({ page, written }) => {
    const { id, slug } = await say(written, unique('Гледат ме'))
    const counted = async () => {
      const select = 'select[viewCount]=true&select[uniqueViews]=true'
      const quote = await written.api.see<object>(`/quotes/${id}?depth=0&${select}`)
      return quote
    }
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
    for (const views of [1, 2]) {
      const told = page.waitForRequest((request) => request.url().endsWith('/api/views'))
      await page.goto(pathOf({ slug }))
      expect(JSON.parse((await told).postData() ?? '')).toEqual({
        quoteId: id,
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      })
      await expect.poll(counted).toMatchObject({ viewCount: views, uniqueViews: 1 })
    }
  })
})

test('R-QUOTE-1 whoever has come from another page goes back there', async ({ page, written }) => {
  const path = pathOf(await say(written, unique('Назад')))
  await page.goto('/hashtags/')
  await page.goto(path)
  const back = page.getByRole('main').getByRole('link', { name: 'Назад' })
  await back.press('Enter')
  await expect(page).toHaveURL('/hashtags/')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('R-QUOTE-1 everything is there to be read, and what needs script is not', async ({
    page,
    written,
  }) => {
    const article = await written.article('Без скрипт')
    const text = unique('И без това се чете.')
    await page.goto(pathOf(await say(written, text, { article: article.id })))
    await expect(page.locator('blockquote')).toHaveText(text)
    await expect(source(page).getByRole('link', { name: article.title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Назад' }).click()
    await expect(page).toHaveURL('/')
  })
})
