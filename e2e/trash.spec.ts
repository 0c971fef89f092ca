import { expect, type APIRequestContext, type Page } from 'playwright/test'
import type { ApiClient } from './apiClient.ts'
import { ListScreen } from './listScreen.ts'
import { test, unique } from './contentFixture.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'

test.use({ locale: 'bg-BG' })

const path = '/admin/collections/articles/trash'

/** Status of a response, without following redirects. */
async function statusOf(request: APIRequestContext, address: string): Promise<number> {
  return (await request.get(address, { maxRedirects: 0 })).status()
}

/** Creates an article in the trash that had another address before. */
async function trashed(api: ApiClient, request: APIRequestContext) {
  const { id, slug } = await api.write(unique('Старо име'))
  await expect.poll(() => statusOf(request, `/article/${slug}/`)).toBe(200)
  const moved = await api.update(id, { title: unique('Ново име'), _status: 'published' })
  const addresses = [slug, moved.slug].map((one) => `/article/${one}/`)
  await expect.poll(() => statusOf(request, addresses[0]!)).toBe(308)
  await api.update(id, { deletedAt: new Date().toISOString() })
  return { id, title: moved.title, addresses }
}

function confirmed(page: Page) {
  return page.locator('dialog[open]').last().locator('#confirm-action')
}

test.describe('an administrator deletes from the trash for good', () => {
  test('after a dialog, and its addresses are those of nothing', async ({
    page,
    request,
    written,
  }) => {
    const article = await trashed(written.api, request)
    await signIn(page)
    await page.goto(`${path}?search=${encodeURIComponent(article.title)}`)
    const row = page.getByRole('row').filter({ hasText: article.title })
    await row.getByRole('checkbox').check()
    await page.locator('.list-selection').getByRole('button', { name: 'Изтриване' }).click()
    const dialog = page.locator('dialog[open]').last()
    await expect(dialog).toContainText('Ще изтриете завинаги 1')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(row).toHaveCount(1)

    await page.locator('.list-selection').getByRole('button', { name: 'Изтриване' }).click()
    await confirmed(page).click()
    await expect(row).toHaveCount(0)
    for (const address of article.addresses) {
      await expect.poll(() => statusOf(request, address), address).toBe(302)
    }
    expect(await written.api.list(`/articles?trash=true&where[id][equals]=${article.id}`)).toEqual(
      [],
    )
  })

  test('from its form too', async ({ page, request, written }) => {
    const article = await trashed(written.api, request)
    await signIn(page)
    await page.goto(`${path}/${article.id}`)
    await page.getByRole('button', { name: 'Изтриване завинаги' }).click()
    await confirmed(page).click()
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`))
    expect(await written.api.list(`/articles?trash=true&where[id][equals]=${article.id}`)).toEqual(
      [],
    )
  })

  test('and puts into the trash what stands in a list, never past it', async ({
    page,
    written,
  }) => {
    const { title } = await written.article('Стои')
    await signIn(page)
    await new ListScreen(page, 'articles').open(`?search=${encodeURIComponent(title)}`)
    await page.getByRole('row').filter({ hasText: title }).getByRole('checkbox').check()
    await page.locator('.list-selection').getByRole('button', { name: 'Изтриване' }).click()
    await expect(confirmed(page)).toBeVisible()
    await expect(page.locator('#delete-forever')).toBeHidden()
  })
})

test('A-ART-6 the trash is the open tab of the list, and a row of it is restored in place', async ({
  page,
  written,
}) => {
  const { id, title } = await written.article('Изхвърлена')
  await written.api.update(id, { deletedAt: new Date().toISOString() })
  await signIn(page)
  await page.goto(`${path}?search=${encodeURIComponent(title)}`)
  await expect(page.locator(`${styled('listTabs')} [aria-current="page"]`)).toContainText(
    'В кошчето',
  )
  await expect(page.locator('.default-list-view-tabs')).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('button', { name: `Възстановяване: ${title}` }).click()
  await expect(row).toHaveCount(0)
  await expect(page.locator('[data-sonner-toast]')).toContainText(title)
  expect(await written.api.see(`/articles/${id}?depth=0&draft=true`)).toMatchObject({
    deletedAt: null,
    _status: 'draft',
  })
})

test('an editor is not offered to delete from the trash for good', async ({ page, written }) => {
  const account = {
    email: `${Date.now().toString(36)}@example.com`,
    password: 'una password larga 1',
  }
  await written.api.change('post', '/users', { ...account, name: 'Редактор', role: 'editor' })
  const { id, title } = await written.article('В кошчето')
  await written.takeAway('articles', id)
  await signIn(page, account)
  await page.goto(`${path}?search=${encodeURIComponent(title)}`)
  await page.getByRole('row').filter({ hasText: title }).getByRole('checkbox').check()
  await expect(
    page.locator('.list-selection').getByRole('button', { name: 'Възстановяване' }),
  ).toBeVisible()
  await expect(
    page.locator('.list-selection').getByRole('button', { name: 'Изтриване' }),
  ).toHaveCount(0)
  await expect(page.locator('#empty-trash-button')).toHaveCount(0)
})
