import { expect } from 'playwright/test'
import { named, test } from './homeFixture.ts'
import { walkedLanguages } from './languages.ts'
import { ListScreen, signIn } from './listScreen.ts'

test.describe.configure({ timeout: 90_000 })

const languages = [
  {
    locale: 'en-GB',
    noText: 'Please enter a quote',
    noAuthor: 'Please enter an author',
    draft: 'Draft',
    published: 'Published',
    changed: 'Changed',
    noImage: 'No image',
    edit: 'Edit',
    delete: 'Delete',
    toDelete: 'Are you sure you want to delete this quote?',
    notUpdated: 'Failed to update quote',
    notDeleted: 'Failed to delete quote',
    none: 'No quotes found',
  },
  {
    locale: 'bg-BG',
    noText: 'Въведете цитат',
    noAuthor: 'Въведете автор',
    draft: 'Чернова',
    published: 'Публикувано',
    changed: 'С нови промени',
    noImage: 'Няма',
    edit: 'Редактиране',
    delete: 'Изтриване',
    toDelete: 'Сигурни ли сте, че искате да изтриете този цитат?',
    notUpdated: 'Цитатът не можа да се обнови',
    notDeleted: 'Цитатът не можа да се изтрие',
    none: 'Няма намерени цитати',
  },
]

for (const words of walkedLanguages(languages)) {
  test.describe(`A-QUO-1 quotes in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('are written, edited in place, and deleted after a question', async ({ page, home }) => {
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
      })

      await test.step('deleted, once that is confirmed and stored', async () => {
        const question = await list.askToDelete(row, words.delete)
        await expect(question).toContainText(words.toDelete)
        await question.locator('#confirm-cancel').click()
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
  })
}
