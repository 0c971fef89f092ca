import { expect } from 'playwright/test'
import { ApiClient } from './apiClient.ts'
import { test } from './journey.ts'
import { AdminPage } from './adminPage.ts'

const run = Date.now().toString(36)

test('invariant 8 R-ART-3: a live article is taken from readers by its date only after a dialog, and is called scheduled then', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const api = await ApiClient.open(request)
  const title = `Утре по това време ${run}`
  const { id, slug } = await api.write(title, { datePublished: '2026-01-05T07:00:00.000Z' })
  const statusForReaders = async () =>
    (await request.get(`/article/${slug}/`, { maxRedirects: 0 })).status()
  await expect.poll(statusForReaders).toBe(200)
  const newsroom = await AdminPage.onArticle(page, id)
  const status = page.locator('.doc-controls__status')
  const date = page.locator('#field-datePublished').getByRole('textbox')

  await test.step('the answer no changes nothing', async () => {
    await date.fill('12/12/2099 09:00')
    const dialog = await newsroom.askToPublish()
    await expect(dialog).toContainText('няма да я имат до 12/12/2099 09:00')
    await dialog.locator('#confirm-cancel').focus()
    await page.keyboard.press('Enter')
    await expect(newsroom.leaveDialog).toHaveCount(0)
    await expect(status).toContainText('Публикуван')
    expect(await statusForReaders()).toBe(200)
  })

  await test.step('after yes the form and the list say when readers will get it', async () => {
    const dialog = await newsroom.askToPublish()
    await dialog.locator('#confirm-action').focus()
    await newsroom.agree(() => page.keyboard.press('Enter'))
    await expect(status.getByText('Насрочена за 12/12/2099 09:00')).toBeVisible()
    await expect(status.getByText('Публикувано')).toBeHidden()
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: '12/12/2099' })).toHaveText(
      'Читателите ще я получат на 12/12/2099 09:00.',
    )
    await expect.poll(statusForReaders).toBe(302)
    const list = await page.context().newPage()
    await list.goto(`/admin/collections/articles?search=${encodeURIComponent(title)}`)
    await expect(list.locator('td.cell-state')).toHaveText('Насрочена за 12/12/2099 09:00')
    await list.close()
  })

  await test.step('an article that readers do not see yet gets another date, and its former one again, without a dialog', async () => {
    await date.fill('13/12/2099 10:00')
    await newsroom.publish()
    await expect(status).toContainText('Насрочена за 13/12/2099 10:00')
    await date.fill('05/01/2026 09:00')
    await newsroom.publish()
    await expect(status).toContainText('Публикуван')
    await expect.poll(statusForReaders).toBe(200)
  })
})
