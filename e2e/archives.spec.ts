import { expect, type APIRequestContext, type Page } from 'playwright/test'
import { categoryMonthPath, categoryPath, hashtagPath } from '../shared/src/routes.ts'
import { monthOf } from '../shared/src/rules/dates.ts'
import { slugify } from '../shared/src/rules/slug.ts'
import { pathOf } from './articles.ts'
import { thingsOn } from './crawl.ts'
import { ApiClient } from './apiClient.ts'
import { untilQuiet } from './freshness.ts'
import { test } from './journey.ts'
import { factsOf } from './pageFacts.ts'

const run = Date.now().toString(36)
const gone = { deletedAt: new Date().toISOString() }

/** Status and location of a response, without following redirects. */
async function answerOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}

const there = [200, undefined]
const nowhere = [404, undefined]

/**
 * Creates a category of this run with an article in each of the given months.
 *
 * @param months for example `2021-05`
 */
async function categoryWith(api: ApiClient, name: string, months: string[]) {
  const category = await api.category(`${name} ${run}`)
  const articles = []
  for (const month of months) {
    const data = { category, datePublished: `${month}-10T09:00:00.000Z` }
    articles.push(await api.write(`${name} през ${month} ${run}`, data))
  }
  return { category, articles, slug: slugify(`${name} ${run}`) }
}

/** The breadcrumbs in the structured data of a page. */
async function stepsAt(page: Page, path: string) {
  const facts = await factsOf(page, await (await page.request.get(path)).text())
  const list = thingsOn(facts).find((thing) => thing['@type'] === 'BreadcrumbList')
  const steps = list?.itemListElement as { name: string; item: string }[]
  return { canonical: facts.canonical, steps: steps.map(({ name, item }) => [name, item]) }
}

test('a category leads to its months, they to their articles and to each other', async ({
  page,
  request,
  baseURL,
}) => {
  const api = await ApiClient.open(request)
  const months = ['2020-12', '2021-03', '2021-05']
  const { slug, articles } = await categoryWith(api, 'Архив', months)
  const [december = '', march = '', may = ''] = months.map((one) => categoryMonthPath(slug, one))
  for (const path of [december, march, may])
    await expect.poll(() => answerOf(request, path)).toEqual(there)
  const onCategory = async () => (await request.get(categoryPath(slug))).text()
  await expect.poll(onCategory).toContain(december)
  await page.goto(categoryPath(slug))
  const years = page.getByRole('main').getByRole('heading', { name: /^20\d\d$/ })
  await expect(years).toHaveText(['2021', '2020'])
  const links = page.getByRole('list', { name: '2021' }).getByRole('link')
  await expect(links).toHaveText([/^май/, /^март/])
  await page.getByRole('link', { name: 'март 2021, 1 статия' }).click()
  await expect(page).toHaveURL(march)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Архив ${run}, март 2021`)
  await expect(page.getByRole('main').getByText('1 статия', { exact: true })).toBeVisible()
  const beside = page.getByRole('navigation', { name: 'Съседни месеци в категорията' })
  await expect(beside.getByRole('link', { name: /декември 2020/ })).toHaveAttribute(
    'href',
    december,
  )
  await beside.getByRole('link', { name: /май 2021/ }).click()
  await expect(page).toHaveURL(may)
  await expect(beside.getByRole('link', { name: 'Следващ месец' })).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: `Архив през 2021-05 ${run}` })
    .click()
  await expect(page).toHaveURL(pathOf(articles[2]!))
  const { canonical, steps } = await stepsAt(page, may)
  expect(canonical).toBe(baseURL! + may)
  expect(steps).toEqual([
    ['Начало', `${baseURL}/`],
    [`Архив ${run}`, baseURL! + categoryPath(slug)],
    ['май 2021', baseURL! + may],
  ])
})

test('a month comes with its first article and goes with its last, and its neighbours know', async ({
  request,
}) => {
  const api = await ApiClient.open(request)
  const { category, slug } = await categoryWith(api, 'Месец', ['2019-02', '2019-09'])
  const [february = '', may = '', september = ''] = ['2019-02', '2019-05', '2019-09'].map((one) =>
    categoryMonthPath(slug, one),
  )
  const naming = async (path: string) => {
    const listed = ['/sitemap/archives.xml', categoryPath(slug), february, september]
    const texts = await Promise.all(listed.map(async (one) => (await request.get(one)).text()))
    return texts.map((text) => text.includes(path))
  }
  await expect.poll(() => naming(september)).toEqual([true, true, true, true])
  expect(await answerOf(request, may)).toEqual(nowhere)
  const data = { category, datePublished: '2019-05-10T09:00:00.000Z' }
  const article = await api.write(`Единствена ${run}`, data)
  await expect.poll(() => naming(may)).toEqual([true, true, true, true])
  expect(await answerOf(request, may)).toEqual(there)
  await api.update(article.id, gone)
  await expect.poll(() => naming(may)).toEqual([false, false, false, false])
  await expect.poll(() => answerOf(request, may)).toEqual(nowhere)
})

test('shows the first 24 articles of a month as cards and the others as lines', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const days = Array.from({ length: 26 }, (_, index) => String(index + 1).padStart(2, '0'))
  const category = await api.category(`Пълен ${run}`)
  for (const day of days) {
    const data = { category, datePublished: `2018-03-${day}T09:00:00.000Z` }
    await api.write(`Ден ${day} ${run}`, data)
  }
  const path = categoryMonthPath(slugify(`Пълен ${run}`), '2018-03')
  const count = async () => (await request.get(path)).text()
  await expect.poll(count).toContain('26 статии')
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.locator('article')).toHaveCount(24)
  await expect(main.locator('article').first()).toContainText(`Ден 26 ${run}`)
  const lines = main.getByRole('listitem').filter({ hasNot: page.locator('article') })
  const others = lines.filter({ hasText: 'Ден' })
  await expect(others).toHaveText([`02/03/2018 Ден 02 ${run}`, `01/03/2018 Ден 01 ${run}`])
})

test('R-ART-10 a month of a renamed category leads to its new address', async ({ request }) => {
  const api = await ApiClient.open(request)
  const months = ['2017-01', '2017-02', '2017-03']
  const { category, articles } = await categoryWith(api, 'Преди', months)
  const at = (name: string) =>
    months.map((month) => categoryMonthPath(slugify(`${name} ${run}`), month))
  const answers = (paths: string[]) =>
    Promise.all(paths.map(async (path) => answerOf(request, path)))
  await expect.poll(() => answers(at('Преди'))).toEqual(months.map(() => there))
  await api.renameCategory(category, `След ${run}`)
  // The name stands on every page, and all of them are rendered again.
  await expect
    .poll(() => answers(at('Преди')), { timeout: 40_000 })
    .toEqual(at('След').map((path) => [308, path]))
  expect(await answers(at('След'))).toEqual(months.map(() => there))
  const list = async () => (await request.get('/sitemap/archives.xml')).text()
  await expect.poll(list).toContain(at('След')[0])
  expect(await list()).not.toContain(at('Преди')[0])
  await api.update(articles[0]!.id, gone)
  await expect.poll(() => answerOf(request, at('Преди')[0]!)).toEqual(nowhere)
})

test('a hashtag has a page from its first article to its last', async ({
  page,
  request,
  baseURL,
}) => {
  const api = await ApiClient.open(request)
  const slug = `pokritie-${run}`
  const path = hashtagPath(slug)
  const listed = async () => (await request.get('/sitemap/hashtags.xml')).text()
  expect(await answerOf(request, path)).toEqual(nowhere)
  const hashtags = [`Покритие ${run}`]
  const first = await api.write(`Първа с хаштага ${run}`, { hashtags })
  await expect.poll(() => answerOf(request, path)).toEqual(there)
  await expect.poll(listed).toContain(path)
  const second = await api.write(`Втора с хаштага ${run}`, { hashtags })
  const text = async () => (await request.get(path)).text()
  await expect.poll(text).toContain('2 статии')
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`#Покритие ${run}`)
  await expect(main.getByRole('link', { name: first.title })).toHaveAttribute('href', pathOf(first))
  await expect(main.getByRole('link', { name: /Виж всички статии/ })).toHaveAttribute(
    'href',
    `/search/?hashtag=${slug}`,
  )
  await expect(main.getByRole('link', { name: 'Всички хаштагове' })).toHaveAttribute(
    'href',
    '/hashtags/',
  )
  const { canonical, steps } = await stepsAt(page, path)
  expect(canonical).toBe(baseURL! + path)
  expect(steps.at(-1)).toEqual([`#Покритие ${run}`, baseURL! + path])
  await api.update(first.id, { hashtags: [], _status: 'published' })
  await expect.poll(text).toContain('1 статия')
  await api.update(second.id, gone)
  await expect.poll(() => answerOf(request, path)).toEqual(nowhere)
  await expect.poll(listed).not.toContain(path)
})

test('invariant 5: a new, newest article with 8 new hashtags touches at most 30 pages', async ({
  request,
}) => {
  const api = await ApiClient.open(request)
  // Other pending events could be delivered in the same message.
  await untilQuiet(request)
  const isFirst = !(await isMonthSettled(request))
  const hashtags = Array.from({ length: 8 }, (_, index) => `осем ${index} ${run}`)
  const { id } = await api.write(`С осем хаштага ${run}`, { hashtags })
  type Receipt = { rendered: object[]; failed: object[]; remaining: number }
  const receiptOf = async (): Promise<Receipt | null> => {
    const about = `where[documentType][equals]=articles&where[documentId][equals]=${id}`
    const events = await api.list<{ deliveries: { receipt: Receipt | null }[] }>(
      `/publish-events?depth=0&${about}`,
    )
    return events[0]?.deliveries[0]?.receipt ?? null
  }
  await expect.poll(receiptOf).not.toBeNull()
  const { rendered, failed, remaining } = (await receiptOf())!
  expect(failed).toEqual([])
  expect(rendered).toHaveLength(1)
  // The first article of a month also changes the list of months, the month before and the sitemap index.
  expect(rendered.length + remaining).toBeLessThanOrEqual(isFirst ? 33 : 30)
  await api.update(id, gone)
})

/** Whether the first category has an article of this month that has not changed for a while. */
async function isMonthSettled(request: APIRequestContext): Promise<boolean> {
  const { docs } = await (await request.get('/api/categories?limit=1&sort=order')).json()
  const from = `where[category][equals]=${docs[0].id}&sort=-datePublished&limit=100&depth=0`
  const articles: { datePublished: string; updatedAt: string }[] = (
    await (await request.get(`/api/articles?${from}`)).json()
  ).docs
  const aWhileAgo = Date.now() - 90_000
  return articles.some(
    ({ datePublished, updatedAt }) =>
      monthOf(datePublished) === monthOf(new Date()) &&
      Math.max(Date.parse(datePublished), Date.parse(updatedAt)) < aWhileAgo,
  )
}

test('R-HOME-6 R-FRAME-3 archives are reached from home, an article and the menu', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const { articles, slug } = await categoryWith(api, 'Достъпни', ['2026-10'])
  await untilQuiet(request)
  const name = `Достъпни ${run}`
  const path = categoryPath(slug)
  const main = page.getByRole('main')
  await page.goto('/')
  await main.getByRole('heading', { name }).getByRole('link', { name }).click()
  await expect(page).toHaveURL(path)

  await page.goto(pathOf(articles[0]!))
  const way = main.getByRole('navigation', { name: 'Къде сте' })
  await expect(way.getByRole('link')).toHaveText(['Начало', `${name}: архив`])
  await way.getByRole('link', { name }).click()
  await expect(page).toHaveURL(path)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Меню' }).click()
  const entry = page.locator('#site-menu').getByRole('link', { name })
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await expect(entry).toHaveAttribute('href', path)
  for (const { id } of articles) await api.update(id, gone)
})

test('R-FRAME-10 neither home nor a category is called by one name twice', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Кариера – новини за кариерата и пазара на труда')
  await page.goto('/category/kariera/')
  await expect(page).toHaveTitle('Кариера: най-новите статии | Кариера')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Кариера')
})
