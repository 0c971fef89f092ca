import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Page } from 'playwright/test'
import { axeFaults } from './axeFaults.ts'
import { AdminPage, hydrated } from './adminPage.ts'
import { test, unique } from './contentFixture.ts'
import { walkedLanguages } from './languages.ts'
import { ListScreen } from './listScreen.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

const languages = inBothLanguages((say) => ({
  delete: say({ bg: 'Изтриване', en: 'Delete' }),
  toTrash: say(backOfficeTexts.dialogs.toTrash),
  restorable: say({ bg: /(?<!не )може да се възстанови/, en: /can be restored/ }),
  hidden: say({ bg: 'чернов', en: 'draft' }),
  confirmDeletion: say({ bg: 'Потвърдете изтриването', en: 'Confirm deletion' }),
  unpublish: say({ bg: 'Сваляне от сайта', en: 'Unpublish' }),
  publish: say({ bg: 'Публикуване', en: 'Publish' }),
  usedNowhere: say(backOfficeTexts.uses.none),
  leave: say({ bg: 'Излизане', en: 'Leave anyway' }),
  restore: say({ bg: 'Възстановяване', en: 'Restore' }),
  emptyTrash: say({ bg: 'Изпразване на кошчето', en: 'Empty trash' }),
  forGood: say({ bg: 'завинаги', en: 'for good' }),
  restoreVersion: say({ bg: 'Възстановяване на тази версия', en: 'Restore this version' }),
}))

const dialog = (page: Page) => page.locator('dialog[open]').last()

/** Checks that the open dialog is small, and its button says the act, and closes it. */
async function readDialog(page: Page, act: string, says: (string | RegExp)[]): Promise<void> {
  const button = dialog(page).locator('#confirm-action')
  await expect(button).toHaveText(act, { useInnerText: true })
  await expect(button).toHaveAccessibleName(act)
  for (const text of says) await expect(dialog(page)).toContainText(text)
  const box = await dialog(page).locator('.confirmation-modal__wrapper').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(520)
  const heading = await dialog(page).getByRole('heading', { level: 1 }).textContent()
  await expect(dialog(page)).toHaveAttribute('aria-label', heading ?? '')
  await expect(dialog(page).locator(':focus')).toHaveCount(1)
  await expect(button).not.toBeFocused()
  expect(await axeFaults(page, '.confirmation-modal')).toEqual([])
  await dialog(page).locator('#confirm-cancel').click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

for (const words of walkedLanguages(languages))
  test.describe(`A-ERR-1 each dialog in ${words.locale} says on its button what it does`, () => {
    test.use({ locale: words.locale })

    test('in the form of an article', async ({ page, written }) => {
      const { id, title } = await written.article('За въпросите')
      const newsroom = await AdminPage.onArticle(page, id)
      const menu = page.locator('.doc-controls__popup button').first()
      await menu.click()
      await page.locator('#action-delete').click()
      const { confirmDeletion, restorable, usedNowhere } = words
      await readDialog(page, words.toTrash, [confirmDeletion, title, restorable, usedNowhere])
      await menu.click()
      await page.locator('#action-unpublish').click()
      await readDialog(page, words.unpublish, [words.hidden])
      await page.locator('#field-title').fill(`${title} 2`)
      await newsroom.goToList()
      await readDialog(page, words.leave, [])

      await test.step('of its category over it', async () => {
        await page.locator('#field-category .relationship--single-value__drawer-toggler').click()
        const form = page.locator('.doc-drawer').last()
        await hydrated(form.locator('#action-save'))
        await form.locator('.doc-controls__popup button').first().click()
        await page.locator('#action-delete:visible').click()
        // It is used by this article, so that only the way out is offered.
        await expect(dialog(page)).toContainText(title)
        await expect(dialog(page).locator('#confirm-action')).toBeHidden()
      })
    })

    test('in the list, for one row and for several', async ({ page, written }) => {
      const article = await written.article('За въпросите')
      await signIn(page)
      await page.goto(`/admin/collections/articles?search=${encodeURIComponent(article.title)}`)
      const row = page.getByRole('row').filter({ hasText: article.title })
      await hydrated(row.getByRole('checkbox'))
      await row.getByRole('button', { name: `${words.delete}:` }).click()
      await readDialog(page, words.toTrash, [article.title, words.restorable, words.usedNowhere])
      await row.getByRole('checkbox').check()
      const act = (name: string) =>
        page.locator('.list-selection').getByRole('button', { name, exact: true }).click()
      await act(words.delete)
      await readDialog(page, words.toTrash, [article.title, words.restorable])
      await act(words.publish)
      await readDialog(page, words.publish, [article.title])
      await act(words.unpublish)
      await readDialog(page, words.unpublish, [article.title, words.hidden])
    })

    test('in a form over a list', async ({ page, written }) => {
      const { id } = await written.make('quotes', {
        ...{ quoteText: unique('За въпросите'), author: 'Народът', carouselTime: 5 },
      })
      const list = new ListScreen(page, 'quotes')
      await signIn(page)
      await list.open(`?where[id][equals]=${id}`)
      await page
        .locator(`tbody ${styled('rowActions')} button`)
        .first()
        .click()
      const form = list.over
      await hydrated(form.locator('#action-save'))
      await form.locator('.doc-controls__popup button').first().click()
      await page.locator('#action-delete:visible').click()
      const button = dialog(page).locator('#confirm-action')
      await expect(button).toHaveText(words.toTrash, { useInnerText: true })
      await expect(dialog(page)).toHaveAttribute('aria-label', words.confirmDeletion)
    })

    test('in the trash, and at an earlier version', async ({ page, written }) => {
      const article = await written.article('За въпросите')
      await written.api.update(article.id, { title: `${article.title} 2`, _status: 'published' })
      await signIn(page)
      await page.goto(`/admin/collections/articles/${article.id}/versions`)
      await page
        .locator(`${styled('versionLine')} a`)
        .last()
        .click()
      await page.locator('.restore-version button').first().click()
      await readDialog(page, words.restoreVersion, [])

      await written.api.update(article.id, { deletedAt: new Date().toISOString() })
      await page.goto(`/admin/collections/articles/trash/${article.id}`)
      await hydrated(page.locator('#action-restore'))
      await page.locator('#action-restore').click()
      await readDialog(page, words.restore, [article.title])
      await page.locator('#action-permanently-delete').click()
      await readDialog(page, words.delete, [article.title, words.forGood])
      const search = `?search=${encodeURIComponent(article.title)}`
      await page.goto(`/admin/collections/articles/trash${search}`)
      const row = page.getByRole('row').filter({ hasText: article.title })
      await hydrated(row.getByRole('checkbox'))
      await page.locator('#empty-trash-button').click()
      await readDialog(page, words.emptyTrash, [words.forGood])
      await row.getByRole('checkbox').check()
      const act = (name: string) =>
        page.locator('.list-selection').getByRole('button', { name, exact: true }).click()
      await act(words.restore)
      await readDialog(page, words.restore, [])
      await act(words.delete)
      await readDialog(page, words.delete, [words.forGood])
      await written.api.update(article.id, { deletedAt: null })
    })
  })

test('A-ERR-1 what is done from a dialog says so while it is done', async ({ page, written }) => {
  const { id } = await written.article('Отива в кошчето')
  await AdminPage.onArticle(page, id)
  const answered = Promise.withResolvers<undefined>()
  await page.route(`**/api/articles/${id}*`, async (route) => {
    await answered.promise
    await route.abort()
  })
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  const button = dialog(page).locator('#confirm-action')
  await button.click()
  await expect(button).toHaveAccessibleName('Изтриване...')
  answered.resolve(undefined)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('a toast that something was saved goes after three seconds', async ({ page, written }) => {
  const { id } = await written.make('pages', { title: unique('Страница') })
  await signIn(page)
  await page.goto(`/admin/collections/pages/${id}`)
  await hydrated(page.locator('#field-title'))
  await page.locator('#field-title').fill(unique('Записана пак'))
  await page.locator('#action-save').click()
  const toast = page.locator('.toast-success')
  await expect(toast).toHaveCount(1)
  const seen = performance.now()
  await expect(toast).toHaveCount(0)
  const shown = performance.now() - seen
  expect(shown).toBeGreaterThan(2000)
  expect(shown).toBeLessThan(3900)
})

test('A-ERR-1 a toast leaves free what one works on, at each width', async ({ page, written }) => {
  const { id } = await written.make('pages', { title: unique('Страница') })
  await signIn(page)
  await page.goto(`/admin/collections/pages/${id}`)
  await hydrated(page.locator('#field-title'))
  for (const width of [1280, 820, 700, 390])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await page.locator('#field-title').fill(unique('Друга страница'))
      await page.locator('#action-save').click()
      const toast = page.locator('[data-sonner-toast]').first()
      await expect(toast).toBeVisible()
      await expect(toast).toHaveAttribute('data-mounted', 'true')
      await expect.poll(() => toast.evaluate((one) => one.getAnimations().length)).toBe(0)
      const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      if (width >= 1024) {
        const sidebar = await page.locator(styled('sidebar')).boundingBox()
        expect(box.x + box.width).toBeLessThanOrEqual(sidebar?.width ?? 0)
      } else {
        const save = await page.locator('#action-save').boundingBox()
        const isBelow = (save?.y ?? 0) >= box.y + box.height
        expect(isBelow || (save?.y ?? 0) + (save?.height ?? 0) <= box.y).toBe(true)
        // What lies under it takes the click.
        const under = () =>
          page.evaluate(
            ([x = 0, y = 0]) => {
              const element = document.elementFromPoint(x, y)
              return element && (element.closest('[data-sonner-toast]') ? 'toast' : 'screen')
            },
            [box.x + box.width / 3, box.y + box.height / 2],
          )
        expect(await under()).toBe('screen')
      }
      await expect(toast).toHaveCount(0)
    })
})
