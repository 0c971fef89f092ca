import { expect } from 'playwright/test'
import sharp from 'sharp'
import { chooseFile } from './adminPage.ts'
import { pathOf } from './articles.ts'
import { test, unique } from './contentFixture.ts'
import { signIn } from './session.ts'
import { plainPng } from './plainPng.ts'

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
      await signIn(page)
      await page.goto('/admin/collections/media/create')
      await chooseFile(page, file)
      await page.locator('#action-save').click()
      await expect(page.locator('.failure-banner')).toHaveText(refusal)
    })
  })
}

test('B-PIC-1 a picture whose file is replaced keeps its places, its author and what an article shows of it', async ({
  page,
  written,
}) => {
  const picture = await written.picture({ alt: unique('Сграда'), author: 'Мария' })
  const pictureCrop = { x: 0, y: 0, width: 600, height: 400, picture }
  const path = pathOf(await written.article('Със сграда', { picture, pictureCrop }))
  const figure = page.locator('article figure').first()
  await written.isRead()
  await page.goto(path)
  const former = await figure.locator('img').getAttribute('src')

  await signIn(page)
  await page.goto(`/admin/collections/media/${picture}`)
  await page.locator('.file-details__remove').click()
  const buffer = await plainPng('#c02020')
  await chooseFile(page, { name: 'нова.png', mimeType: 'image/png', buffer })
  const stored = page.waitForResponse(
    (answer) =>
      answer.url().includes(`/api/media/${picture}`) && answer.request().method() === 'PATCH',
  )
  await page.locator('#action-save').click()
  expect((await stored).status()).toBe(200)

  await written.isRead()
  await page.goto(path)
  await expect(figure.locator('img')).not.toHaveAttribute('src', former ?? '')
  await expect(figure.locator('figcaption')).toContainText('Мария')
  const shown = await page.request.get((await figure.locator('img').getAttribute('src')) ?? '')
  const [red = 0, green = 255] = await sharp(await shown.body())
    .raw()
    .toBuffer()
  expect([red > 180, green < 60]).toEqual([true, true])
  // Pages that stand in caches still show the former file.
  expect((await page.request.get(former ?? '')).status()).toBe(200)
})
