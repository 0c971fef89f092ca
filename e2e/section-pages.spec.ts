import { expect } from 'playwright/test'
import { ListScreen } from './listScreen.ts'
import { test, unique } from './contentFixture.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'

test.use({ locale: 'bg-BG' })

test('R-BISER-1 the section is listed as a tree, and a page says where it will stand', async ({
  page,
  written,
}) => {
  const name = unique('Корен')
  const above = await written.make('pages', { title: name, order: 1 })
  const leaf = unique('Клон')
  await written.make('pages', { title: leaf, parent: above.id, order: 1 })
  const list = new ListScreen(page, 'pages')
  await signIn(page)

  await test.step('the one below stands deeper', async () => {
    await list.open()
    const left = async (title: string) => {
      const box = await page.getByRole('link', { name: title, exact: true }).boundingBox()
      return box!.x
    }
    expect(await left(leaf)).toBeGreaterThan((await left(name)) + 10)
  })

  await test.step('the address follows what is typed, before it is saved', async () => {
    await list.openNew()
    await page.locator('#field-title').fill('Ново начало')
    const panel = page.locator(styled('publicPage'))
    await expect(panel).toContainText('/biser/novo-nachalo/')
    await page.locator('#field-parent .rs__control').click()
    await page.locator('.rs__option').getByText(name, { exact: true }).click()
    await expect(panel).toContainText(`/biser/${above.path}/novo-nachalo/`)
    await page.locator('#action-save').click()
    await expect(page).toHaveURL(/\/pages\/\d+$/)
    const id = page.url().split('/').at(-1)
    const saved = await written.api.see<{ path: string }>(`/pages/${id}?depth=0`)
    expect(saved.path).toBe(`${above.path}/novo-nachalo`)
    await written.api.change('delete', `/pages/${id}`)
  })

  await test.step('a page with others below it stays, and says so', async () => {
    await list.open()
    const dialog = await list.askToDelete(list.row(name).first(), 'Изтриване')
    await expect(dialog).toContainText('Стои в:')
    await dialog.locator('#confirm-action').click()
    await expect(list.failure).toHaveText('Под тази страница има други (1): първо ги преместете.')
  })
})
