import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Page } from 'playwright/test'
import { AdminPage } from './adminPage.ts'
import { bodyOf } from './apiClient.ts'
import { axeFaultsInBothSchemes } from './axeFaults.ts'
import { test, unique } from './contentFixture.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { walkedLanguages } from './languages.ts'
import { inBothLanguages } from './inBothLanguages.ts'

const languages = inBothLanguages((say) => ({
  title: say(backOfficeTexts.body.tools.imageStatus),
  none: say(backOfficeTexts.body.imageStatus.none),
  author: say(backOfficeTexts.picture.author),
  noAuthor: say(backOfficeTexts.body.imageStatus.noAuthor),
  add: say(backOfficeTexts.body.imageStatus.addAuthor),
  required: say(backOfficeTexts.picture.authorRequired),
  notAdded: say(backOfficeTexts.picture.authorNotAdded),
  notUpdated: say(backOfficeTexts.picture.notUpdated),
  notLoaded: say(backOfficeTexts.picture.notLoaded),
  again: say(backOfficeTexts.publishingLog.tryAgain),
  sync: say(backOfficeTexts.body.imageStatus.sync),
  syncing: say(backOfficeTexts.body.imageStatus.syncing),
  synced: say(backOfficeTexts.body.imageStatus.synced),
  notSynced: say(backOfficeTexts.body.imageStatus.notSynced),
  remove: say({ bg: 'Изтриване от текста: ', en: 'Delete from the text: ' }),
  question: say(backOfficeTexts.picture.toDelete),
  deletes: say({ bg: 'Изтриване', en: 'Delete' }),
  keeps: say({ bg: 'Отмяна', en: 'Cancel' }),
  close: say(backOfficeTexts.articleForm.shortcuts.close),
  credited: say(backOfficeTexts.articleForm.checklist.credit.done),
}))

type Words = (typeof languages)[number]

/** Opens the pictures of an article's text. */
async function openImageStatus(page: Page, id: number, { title }: Words) {
  await new AdminPage(page).openArticle(String(id))
  await page.getByRole('button', { name: title }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return {
    dialog,
    row: (name: string) => dialog.getByRole('listitem').filter({ hasText: name }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
  }
}

for (const words of walkedLanguages(languages)) {
  test.describe(`A-RT-4 in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('the pictures of a text have their authors written in place, and leave it after a dialog', async ({
      page,
      written,
    }) => {
      const names = { one: unique('Пекар'), two: unique('Фурна') }
      const one = await written.picture({ alt: names.one, author: 'Мария Петрова' })
      const two = await written.picture({ alt: names.two, author: '' })
      const article = await written.article('С две снимки', {
        body: bodyOf('Текст.', one, two),
        picture: two,
      })
      const authorOf = async (id: number) =>
        (await written.api.see<{ author: string }>(`/media/${id}?depth=0`)).author
      const queries: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith(`false&where[id][in]=${one},${two}`)) queries.push(request.url())
      })
      await signIn(page)
      const { dialog, row, button } = await openImageStatus(page, article.id, words)
      await expect(dialog.getByRole('listitem')).toHaveCount(2)
      await expect(dialog.getByRole('listitem').first()).toContainText(names.one)
      await expect(row(names.one).locator('img')).toHaveJSProperty('complete', true)
      expect(queries).toHaveLength(1)

      await test.step('an author is added where there is none', async () => {
        await expect(row(names.two)).toContainText(words.noAuthor)
        expect(await axeFaultsInBothSchemes(page, 'dialog[open]')).toEqual([])
        await row(names.two).getByRole('button', { name: words.add }).click()
        const input = row(names.two).getByLabel(words.author)
        await expect(input).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(row(names.two).getByRole('alert')).toHaveText(words.required)
        await page.keyboard.type('Иван Иванов')
        await page.keyboard.press('Enter')
        await expect.poll(() => authorOf(two)).toBe('Иван Иванов')
        await expect(input).toHaveValue('Иван Иванов')
        await expect(page.locator(styled('checklist'))).toContainText(words.credited)
      })

      await test.step('an author is changed, but not to nobody', async () => {
        const input = row(names.one).getByLabel(words.author)
        await expect(input).toHaveValue('Мария Петрова')
        await input.fill('')
        await input.blur()
        await expect(row(names.one).getByRole('alert')).toHaveText(words.required)
        await input.press('Escape')
        await expect(input).toHaveValue('Мария Петрова')
        await expect(dialog).toBeVisible()
        await input.fill('Мария Иванова')
        await input.blur()
        await expect.poll(() => authorOf(one)).toBe('Мария Иванова')
      })

      await test.step('the button stores what is typed and shows what others have stored', async () => {
        await written.api.change('patch', `/media/${one}?depth=0`, { author: 'Друг автор' })
        await row(names.two).getByLabel(words.author).fill('Пенка Пенева')
        await button(words.sync).click()
        await expect(button(words.synced)).toBeVisible()
        const seen = performance.now()
        await expect(row(names.one).getByLabel(words.author)).toHaveValue('Друг автор')
        expect(await authorOf(two)).toBe('Пенка Пенева')
        await expect(button(words.sync)).toBeVisible({ timeout: 3500 })
        // It says so for three seconds, a part of which has passed when it is seen.
        expect(performance.now() - seen).toBeGreaterThan(2000)
      })

      await test.step('a picture leaves the text after a dialog', async () => {
        const remove = row(names.two).getByRole('button', { name: words.remove + names.two })
        await remove.click()
        await expect(row(names.two)).toContainText(words.question)
        expect(await axeFaultsInBothSchemes(page, 'dialog[open]')).toEqual([])
        await page.keyboard.press('Escape')
        await expect(row(names.two)).not.toContainText(words.question)
        await expect(remove).toBeFocused()
        await remove.click()
        await row(names.two).getByRole('button', { name: words.deletes, exact: true }).click()
        await expect(dialog.getByRole('listitem')).toHaveCount(1)
        await row(names.one)
          .getByRole('button', { name: words.remove + names.one })
          .click()
        await page.keyboard.press('Enter')
        await expect(dialog).toContainText(words.none)
        await button(words.close).click()
        await expect(dialog).toHaveCount(0)
        const saved = new AdminPage(page)
        await saved.publish()
        const path = `/articles/${article.id}?depth=0&draft=true`
        const { body } = await written.api.see<{ body: object }>(path)
        expect(JSON.stringify(body)).toContain('Текст.')
        expect(JSON.stringify(body)).not.toContain('upload')
      })
    })

    test('what fails is said, and nothing that was typed is lost', async ({ page, written }) => {
      const names = { one: unique('Пекар'), two: unique('Фурна') }
      const one = await written.picture({ alt: names.one, author: 'Мария Петрова' })
      const two = await written.picture({ alt: names.two, author: '' })
      const body = bodyOf('Текст.', one, two, two)
      const article = await written.article('С две снимки', { body })
      await signIn(page)
      const query = new RegExp(`false&where\\[id\\]\\[in\\]=${one},${two}$`)
      await page.route(query, (route) => route.abort(), { times: 1 })
      const { dialog, row, button } = await openImageStatus(page, article.id, words)

      await test.step('the pictures', async () => {
        await expect(dialog.getByRole('alert')).toContainText(words.notLoaded)
        await button(words.again).click()
        await expect(dialog.getByRole('listitem')).toHaveCount(3)
        await expect(dialog).not.toContainText(words.notLoaded)
      })

      await test.step('an author', async () => {
        await page.route('**/api/media/*', (route) => route.abort())
        const input = row(names.one).getByLabel(words.author)
        await input.fill('Нова авторка')
        await input.press('Enter')
        await expect(row(names.one).getByRole('alert')).toHaveText(words.notUpdated)
        await row(names.two).first().getByRole('button', { name: words.add }).click()
        await page.keyboard.type('Нов автор')
        await page.keyboard.press('Enter')
        await expect(row(names.two).getByRole('alert')).toHaveText([words.notAdded, words.notAdded])
        await button(words.sync).click()
        await expect(dialog.locator('.failure-banner')).toHaveText(words.notSynced)
        await expect(button(words.sync)).toBeVisible()
        await expect(input).toHaveValue('Нова авторка')
      })

      await test.step('what is typed is stored before the list is closed', async () => {
        await page.unroute('**/api/media/*')
        await row(names.one).getByLabel(words.author).fill('Най-нова авторка')
        await row(names.two).first().getByLabel(words.author).fill('Най-нов автор')
        await page.keyboard.press('Tab')
        await button(words.close).click()
        await expect(dialog).toHaveCount(0)
        const authors = await Promise.all(
          [one, two].map((id) => written.api.see<{ author: string }>(`/media/${id}?depth=0`)),
        )
        expect(authors.map(({ author }) => author)).toEqual(['Най-нова авторка', 'Най-нов автор'])
      })
    })

    test('a text without pictures has none', async ({ page, written }) => {
      const { id } = await written.article('Без снимки')
      await signIn(page)
      const { dialog, button } = await openImageStatus(page, id, words)
      await expect(dialog).toContainText(words.none)
      await expect(button(words.sync)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
  })
}
