import { expect, test } from 'playwright/test'
import { chooseFile, AdminPage } from './adminPage.ts'

for (const [locale, refusal] of [
  ['en-GB', 'Invalid file type. Please upload a JPG, PNG, GIF, or WebP image.'],
  ['bg-BG', 'Невалиден вид файл. Качете изображение във формат JPG, PNG, GIF или WebP.'],
] as const) {
  test.describe(`A-UP-1 in ${locale}`, () => {
    test.use({ locale })

    test('a file that is no picture is refused in the words of the specification', async ({
      page,
    }) => {
      const buffer = Buffer.from('<!doctype html><script>alert(1)</script>')
      const file = { name: 'снимка.jpg', mimeType: 'image/jpeg', buffer }
      await new AdminPage(page).signIn()
      await page.goto('/admin/collections/media/create')
      await chooseFile(page, file)
      await page.locator('#action-save').click()
      await expect(page.locator('.failure-banner')).toHaveText(refusal)
    })
  })
}
