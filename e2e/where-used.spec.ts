import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Page } from 'playwright/test'
import { hydrated } from './adminPage.ts'
import { axeFaults } from './axeFaults.ts'
import { ApiClient, bodyOf } from './apiClient.ts'
import { test, unique } from './contentFixture.ts'
import { walkedLanguages } from './languages.ts'
import { plainPng } from './plainPng.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

test.describe.configure({ timeout: 90_000 })

const languages = inBothLanguages((say) => ({
  title: say(backOfficeTexts.uses.title),
  standsIn: say(backOfficeTexts.uses.standsIn),
  none: say(backOfficeTexts.uses.none),
  kept: say(backOfficeTexts.uses.kept),
  someKept: say(backOfficeTexts.uses.someKept(1)),
  choose: say(backOfficeTexts.uses.choose),
  inItsPlace: say(backOfficeTexts.uses.inItsPlace),
  replace: say(backOfficeTexts.uses.replace),
  replaceFile: say(backOfficeTexts.picture.replaceFile),
  pictures: say(backOfficeTexts.pictureDialog.title),
  take: say(backOfficeTexts.pictureDialog.choose),
  delete: say({ bg: 'Изтриване', en: 'Delete' }),
  kind: say({ bg: 'Статия', en: 'Article' }),
  draft: say(backOfficeTexts.uses.states.draft),
  live: say(backOfficeTexts.uses.states.live),
}))

for (const words of walkedLanguages(languages)) {
  test.describe(`A-ERR-1 where a document is used, in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('a picture is kept while it is used, says where, and is replaced there', async ({
      page,
      written,
    }) => {
      const alt = unique('Снимка')
      const otherAlt = unique('Друга')
      const other = await written.picture({ alt: otherAlt, author: 'Редакцията' })
      const id = await written.picture({ alt, author: 'Редакцията' })
      const article = await written.article('С картина', { picture: id })
      await signIn(page)
      const card = page.locator(styled('libraryCard')).filter({ hasText: alt })
      const dialog = page.locator('dialog[open]').last()
      const askToDelete = async () => {
        await page.goto(`/admin/collections/media?words=${encodeURIComponent(alt)}`)
        await card.getByRole('checkbox').check()
        await page.getByRole('button', { name: words.delete, exact: true }).click()
        await expect(dialog).toBeVisible()
      }

      await test.step('in the dialog before it is deleted', async () => {
        await askToDelete()
        await expect(dialog).toContainText(words.standsIn)
        const place = dialog.getByRole('link', { name: article.title })
        await expect(place).toHaveAttribute('href', new RegExp(`/articles/${article.id}$`))
        await expect(dialog.locator(styled('uses'))).toContainText(words.live)
        await expect(dialog).toContainText(words.kept)
        await expect(dialog.locator('#confirm-action')).toBeHidden()
        expect(await axeFaults(page, 'dialog[open]')).toEqual([])
      })

      await test.step('beside its form', async () => {
        await page.goto(`/admin/collections/media/${id}`)
        const panel = page.getByRole('region', { name: words.title })
        await expect(panel.getByRole('link', { name: article.title })).toBeVisible()
        expect(await axeFaults(page, styled('usesPanel'))).toEqual([])
        const file = page.locator('.file-details img')
        const before = await file.getAttribute('src')
        const chosen = page.waitForEvent('filechooser')
        await page.getByRole('button', { name: words.replaceFile }).click()
        const buffer = await plainPng('#25495e')
        await (await chosen).setFiles({ name: 'друга.png', mimeType: 'image/png', buffer })
        await page.locator('#action-save').click()
        await expect(file).not.toHaveAttribute('src', before!)
        await expect(panel.getByRole('link', { name: article.title })).toBeVisible()
      })

      await test.step('and goes once another stands in its place', async () => {
        await askToDelete()
        await dialog.getByRole('button', { name: words.replace }).click()
        await expect(dialog.getByRole('alert')).not.toBeEmpty()
        await dialog.getByRole('button', { name: words.choose }).click()
        const pictures = page.getByRole('dialog', { name: words.pictures })
        await pictures.getByRole('radio', { name: otherAlt }).check()
        await pictures.getByRole('button', { name: words.take, exact: true }).click()
        await dialog.getByRole('button', { name: words.replace }).click()
        await expect(dialog).toContainText(words.none)
        expect(await written.api.see(`/articles/${article.id}?depth=0`)).toMatchObject({
          picture: other,
        })
        await dialog.locator('#confirm-action').click()
        await expect(card).toHaveCount(0)
      })
    })

    test('a category and an author are replaced in all their places', async ({
      page,
      written,
      request,
    }) => {
      const [former, unused] = [unique('Стара'), unique('Стара')]
      const category = await written.api.category(former)
      await written.api.category(unused)
      const account = {
        email: `${crypto.randomUUID()}@example.com`,
        password: 'дълга и необичайна парола 7',
      }
      const name = unique('Автор')
      const person = await written.api.change<{ id: number }>('post', '/users', {
        ...account,
        ...{ name, role: 'author' },
      })
      const asAuthor = await ApiClient.open(request, account)
      const article = await asAuthor.write(unique('Тяхна'), { category })
      await signIn(page)

      await test.step('several are asked about by name, with their uses', async () => {
        await page.goto('/admin/collections/categories?sort=-id')
        for (const value of [former, unused]) {
          const row = page.getByRole('row').filter({ hasText: value })
          await hydrated(row.getByRole('checkbox'))
          await row.getByRole('checkbox').check()
        }
        const selection = page.locator('.list-selection')
        await selection.getByRole('button', { name: words.delete, exact: true }).click()
        const dialog = page.locator('dialog[open]').last()
        await expect(dialog).toContainText(words.someKept)
        await expect(dialog.getByText(`${former} (`)).toBeVisible()
        await dialog.locator('#confirm-cancel').click()
      })

      await test.step('the category, in its list', async () => {
        await page.getByRole('button', { name: `${words.delete}: ${former}` }).click()
        await replaceBy(page, words, { index: 1 })
        await page.locator('dialog[open] #confirm-action').click()
        await expect(page.getByRole('row').filter({ hasText: former })).toHaveCount(0)
      })

      await test.step('the author, in the form of the account', async () => {
        await page.goto(`/admin/collections/users/${person.id}`)
        await hydrated(page.locator('#action-save'))
        await page.locator('.doc-controls__popup button').first().click()
        await page.locator('#action-delete:visible').click()
        await expect(page.locator('dialog[open]')).toContainText(article.title)
        await replaceBy(page, words, { index: 1 })
        const button = page.locator('dialog[open] #confirm-action')
        await expect(button).toHaveText(words.delete, { useInnerText: true })
        await button.click()
        await expect(page).toHaveURL(/collections\/users\?/)
      })
      const now = await written.api.see<{ author: number; category: number }>(
        `/articles/${article.id}?depth=0`,
      )
      expect(now.author).not.toBe(person.id)
      expect(now.category).not.toBe(category)
    })

    test('a hashtag that only a draft has says so', async ({ page, written }) => {
      const value = unique('хаштаг')
      const article = await written.article('С хаштаг', {
        hashtags: [value],
        body: bodyOf('Текст'),
        _status: 'draft',
      })
      const [hashtag] = await written.api.list<{ id: number }>(
        `/hashtags?where[value][equals]=${encodeURIComponent(value)}&depth=0`,
      )
      await signIn(page)
      await page.goto(`/admin/collections/hashtags/${hashtag!.id}`)
      const panel = page.getByRole('region', { name: words.title })
      await expect(panel.getByRole('link', { name: article.title })).toBeVisible()
      await expect(panel).toContainText(words.draft)
      await written.api.change('delete', `/hashtags/${hashtag!.id}`)
    })
  })
}

type Words = { kept: string; inItsPlace: string; replace: string; none: string }

/** Puts another document in all places of the one that the open dialog is about. */
async function replaceBy(page: Page, words: Words, other: { index: number }): Promise<void> {
  const dialog = page.locator('dialog[open]').last()
  await expect(dialog).toContainText(words.kept)
  await expect(dialog.locator('#confirm-action')).toBeHidden()
  await dialog.getByLabel(words.inItsPlace).selectOption(other)
  await dialog.getByRole('button', { name: words.replace }).click()
  await expect(dialog).toContainText(words.none)
}
