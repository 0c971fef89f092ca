import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type APIRequestContext } from 'playwright/test'
import { ApiClient, type Saved } from './apiClient.ts'
import { fillSignIn } from './adminPage.ts'
import { axeFaults } from './axeFaults.ts'
import { test } from './journey.ts'
import { walkedLanguages } from './languages.ts'
import { PaidOrderScreen } from './paidOrderScreen.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

const run = Date.now().toString(36)
const past = '2021-05-06T07:00:00.000Z'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const titleOf = (letter: string) => `Платена ${letter} ${run}`

const [bulgarian, english] = inBothLanguages((say) => ({
  columns: say({
    bg: ['Ред', 'Заглавие на статията', 'Начална дата', 'Крайна дата', 'Действия'],
    en: ['Order', 'Article Title', 'Start Date', 'End Date', 'Actions'],
  }),
  up: say({ bg: 'Нагоре:', en: 'Move up:' }),
  down: say({ bg: 'Надолу:', en: 'Move down:' }),
  top: say({ bg: 'Най-горе:', en: 'Move to the top:' }),
  featured: say(backOfficeTexts.paidOrder.status.featured),
  waiting: say({ bg: 'Започва на', en: 'Starts on' }),
  ended: say({ bg: 'Приключи на', en: 'Ended on' }),
  failed: say(backOfficeTexts.paidOrder.notSaved),
  back: say({ bg: 'отново на място 1 от', en: 'again at place 1 of' }),
  none: say(backOfficeTexts.paidOrder.none),
  showEnded: say({
    bg: 'Показване на приключилите промоции (21)',
    en: 'Show promotions that have ended (21)',
  }),
  forTwoWeeks: say(backOfficeTexts.paidOrder.promotion.periods.twoWeeks),
  first: say(backOfficeTexts.paidOrder.promotion.first),
  selected: say({ bg: 'Избрана:', en: 'Selected:' }),
  promoted: say({ bg: 'Промотирана:', en: 'Promoted:' }),
  unpublished: say({
    bg: 'Тази статия има непубликувани промени.',
    en: 'This article has changes that are not published.',
  }),
  noArticle: say(backOfficeTexts.carousel.noArticle),
  lifted: say({ bg: 'Хванато:', en: 'Picked up:' }),
  dropped: say({ bg: 'Пуснато:', en: 'Put down:' }),
  place: say({
    bg: (place: number) => `място ${place} от`,
    en: (place: number) => `place ${place} of`,
  }),
}))

let api: ApiClient
let ours: Saved[]
/** Articles that had a place before, in their order. */
let arranged: number[]

test.beforeEach(async ({ request }) => {
  api = await ApiClient.open(request)
  const { docs } = await api.see<{ docs: { id: number; orderValue: number | null }[] }>(
    '/paid-order/articles',
  )
  arranged = docs.filter(({ orderValue }) => orderValue !== null).map(({ id }) => id)
  ours = []
  for (const letter of 'АБВ') ours.push(await write(letter))
  await api.change('post', '/paid-order/reorder', { order: [...ids(), ...arranged] })
})

test.afterEach(async () => {
  for (const id of ids()) await api.update(id, { deletedAt: new Date().toISOString() })
  await api.change('post', '/paid-order/reorder', { order: arranged })
})

for (const words of walkedLanguages([bulgarian, english])) {
  test.describe(`A-PAID-1 the paid articles in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('are arranged by mouse and keys; numbers and home follow', async ({ page, request }) => {
      const screen = new PaidOrderScreen(page, titleOf)
      await screen.open()
      const headings = page.getByRole('columnheader')
      for (const [index, column] of words.columns.entries())
        await expect(headings.nth(index)).toHaveText(column)
      await expect(screen.row('А')).toContainText('06/05/2021 10:00')
      for (const letter of 'АБВ') await expect(screen.row(letter)).toContainText(words.featured)
      await expectOnHome(request, 'АБВ')

      await test.step('by the mouse', async () => {
        await screen.drag('А', 'Б')
        await screen.expectFirst('БАВ')
        await expectOnHome(request, 'БАВ')
      })

      await test.step('by the keys, on the handle', async () => {
        await screen.handle('В').focus()
        await page.keyboard.press('Space')
        await expect(page.getByText(words.lifted)).toBeAttached()
        for (const place of [2, 1]) {
          await screen.settled()
          await page.keyboard.press('ArrowUp')
          const news = `${titleOf('В')}: ${words.place(place)}`
          await expect(page.getByText(news)).toBeAttached()
        }
        await page.keyboard.press('Space')
        await expect(page.getByText(words.dropped)).toBeAttached()
        await screen.expectFirst('ВБА')
        await expectOnHome(request, 'ВБА')
      })

      await test.step('by the arrows, which keep the focus', async () => {
        const [up, down] = [screen.button(words.up, 'А'), screen.button(words.down, 'А')]
        await up.focus()
        // At the last press the article is at the top already.
        for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Enter')
        await screen.expectFirst('АВБ')
        await expect(up).toBeFocused()
        await expect(screen.news).toContainText(words.place(1))
        await down.focus()
        await page.keyboard.press('Enter')
        await screen.expectFirst('ВАБ')
        await expect(down).toBeFocused()
        await screen.button(words.top, 'Б').click()
        await screen.expectFirst('БВА')
        await expectOnHome(request, 'БВА')
      })

      await test.step('and stay so', async () => {
        await page.reload()
        await screen.expectFirst('БВА')
        const numbers = screen.rows.locator(styled('arrangementTablePlace'))
        await expect(numbers).toHaveText((await numbers.all()).map((_, index) => `${index + 1}`))
      })
    })

    test('get another one, first of all, in three presses from its title', async ({
      page,
      request,
    }) => {
      const another = await api.write(titleOf('Г'), { datePublished: past })
      ours.push(another)
      const screen = new PaidOrderScreen(page, titleOf)
      await screen.open()
      const search = page.getByRole('combobox')
      const period = page.getByRole('button', { name: words.forTwoWeeks })

      await test.step('which asks for an article', async () => {
        await period.press('Enter')
        await expect(screen.alert).toHaveText(words.noArticle)
        await expect(search).toBeFocused()
      })

      await test.step('by the keyboard', async () => {
        await search.fill(`${run} Г Платена`)
        await expect(page.getByRole('option')).toHaveText([new RegExp(titleOf('Г'))])
        await page.keyboard.press('Enter')
        await expect(screen.alert).toBeEmpty()
        await expect(screen.promotion).toHaveText(`${words.selected} ${titleOf('Г')}`)
        await page.keyboard.press('Tab')
        await expect(period).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(screen.promotion).toHaveText(`${words.promoted} ${titleOf('Г')}`)
        await screen.expectFirst('ГАБВ')
        await expect(screen.row('Г')).toContainText(words.featured)
        await expect(search).toBeFocused()
        await expectOnHome(request, 'ГАБ')
        expect(await axeFaults(page, styled('arrangement'))).toEqual([])
      })

      await test.step('or not first', async () => {
        await api.change('post', '/paid-order/reorder', {
          order: [...ids().reverse(), ...arranged],
        })
        await screen.comeBack()
        await screen.expectFirst('ГВБА')
        await page.getByLabel(words.first).uncheck()
        await search.fill(titleOf('А'))
        await page
          .getByRole('option')
          .filter({ hasText: titleOf('А') })
          .click()
        await period.click()
        await expect(screen.promotion).toHaveText(`${words.promoted} ${titleOf('А')}`)
        await screen.expectFirst('ГВБА')
      })

      await test.step('but not with what is not published yet', async () => {
        await api.change('patch', `/articles/${another.id}?draft=true`, {
          ...{ title: `${titleOf('Г')} ново`, _status: 'draft' },
        })
        await search.fill(`${titleOf('Г')} ново`)
        await expect(page.getByRole('option')).toHaveText([/ ново/])
        await page.keyboard.press('Enter')
        await period.click()
        await expect(screen.alert).toContainText(words.unpublished)
      })
    })

    test('go back to their order where another could not be stored', async ({ page, request }) => {
      const screen = new PaidOrderScreen(page, titleOf)
      await screen.open()
      const down = screen.button(words.down, 'А')

      await test.step('with its text; meanwhile the new one is shown', async () => {
        const held = Promise.withResolvers<undefined>()
        await screen.answer(async (route) => {
          await held.promise
          await route.abort()
        })
        await down.click()
        await screen.expectFirst('БАВ')
        held.resolve(undefined)
        await expect(screen.alert).toHaveText(words.failed)
        await screen.expectFirst('АБВ')
        await expect(down).toBeFocused()
        await expect(page.getByRole('status').filter({ hasText: words.back })).toHaveCount(1)
      })

      await test.step("with the newsroom's words, where they are for an editor", async () => {
        const say = (status: number, message: string) =>
          screen.answer((route) => route.fulfill({ status, json: { errors: [{ message }] } }))
        await say(409, 'Не сега.')
        await down.click()
        await expect(screen.alert).toHaveText('Не сега.')
        await say(500, 'Something went wrong.')
        await down.click()
        await expect(screen.alert).toHaveText(words.failed)
        await screen.expectFirst('АБВ')
      })

      await test.step('which go with the next one that is stored', async () => {
        await screen.answerAsEver()
        await down.click()
        await expect(screen.alert).toBeEmpty()
        await screen.expectFirst('БАВ')
        await expectOnHome(request, 'БАВ')
      })
    })

    test('say which wait and which have ended; and that there are none', async ({ page }) => {
      ours.push(await write('Г', { paidStartDate: inDays(1), paidEndDate: inDays(2) }))
      ours.push(await write('Д', { paidStartDate: inDays(-2), paidEndDate: inDays(-1) }))
      const screen = new PaidOrderScreen(page, titleOf)
      await screen.open()
      await expect(screen.row('Г')).toContainText(words.waiting)
      await expect(screen.row('Д')).toContainText(words.ended)

      await test.step('none at all', async () => {
        await screen.listInstead([])
        await expect(page.getByText(words.none)).toBeVisible()
      })

      await test.step('many that have ended wait until they are asked for', async () => {
        const ended = { is: 'ended', at: past }
        const article = { title: titleOf('Е'), startDate: past, endDate: past, orderValue: null }
        const docs = Array.from({ length: 21 }, (_, id) => ({ id, ...article, status: ended }))
        const running = { ...article, id: 99, status: { is: 'promoted' } }
        await screen.listInstead([...docs, running])
        await expect(screen.rows).toHaveCount(1)
        await page.getByLabel(words.showEnded).check()
        await expect(screen.rows).toHaveCount(22)
      })
    })
  })
}

test('A-PAID-1 of moves that follow each other quickly the last one is stored', async ({
  page,
  request,
}) => {
  const screen = new PaidOrderScreen(page, titleOf)
  await screen.open()
  const held = Promise.withResolvers<undefined>()
  let [underWay, sent, most] = [0, 0, 0]
  await screen.answer(async (route) => {
    sent += 1
    underWay += 1
    most = Math.max(most, underWay)
    await held.promise
    const response = await route.fetch()
    underWay -= 1
    await route.fulfill({ response })
  })
  await screen.button(bulgarian.down, 'А').click()
  await screen.button(bulgarian.down, 'А').click()
  await screen.button(bulgarian.top, 'В').click()
  await screen.button(bulgarian.down, 'Б').click()
  await screen.expectFirst('ВАБ')
  held.resolve(undefined)
  await expectOnHome(request, 'ВАБ')
  await screen.expectFirst('ВАБ')
  expect({ sent, most }).toEqual({ sent: 2, most: 1 })
})

test('A-PAID-1 what another editor has arranged is seen on coming back', async ({ page }) => {
  const screen = new PaidOrderScreen(page, titleOf)
  await screen.open()
  await screen.expectFirst('АБВ')
  await api.change('post', '/paid-order/reorder', { order: [...ids().reverse(), ...arranged] })
  await screen.comeBack()
  await screen.expectFirst('ВБА')
})

test('A-PAID-1 an author looks at them, and moves nothing', async ({ page }) => {
  const account = { email: `${run}@example.com`, password: `${run} long enough for anybody` }
  const author = { name: 'Авторка', role: 'author', ...account }
  const { id } = await api.change<{ id: number }>('post', '/users', author)
  await page.goto('/admin/collections/paid-order')
  await fillSignIn(page, account)
  await page.keyboard.press('Enter')
  const screen = new PaidOrderScreen(page, titleOf)
  await screen.expectFirst('АБВ')
  await expect(page.locator(styled('arrangement')).getByRole('button')).toHaveCount(0)
  await api.change('delete', `/users/${id}`)
})

/** Published long ago, so that home shows it only because it is promoted. */
function write(letter: string, data: object = {}): Promise<Saved> {
  const promotion = { datePublished: past, paid: true, paidStartDate: past }
  return api.write(titleOf(letter), { ...promotion, ...data })
}

function ids(): number[] {
  return ours.map(({ id }) => id)
}

/** Expects that readers see the articles in this order. */
async function expectOnHome(request: APIRequestContext, letters: string): Promise<void> {
  const order = async () => {
    const home = await (await request.get('/')).text()
    const places = Array.from(letters, (letter) => ({ letter, at: home.indexOf(titleOf(letter)) }))
    const shown = places.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)
    return shown.map(({ letter }) => letter).join('')
  }
  await expect.poll(order).toBe(letters)
}
