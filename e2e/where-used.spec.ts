import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect } from 'playwright/test'
import { axeFaults } from './axeFaults.ts'
import { bodyOf } from './apiClient.ts'
import { test, unique } from './contentFixture.ts'
import { walkedLanguages } from './languages.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

test.describe.configure({ timeout: 90_000 })

const languages = inBothLanguages((say) => ({
  title: say(backOfficeTexts.uses.title),
  standsIn: say(backOfficeTexts.uses.standsIn),
  none: say(backOfficeTexts.uses.none),
  usedIn: say({
    bg: (title: string) => `Използва се в: Статия „${title}“`,
    en: (title: string) => `It is used in: Article “${title}”`,
  }),
  delete: say({ bg: 'Изтриване', en: 'Delete' }),
  kind: say({ bg: 'Статия', en: 'Article' }),
  draft: say(backOfficeTexts.uses.states.draft),
  live: say(backOfficeTexts.uses.states.live),
}))

for (const words of walkedLanguages(languages)) {
  test.describe(`A-ERR-1 where a document is used, in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('a picture is kept while it is used, and says where', async ({ page, written }) => {
      const alt = unique('Снимка')
      const id = await written.picture({ alt, author: 'Редакцията' })
      const article = await written.article('С картина', { picture: id })
      await signIn(page)
      const card = page.locator(styled('libraryCard')).filter({ hasText: alt })
      const question = page.locator('dialog[open]').last()
      const askToDelete = async () => {
        await page.goto(`/admin/collections/media?words=${encodeURIComponent(alt)}`)
        await card.getByRole('checkbox').check()
        await page.getByRole('button', { name: words.delete, exact: true }).click()
        await expect(question).toBeVisible()
      }

      await test.step('in the question before it is deleted', async () => {
        await askToDelete()
        await expect(question).toContainText(words.standsIn)
        const place = question.getByRole('link', { name: article.title })
        await expect(place).toHaveAttribute('href', new RegExp(`/articles/${article.id}$`))
        await expect(question.locator(styled('uses'))).toContainText(words.live)
        await question.locator('#confirm-action').click()
        await expect(page.locator('.failure-banner')).toContainText(words.usedIn(article.title))
        await expect(card).toHaveCount(1)
      })

      await test.step('beside its form', async () => {
        await page.goto(`/admin/collections/media/${id}`)
        const panel = page.getByRole('region', { name: words.title })
        await expect(panel.getByRole('link', { name: article.title })).toBeVisible()
        expect(await axeFaults(page, styled('usesPanel'))).toEqual([])
      })

      await test.step('and goes once nothing uses it', async () => {
        await written.api.update(article.id, { picture: null })
        await askToDelete()
        await expect(question).toContainText(words.none)
        await question.locator('#confirm-action').click()
        await expect(card).toHaveCount(0)
      })
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
