import { expect, type APIRequestContext, type Locator } from 'playwright/test'
import { CarouselScreen } from './carouselScreen.ts'
import { bulgarian, english } from './carouselWords.ts'
import { ApiClient, type Saved } from './apiClient.ts'
import { dragRow } from './dragRow.ts'
import { isBefore } from './homeFixture.ts'
import { test } from './journey.ts'
import { walkedLanguages } from './languages.ts'
import { sofiaDate } from './publication.ts'
import { styled } from './styled.ts'

const run = Date.now().toString(36)
const titleOf = (letter: string) => `Карусел ${letter} ${run}`

const searches = '**/api/articles?*'
const rows = '**/api/carousel-articles**'
const readings = '**/api/carousel-articles/rows'

let api: ApiClient
let article: Saved
let draft: Saved

test.beforeEach(async ({ request }) => {
  api = await ApiClient.open(request)
  // Published long ago, so that home shows it in the carousel only.
  article = await api.write(titleOf('А'), { datePublished: '2021-05-06T07:00:00.000Z' })
  draft = await api.write(titleOf('Б'), { _status: 'draft' })
})

test.afterEach(async () => {
  const ids = `${article.id},${draft.id}`
  await api.change('delete', `/carousel-articles?depth=0&where[article][in]=${ids}`)
  for (const { id } of [article, draft])
    await api.update(id, { deletedAt: new Date().toISOString() })
})

for (const words of walkedLanguages([bulgarian, english])) {
  test.describe(`A-CAR-1 the carousel in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('takes an article that is searched for, times and loses it; home follows', async ({
      page,
      request,
    }) => {
      const screen = new CarouselScreen(page, words)
      const { search, options, add } = screen
      await screen.open()
      await expect(page.getByRole('heading', { name: words.current })).toBeVisible()
      await expect(page.getByRole('columnheader')).toHaveText(words.columns)

      await test.step('without a selection nothing is added, and it is said', async () => {
        await expect(search).toHaveAttribute('placeholder', words.placeholder)
        await expect(screen.time).toHaveValue('5')
        await expect(add).toBeDisabled()
        await add.click({ force: true })
        await expect(screen.alert).toHaveText(words.unselected)
        await expect(search).toBeFocused()
      })

      await test.step('it is found by its title, and chosen by the keys', async () => {
        const held = Promise.withResolvers<undefined>()
        await page.route(searches, async (route) => {
          await held.promise
          await route.continue()
        })
        await search.pressSequentially(`няма такава ${run}`)
        await expect(page.getByText(words.searching)).toBeVisible()
        held.resolve(undefined)
        await expect(page.getByText(words.nothing)).toBeVisible()
        await search.fill(run)
        await expect(options).toHaveCount(2)
        await expect(options.last()).toContainText(titleOf('А'))
        const created = `${words.created} ${sofiaDate(new Date().toISOString())}`
        await expect(options.last()).toContainText(created)
        await page.keyboard.press('Escape')
        await expect(options).toHaveCount(0)
        await page.keyboard.press('ArrowUp')
        await expect(options.last()).toHaveAttribute('aria-selected', 'true')
        await page.keyboard.press('Enter')
        await expect(page.getByText(`${words.selected} ${titleOf('А')}`)).toBeVisible()
        await expect(screen.alert).toBeEmpty()
      })

      await test.step('an invalid time becomes 1', async () => {
        await screen.time.fill('')
        await search.focus()
        await expect(screen.time).toHaveValue('1')
        await screen.time.fill('7')
      })

      await test.step('added, it is in the table and on home', async () => {
        await add.click()
        await expect(screen.row(titleOf('А'))).toContainText(words.live)
        await expect(screen.row(titleOf('А'))).toContainText(`7 ${words.seconds}`)
        await expect(add).toBeDisabled()
        await expectOnHome(request, true)
        await search.fill(run)
        await expect(options).toHaveText([new RegExp(titleOf('Б'))])
        await page.keyboard.press('Escape')
      })

      await test.step('what readers do not see says so', async () => {
        await screen.select(titleOf('Б'))
        await add.click()
        await expect(screen.row(titleOf('Б'))).toContainText(words.draft)
      })

      await test.step('it is arranged, by its buttons and by dragging; home follows', async () => {
        const [first, second] = [screen.row(titleOf('А')), screen.row(titleOf('Б'))]
        const up = second.getByRole('button', { name: words.up })
        await page.route('**/api/carousel-articles/reorder', (route) => route.abort())
        await up.click()
        await expect(screen.alert).toHaveText(words.failures.order)
        await page.unroute('**/api/carousel-articles/reorder')
        const places = async () => [await placeOf(first), await placeOf(second)]
        const [one, other] = (await places()) as [number, number]
        expect(one).toBeLessThan(other)
        await api.update(draft.id, {
          _status: 'published',
          datePublished: '2021-05-06T07:00:00.000Z',
        })
        await up.click()
        await expect(screen.alert).toBeEmpty()
        await expect.poll(places).toEqual([other, one])
        await expect(up).toBeFocused()
        await expect.poll(() => isBefore(request, titleOf('Б'), titleOf('А'))).toBe(true)
        await dragRow(first, second)
        await expect.poll(places).toEqual([one, other])
        await expect.poll(() => isBefore(request, titleOf('А'), titleOf('Б'))).toBe(true)
      })

      await test.step('its time is edited in place', async () => {
        const row = screen.row(titleOf('А'))
        const edit = row.getByRole('button', { name: words.edit })
        await edit.click()
        await expect(row.getByLabel(words.time)).toBeFocused()
        await page.keyboard.type('3')
        await row.getByRole('button', { name: words.cancel }).click()
        await expect(row).toContainText(`7 ${words.seconds}`)
        await expect(edit).toBeFocused()
        await edit.click()
        await row.getByLabel(words.time).fill('9')
        await row.getByRole('button', { name: words.confirm }).click()
        await expect(row).toContainText(`9 ${words.seconds}`)
        await edit.click()
        await row.getByLabel(words.time).fill('')
        await page.keyboard.press('Enter')
        await expect(row).toContainText(`1 ${words.seconds}`)
        await expect(edit).toBeFocused()
      })

      await test.step('A-ERR-1 it is asked before it is removed', async () => {
        const row = screen.row(titleOf('А'))
        const remove = row.getByRole('button', { name: words.remove })
        await remove.click()
        await expect(screen.dialog).toContainText(words.removal)
        await screen.dialog.locator('#confirm-cancel').click()
        await expect(screen.dialog).toHaveCount(0)
        await expect(row).toBeVisible()
        await remove.click()
        await screen.confirm()
        await expect(row).toHaveCount(0)
        await expect(page.getByRole('heading', { name: words.current })).toBeFocused()
        await expectOnHome(request, false)
      })
    })

    test('A-ERR-1 says in red what could not be done', async ({ page }) => {
      await api.change('post', '/carousel-articles', { article: article.id })
      const screen = new CarouselScreen(page, words)
      const { alert } = screen
      await screen.open()
      const row = screen.row(titleOf('А'))

      await test.step('the search', async () => {
        await page.route(searches, (route) => route.abort())
        await screen.search.fill(titleOf('Б'))
        await expect(alert).toHaveText(words.failures.search)
        await page.unroute(searches)
        await screen.search.clear()
        await screen.select(titleOf('Б'))
        await expect(alert).toBeEmpty()
      })

      await page.route(rows, (route) =>
        route.request().method() === 'GET' ? route.continue() : route.abort(),
      )
      await test.step('adding', async () => {
        await screen.add.click()
        await expect(alert).toHaveText(words.failures.add)
        await expect(page.getByText(`${words.selected} ${titleOf('Б')}`)).toBeVisible()
      })

      await test.step('the time, of which the edit goes on', async () => {
        await row.getByRole('button', { name: words.edit }).click()
        await row.getByLabel(words.time).fill('8')
        await page.keyboard.press('Enter')
        await expect(alert).toHaveText(words.failures.update)
        await expect(row.getByLabel(words.time)).toHaveValue('8')
        await page.keyboard.press('Escape')
      })

      await test.step('removing', async () => {
        await row.getByRole('button', { name: words.remove }).click()
        await screen.confirm()
        await expect(alert).toHaveText(words.failures.remove)
        await expect(row).toBeVisible()
      })

      await page.unroute(rows)
      await test.step("with the newsroom's words, where it refuses", async () => {
        await api.change('post', '/carousel-articles', { article: draft.id })
        await screen.add.click()
        await expect(alert).toHaveText(/This article is in the carousel already|вече е в карусела/)
        await expect(screen.row(titleOf('Б'))).toBeVisible()
      })

      await test.step('reading what stands there then, or that nothing does', async () => {
        const change = async () => {
          await row.getByRole('button', { name: words.edit }).click()
          await page.keyboard.press('Enter')
        }
        await page.route(readings, (route) => route.abort())
        await change()
        await expect(alert).toHaveText(words.failures.load)
        await page.unroute(readings)
        await page.route(readings, (route) => route.fulfill({ json: { docs: [] } }))
        await change()
        await expect(page.getByText(words.none)).toBeVisible()
      })
    })
  })
}

test('A-CAR-1 an older answer of the search never takes the place of a newer one', async ({
  page,
}) => {
  const screen = new CarouselScreen(page, bulgarian)
  await screen.open()
  const held = Promise.withResolvers<undefined>()
  const isOlder = (address: string) => address.includes(encodeURIComponent('А'))
  const asked = page.waitForRequest((request) => isOlder(request.url()))
  const answered = page.waitForResponse((response) => isOlder(response.url()))
  await page.route(searches, async (route) => {
    if (isOlder(route.request().url())) await held.promise
    await route.continue()
  })
  await screen.search.fill(`А ${run}`)
  await asked
  await screen.search.fill(`Б ${run}`)
  await expect(screen.options).toHaveText([new RegExp(titleOf('Б'))])
  held.resolve(undefined)
  await (await answered).finished()
  // When the response to a later request is here, the page has processed the delayed one.
  await page.evaluate(() => fetch('/api/access'))
  await expect(screen.options).toHaveText([new RegExp(titleOf('Б'))])
})

/** The place that a row of the carousel shows. */
async function placeOf(row: Locator): Promise<number> {
  return Number(await row.locator(styled('arrangementTablePlace')).textContent())
}

/** Expects that home shows the article in the carousel, or does not. */
async function expectOnHome(request: APIRequestContext, isThere: boolean): Promise<void> {
  const home = async () => (await request.get('/')).text()
  await expect.poll(async () => (await home()).includes(titleOf('А'))).toBe(isThere)
}
