import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect } from 'playwright/test'
import { isBefore, named, test } from './homeFixture.ts'
import { walkedLanguages } from './languages.ts'
import { axeFaults } from './axeFaults.ts'
import { dragRow } from './dragRow.ts'
import { ListScreen } from './listScreen.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

test.describe.configure({ timeout: 90_000 })

test.afterEach(({ home }) => home.api.change('post', '/quotes/reorder', { order: [] }))

const languages = inBothLanguages((say) => ({
  noText: say(backOfficeTexts.quote.noText),
  noAuthor: say(backOfficeTexts.quote.noAuthor),
  draft: say(backOfficeTexts.versions.draft),
  published: say({ bg: 'Публикувано', en: 'Published' }),
  changed: say({ bg: 'С нови промени', en: 'Changed' }),
  noImage: say(backOfficeTexts.quote.hasNoImage),
  edit: say(backOfficeTexts.screen.edit),
  delete: say({ bg: 'Изтриване', en: 'Delete' }),
  toDelete: say(backOfficeTexts.quote.toDelete),
  notUpdated: say(backOfficeTexts.quote.notUpdated),
  notDeleted: say(backOfficeTexts.quote.notDeleted),
  none: say(backOfficeTexts.quote.none),
  text: say(backOfficeTexts.quote.adding.text),
  author: say(backOfficeTexts.quote.adding.author),
  article: say(backOfficeTexts.quote.adding.article),
  isPublished: say(backOfficeTexts.quote.adding.published),
  publish: say(backOfficeTexts.quote.adding.publish),
  addDraft: say(backOfficeTexts.quote.adding.draft),
  notAdded: say(backOfficeTexts.quote.notAdded),
  added: say({ bg: 'Добавен е:', en: 'Added:' }),
  adding: say(backOfficeTexts.quote.adding.busy),
  time: say(backOfficeTexts.carousel.displayTime),
  makeImage: say(backOfficeTexts.quoteImage.open),
  order: say(backOfficeTexts.quote.order.heading),
  up: say({ bg: 'Нагоре:', en: 'Move up:' }),
  saved: say(backOfficeTexts.arrangement.saved),
  notOrdered: say(backOfficeTexts.quote.order.notSaved),
}))

for (const words of walkedLanguages(languages)) {
  test.describe(`A-QUO-1 quotes in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('are written, edited in place, and deleted after a dialog', async ({ page, home }) => {
      const list = new ListScreen(page, 'quotes')
      const text = named(`Който пита, стига ${words.locale}`)
      const row = list.row(text)
      await signIn(page)

      await test.step('not without a text and an author', async () => {
        await list.openNew()
        await page.locator('#action-save').click()
        await expect(list.failure).toContainText(words.noText)
        await expect(list.failure).toContainText(words.noAuthor)
      })

      await test.step('as a draft that no reader sees', async () => {
        await page.locator('#field-quoteText').fill(text)
        await page.locator('#field-author').fill('Народът')
        await page.locator('#action-save-draft').click()
        await expect(page).toHaveURL(/\/quotes\/\d+/)
        await list.open()
        for (const state of [words.draft, words.noImage, 'Народът']) {
          await expect(row).toContainText(state)
        }
        await expect(row.locator('.cell-viewCount')).toHaveText('0')
        await expect(row.locator('.cell-uniqueViews')).toHaveText('0')
        await expect(row.locator('.cell-lastViewedAt')).toHaveText('–')
        await home.isGone(text)
      })

      await test.step('published in place', async () => {
        await list.edit(row, words.edit)
        await list.over.locator('#action-save').click()
        await expect(list.over).toHaveCount(0)
        await expect(row).toContainText(words.published)
        await home.isShown(text)
      })

      await test.step('changed in place, beside what readers see', async () => {
        await list.edit(row, words.edit)
        await list.over.locator('#field-author').fill('Стар човек')
        await page.route('**/api/quotes/*', (route) => route.abort())
        await list.over.locator('#action-save-draft').click()
        await expect(list.failure).toHaveText(words.notUpdated)
        await page.unroute('**/api/quotes/*')
        await list.over.locator('#action-save-draft').click()
        await expect(list.over).toHaveCount(0)
        await expect(row).toContainText(words.changed)
        await expect(row).toContainText('Стар човек')
        await home.isShown('Народът')
        await list.edit(row, words.edit)
        await expect(list.over.locator(styled('publicPage')).getByRole('link')).toHaveAttribute(
          'href',
          /\/quote\/[a-z0-9-]+\/$/,
        )
        await page.keyboard.press('Escape')
        await list.open()
      })

      await test.step('deleted, once that is confirmed and stored', async () => {
        const dialog = await list.askToDelete(row, words.delete)
        await expect(dialog).toContainText(words.toDelete)
        await dialog.locator('#confirm-cancel').click()
        await expect(list.over).toHaveCount(0)
        await page.route('**/api/quotes/*', (route) => route.abort())
        await (await list.askToDelete(row, words.delete)).locator('#confirm-action').click()
        await expect(list.failure).toHaveText(words.notDeleted)
        await page.unroute('**/api/quotes/*')
        await (await list.askToDelete(row, words.delete)).locator('#confirm-action').click()
        await expect(row).toHaveCount(0)
        await expect(list.failure).toBeEmpty()
        await home.isGone(text)
      })

      await test.step('and where there are none, that is said', async () => {
        await list.open(`?search=${encodeURIComponent(text)}`)
        await expect(page.getByRole('heading', { name: words.none })).toBeVisible()
        await expect(page.locator('.no-results :is(h3, p):visible')).toHaveCount(0)
      })
    })

    test('are added above their list by the keyboard, and lost by no accident', async ({
      page,
      home,
    }) => {
      const list = new ListScreen(page, 'quotes')
      const quote = named(`Отгоре ${words.locale}`)
      const article = await home.article('За цитата')
      const form = page.locator(styled('addQuote'))
      const [text, author] = [form.getByLabel(words.text), form.getByLabel(words.author)]
      const publish = form.getByRole('button', { name: words.publish })
      const failure = form.locator('.failure-banner')
      await signIn(page)
      await list.open()

      await test.step('once text and author are not blank; what lacks is said', async () => {
        await expect(publish).toBeDisabled()
        await text.focus()
        await page.keyboard.type('  ')
        await page.keyboard.press('Tab')
        await page.keyboard.type('Мая')
        await expect(publish).toBeDisabled()
        await page.keyboard.press('Enter')
        await expect(failure).toHaveText(words.noText)
        await expect(text).toBeFocused()
        await page.keyboard.type(quote)
        await expect(publish).toBeEnabled()
        await author.fill(' ')
        await expect(publish).toBeDisabled()
        await page.keyboard.press('Enter')
        await expect(failure).toHaveText(words.noAuthor)
        await expect(author).toBeFocused()
        await page.keyboard.type('Мая Георгиева')
      })

      await test.step('typed text is there after another screen, and after a failure', async () => {
        await page.goto('/admin/collections/banners')
        await list.open()
        await expect(text).toHaveValue(`  ${quote}`)
        await expect(author).toHaveValue(' Мая Георгиева')
        await page.route('**/api/quotes?*', (route) =>
          route.request().method() === 'POST' ? route.abort() : route.continue(),
        )
        await publish.press('Enter')
        await expect(failure).toHaveText(words.notAdded)
        await expect(text).toHaveValue(`  ${quote}`)
        await page.unroute('**/api/quotes?*')
      })

      await test.step('with a linked article, published', async () => {
        await form.getByLabel(words.article).first().fill(article.title)
        await page.getByRole('option').filter({ hasText: article.title }).waitFor()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await expect(form).toContainText(article.title)
        await publish.press('Enter')
        const added = page.locator(styled('addQuoteAdded'))
        await expect(added).toContainText(words.added)
        await expect(failure).toBeEmpty()
        await expect(text).toBeFocused()
        await expect(text).toHaveValue('')
        await expect(list.row(quote)).toContainText(words.published)
        await home.isShown(quote)
        const [stored] = await home.api.list<{ id: number; quoteText: string; article: number }>(
          `/quotes?where[author][equals]=${encodeURIComponent('Мая Георгиева')}&sort=-createdAt&depth=0`,
        )
        expect(stored).toMatchObject({ quoteText: quote, article: article.id })
        await added.getByRole('button', { name: words.makeImage }).press('Enter')
        await expect(list.over.locator('canvas')).toBeVisible()
        await page.keyboard.press('Escape')
        await home.api.change('patch', `/quotes/${stored!.id}`, {
          deletedAt: new Date().toISOString(),
        })
      })

      await test.step('or as a draft', async () => {
        const draft = named(`Чернова отгоре ${words.locale}`)
        await text.fill(draft)
        await author.fill('Мая')
        await form.getByLabel(words.isPublished).uncheck()
        const held = Promise.withResolvers<undefined>()
        await page.route('**/api/quotes?*', async (route) => {
          await held.promise
          await route.continue()
        })
        await form.getByLabel(words.time).fill('9')
        await page.keyboard.press('Enter')
        await expect(form.getByRole('button', { name: words.adding })).toBeDisabled()
        await author.fill('Следващият')
        await form.getByLabel(words.time).focus()
        held.resolve(undefined)
        await expect(list.row(draft)).toContainText(words.draft)
        // What was typed meanwhile stays, and nothing of the quote that is added.
        await expect(text).toHaveValue('')
        await expect(author).toHaveValue('Следващият')
        await expect(form.getByLabel(words.time)).toHaveValue('5')
        await home.isGone(draft)
      })
      expect(await axeFaults(page, styled('quoteDesk'))).toEqual([])
    })

    test('show all their columns on a screen of 1280 px', async ({ page, home }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      const quote = named(`Широк ${words.locale}`)
      await home.quote(quote, 5)
      const list = new ListScreen(page, 'quotes')
      await signIn(page)
      await list.open()
      const remove = list.row(quote).getByRole('button', { name: `${words.delete}:` })
      await expect(remove).toBeInViewport({ ratio: 1 })
    })

    test('are arranged on the same screen, and home follows', async ({ page, home, request }) => {
      const list = new ListScreen(page, 'quotes')
      const [older, newer] = [named(`По-стар ${words.locale}`), named(`По-нов ${words.locale}`)]
      await home.quote(older, 5)
      const data = { quoteText: newer, author: 'Мая Георгиева', _status: 'published' }
      await home.api.change('post', '/quotes?depth=0', data)
      const order = page.locator(styled('quoteOrder'))
      const rowOf = (text: string) => order.locator('tbody tr').filter({ hasText: text })
      const first = order.locator('tbody tr').first()
      await signIn(page)
      await list.open()
      await order.locator('summary').press('Enter')
      await expect(first).toContainText(newer)

      await test.step('by a button, which keeps the focus; a failure puts it back', async () => {
        const up = rowOf(older).getByRole('button', { name: words.up })
        await page.route('**/api/quotes/reorder', (route) => route.abort())
        await up.press('Enter')
        await expect(order.locator('.failure-banner')).toHaveText(words.notOrdered)
        await expect(first).toContainText(newer)
        await page.unroute('**/api/quotes/reorder')
        await up.press('Enter')
        await expect(order).toContainText(words.saved)
        await expect(first).toContainText(older)
        await expect(up).toBeFocused()
        await expect.poll(() => isBefore(request, older, newer)).toBe(true)
        expect(await axeFaults(page, styled('quoteOrder'))).toEqual([])
      })

      await test.step('by dragging', async () => {
        await dragRow(rowOf(newer), rowOf(older))
        await expect(first).toContainText(newer)
        await expect.poll(() => isBefore(request, newer, older)).toBe(true)
      })

      await test.step('beside changes in the list below', async () => {
        await (
          await list.askToDelete(list.row(newer).last(), words.delete)
        )
          .locator('#confirm-action')
          .click()
        await expect(rowOf(newer)).toHaveCount(0)
        await expect(first).toContainText(older)
      })
    })
  })
}
