import { expect, type APIRequestContext, type Page } from 'playwright/test'
import { bodyOf } from './apiClient.ts'
import { test, unique, type ContentFixture } from './contentFixture.ts'

type Kept = { id: number; path: string }

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const addressOf = ({ path }: Kept) => `/biser/${path}/`

/** Creates nested pages on three levels. */
async function nest(written: ContentFixture) {
  const titles = ['Проекти', 'Разговори', 'Пролет'].map(unique)
  const body = bodyOf(`Текстът на ${titles[1]}.`)
  const make = (data: object) => written.make('pages', data)
  const top = await make({ title: titles[0] })
  const middle = await make({ title: titles[1], parent: top.id, body, order: 2 })
  const beside = await make({ title: unique('Първо'), parent: top.id, order: 1 })
  const bottom = await make({ title: titles[2], parent: middle.id })
  await written.isRead()
  return { titles, top, middle, beside, bottom }
}

/** The current document of a page; a change of a page above it may have moved it. */
async function placeOf(written: ContentFixture, { id }: Kept): Promise<Kept> {
  return written.api.see(`/pages/${id}?depth=0`)
}

async function answerOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}

test('R-BISER-1 the section lists its pages as they stand below each other', async ({
  page,
  written,
}) => {
  const { titles, top, middle, beside, bottom } = await nest(written)
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Бисери' }).click()
  await expect(page).toHaveURL('/biser/')
  await expect(page).toHaveTitle(/^Бисери \| /)
  await expect(heading(page)).toHaveText('Бисери')
  await expect(main(page).getByText('Събрано от редакцията.')).toBeVisible()
  const contents = main(page).getByRole('navigation', { name: 'Съдържание на раздела' })
  const own = contents.locator('> ul > li').filter({ hasText: titles[0]! })
  const linksOf = (selector: string) =>
    own.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(await linksOf(':scope > a')).toEqual([addressOf(top)])
  // In the order set by the editors.
  expect(await linksOf(':scope > ul > li > a')).toEqual([addressOf(beside), addressOf(middle)])
  expect(await linksOf(':scope > ul > li > ul > li > a')).toEqual([addressOf(bottom)])
  await contents.getByRole('link', { name: titles[2]! }).press('Enter')
  await expect(page).toHaveURL(addressOf(bottom))
})

test('R-BISER-1 a page has the way to it, its text and the pages below it', async ({
  page,
  written,
}) => {
  const { titles, top, middle, bottom } = await nest(written)
  await page.goto('/biser/')
  await page.goto(addressOf(middle))
  expect(addressOf(middle)).toMatch(new RegExp(`^${addressOf(top)}[^/]+/$`))
  await expect(page).toHaveTitle(new RegExp(`^${titles[1]} \\| `))
  await expect(heading(page)).toHaveText(titles[1]!)
  await expect(main(page).getByText(`Текстът на ${titles[1]}.`)).toBeVisible()
  const steps = main(page).getByRole('navigation', { name: 'Къде сте' })
  await expect(steps.getByRole('listitem')).toHaveText(['Начало', 'Бисери', ...titles.slice(0, 2)])
  await expect(steps.getByRole('link', { name: titles[0]! })).toHaveAttribute(
    'href',
    addressOf(top),
  )
  const below = main(page).getByRole('navigation', { name: 'В тази част' })
  await expect(below.getByRole('link')).toHaveText([titles[2]!])
  await expect(below.getByRole('link')).toHaveAttribute('href', addressOf(bottom))
  await main(page).getByRole('link', { name: 'Назад' }).click()
  await expect(page).toHaveURL('/biser/')

  // A page without a text lists the pages below it; a page without either shows a notice.
  await page.goto(addressOf(top))
  await expect(main(page)).not.toContainText('Няма налично съдържание')
  await page.goto(addressOf(bottom))
  await expect(main(page).getByText('Няма налично съдържание в момента.')).toBeVisible()
  await expect(main(page).getByRole('navigation', { name: 'В тази част' })).toHaveCount(0)
})

test('R-BISER-1 R-ART-10 pages move with the one that they stand below, and former addresses lead to them', async ({
  written,
  request,
}) => {
  const { top, middle, beside, bottom } = await nest(written)
  await written.change('pages', middle.id, { parent: null })
  await written.isRead()
  for (const page of [middle, bottom]) {
    const moved = addressOf(await placeOf(written, page))
    expect(moved).not.toContain(addressOf(top))
    expect(await answerOf(request, addressOf(page))).toEqual([308, moved])
    expect(await answerOf(request, moved)).toEqual([200, undefined])
  }
  const left = await (await request.get(addressOf(top))).text()
  expect([beside, middle].map((page) => left.includes(addressOf(page)))).toEqual([true, false])
})

test('R-BISER-1 what there is not, or not any more, is the page for what is not there', async ({
  page,
  written,
  request,
}) => {
  const { id, path } = await written.make('pages', { title: unique('Ще изчезне') })
  await written.isRead()
  expect((await request.get(addressOf({ id, path }))).status()).toBe(200)
  await written.takeAway('pages', id)
  await written.isRead()
  for (const missing of [addressOf({ id, path }), '/biser/nyama/', '/biser/nyama/takava/']) {
    const answer = await page.goto(missing)
    expect(answer?.status(), missing).toBe(404)
    await expect(heading(page)).toHaveText('404 - Page Not Found')
  }
  expect(await (await request.get('/biser/')).text()).not.toContain(path)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('R-BISER-1 everything is there to be read', async ({ page, written }) => {
    const { titles } = await nest(written)
    await page.goto('/biser/')
    await main(page).getByRole('link', { name: titles[1]! }).click()
    await expect(main(page).getByText(`Текстът на ${titles[1]}.`)).toBeVisible()
    await expect(main(page).getByRole('link', { name: titles[2]! })).toBeVisible()
    await expect(main(page).getByRole('button')).toHaveCount(0)
  })
})
