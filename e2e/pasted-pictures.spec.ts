import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Page } from 'playwright/test'
import { AdminPage, articleText, hydrated } from './adminPage.ts'
import { pathOf } from './articles.ts'
import { test, unique, type ContentFixture } from './contentFixture.ts'
import { plainPng } from './plainPng.ts'
import { paste } from './paste.ts'
import { styled } from './styled.ts'
import { walkedLanguages } from './languages.ts'
import { inBothLanguages } from './inBothLanguages.ts'

const languages = inBothLanguages((say) => ({
  waiting: say({ bg: 'Снимката се копира', en: 'The picture is being copied' }),
  notReached: say({
    bg: 'Снимката не можа да се вземе от example.invalid.',
    en: 'The picture could not be fetched from example.invalid.',
  }),
  notThere: say(backOfficeTexts.pastedPicture.notThere),
  again: say(backOfficeTexts.publishingLog.tryAgain),
  uncopied: say(backOfficeTexts.articleForm.checklist.copies.wrong(2)),
  uncredited: say(backOfficeTexts.articleForm.checklist.creditOfText.missing(2)),
  imageStatus: say(backOfficeTexts.body.tools.imageStatus),
  remove: say(backOfficeTexts.pictureTools.remove),
  changeAuthor: say(backOfficeTexts.pictureTools.changeAuthor),
  notPublished: say({ bg: 'В текста липсва снимка.', en: 'A picture in the text is not there.' }),
}))

/** Opens the form of a new draft. */
async function openDraft(page: Page, written: ContentFixture, title: string) {
  const { id } = await written.article(unique(title), { _status: 'draft' })
  const newsroom = await AdminPage.onArticle(page, id)
  return { id, newsroom }
}

/** Lets the newsroom wait for pasted pictures. @returns a function that lets them through */
async function holdCopying(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>()
  await page.route('**/api/pasted-pictures', async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve(undefined)
}

async function dataPng(colour: string): Promise<string> {
  return `data:image/png;base64,${(await plainPng(colour)).toString('base64')}`
}

type Stored = {
  slug: string
  body: { root: { children: { type: string; value?: number; pending?: { src: string } }[] } }
}

for (const words of walkedLanguages(languages)) {
  test.describe(`B-EDIT-6 in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('a pasted web page brings its pictures, which are stored and shown to readers', async ({
      page,
      written,
    }) => {
      const picture = await written.picture({ alt: 'Другаде', author: 'Мария' })
      // Readers get what is published.
      await written.article('Другаде', { picture })
      const { filename } = await written.api.see<{ filename: string }>(`/media/${picture}`)
      const { id, newsroom } = await openDraft(page, written, 'Страница')
      await articleText(page).click()
      await page.keyboard.press('Control+A')
      const fetched = `http://127.0.0.1:${new URL(page.url()).port}/media/${filename}`
      const bytes = await dataPng('green')
      const release = await holdCopying(page)
      await paste(page, {
        html:
          `<h2>Заплати</h2><p>Преди <img src="${fetched}" alt="Графика">след.</p>` +
          `<figure><img src="${bytes}" alt="Зелено"></figure><p>Край.</p>`,
      })
      const figures = articleText(page).locator('figure')
      await expect(figures.nth(0)).toContainText(words.waiting)
      release()
      await expect(figures.locator('img')).toHaveCount(2)
      await expect(figures.nth(0).locator('img')).toHaveAttribute('alt', 'Графика')
      await expect(figures.nth(1).locator('img')).toHaveAttribute('alt', 'Зелено')
      await expect(articleText(page).locator('p').filter({ hasText: 'след' })).toHaveText(
        'Преди след.',
      )

      await test.step('an author is added where the picture is, to which the checklist leads', async () => {
        const check = page.locator(`${styled('checklist')} li`, { hasText: words.uncredited })
        await check.getByRole('button').click()
        await expect(figures.nth(0).getByRole('textbox')).toBeFocused()
        await page.keyboard.press('Escape')
        await figures.nth(1).getByRole('button', { name: words.changeAuthor }).click()
        await page.keyboard.type('Иван')
        await page.keyboard.press('Enter')
        await expect(figures.nth(1).getByText('Иван')).toBeVisible()
      })
      await newsroom.publish()
      const { body, slug } = await written.api.see<Stored>(`/articles/${id}?depth=0`)
      expect(body.root.children.map(({ type, value }) => [type, typeof value])).toEqual([
        ['heading', 'undefined'],
        ['paragraph', 'undefined'],
        ['upload', 'number'],
        ['upload', 'number'],
        ['paragraph', 'undefined'],
      ])
      await written.isRead()
      await page.goto(pathOf({ slug }))
      const shown = page.locator('article figure')
      await expect(shown.filter({ hasText: 'Иван' }).locator('img')).toHaveAttribute(
        'alt',
        'Зелено',
      )
      await expect(shown.locator('img[alt="Графика"]')).not.toHaveJSProperty('naturalWidth', 0)
    })

    test('one that cannot be fetched keeps its place, and the draft is saved with it', async ({
      page,
      written,
    }) => {
      const { id, newsroom } = await openDraft(page, written, 'Липсва')
      await articleText(page).click()
      await page.keyboard.press('Control+A')
      await paste(page, {
        html: '<p>Преди.</p><img src="https://example.invalid/a.png"><img src="blob:x"><p>След.</p>',
      })
      const figures = articleText(page).locator('figure')
      await expect(figures.nth(0)).toContainText(words.notReached)
      await expect(figures.nth(1)).toContainText(words.notThere)
      await expect(figures.getByRole('button', { name: words.again })).toHaveCount(1)
      await newsroom.saveDraft()
      const draft = await written.api.see<Stored>(`/articles/${id}?depth=0&draft=true`)
      const places = draft.body.root.children.filter(({ type }) => type === 'upload')
      expect(places.map(({ pending }) => pending?.src)).toEqual([
        'https://example.invalid/a.png',
        '',
      ])

      await test.step('they are there when the article is opened again, and keep it from readers', async () => {
        await page.reload()
        await hydrated(page.locator('#action-save'))
        await expect(figures).toHaveCount(2)
        await expect(figures.nth(0)).toContainText(words.notThere)
        await page.locator('#action-save').click()
        await expect(page.locator('.failure-banner:visible')).toContainText([words.notPublished])
      })

      await test.step('what is seen before publishing says so too, and leads there', async () => {
        const check = page.locator(`${styled('checklist')} li`, { hasText: words.uncopied })
        await check.getByRole('button').click()
        await expect(figures.nth(0).getByRole('button').first()).toBeFocused()
        await page.getByRole('button', { name: words.imageStatus, exact: true }).click()
        const rows = page.locator(`${styled('imageStatus')} li`)
        await expect(rows).toContainText([words.notThere, words.notThere])
        await page.keyboard.press('Escape')
        await expect(rows).toHaveCount(0)
      })

      await test.step('another try says what is wrong; a removed one is gone', async () => {
        await figures.nth(0).getByRole('button', { name: words.again }).click()
        await expect(figures.nth(0)).toContainText(words.notReached)
        for (const left of [1, 0]) {
          await figures.nth(0).getByRole('button', { name: words.remove }).click()
          await expect(figures).toHaveCount(left)
        }
        await newsroom.publish()
      })
    })
  })
}

test('B-EDIT-6 undoing a paste takes its pictures back too, also while they are copied', async ({
  page,
  written,
}) => {
  await openDraft(page, written, 'Отмяна')
  const release = await holdCopying(page)
  const before = await articleText(page).textContent()
  await articleText(page).click()
  await page.keyboard.press('Control+End')
  const bytes = await dataPng('blue')
  await paste(page, { html: `<p>Поставено.</p><img src="${bytes}"><p>Край.</p>` })
  const figures = articleText(page).locator('figure')
  await expect(figures.getByRole('progressbar')).toBeVisible()
  await page.keyboard.press('Control+Z')
  await expect(figures).toHaveCount(0)
  await page.keyboard.press('Control+Y')
  await expect(figures.getByRole('progressbar')).toBeVisible()
  release()
  await expect(figures.locator('img')).toHaveCount(1)
  await page.keyboard.press('Control+Z')
  await expect(figures).toHaveCount(0)
  await expect(articleText(page)).toHaveText(before ?? '')
  await page.keyboard.press('Control+Y')
  await expect(figures.locator('img')).toHaveCount(1)
})

test('B-EDIT-6 a picture that arrives takes the cursor from no other field', async ({
  page,
  written,
}) => {
  await openDraft(page, written, 'Курсор')
  const release = await holdCopying(page)
  await articleText(page).click()
  const bytes = await dataPng('red')
  await paste(page, { html: `<p>Поставено.</p><img src="${bytes}">` })
  const figures = articleText(page).locator('figure')
  await expect(figures.getByRole('progressbar')).toBeVisible()
  await page.locator('#field-title').fill('')
  await page.keyboard.type('Едно ')
  release()
  await expect(figures.locator('img')).toHaveCount(1)
  await page.keyboard.type('две')
  await expect(page.locator('#field-title')).toHaveValue('Едно две')
})
