import AxeBuilder from '@axe-core/playwright'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { ApiClient } from './apiClient.ts'
import { signIn } from './listScreen.ts'
import { mailSaying, mailsSaying } from './mailbox.ts'
import { dataDir } from './system.ts'

test.use({ locale: 'bg-BG' })

const run = Date.now().toString(36)
const folder = join(dataDir, 'mail')
const written = {
  email: `maya-${run}@example.com`,
  name: `Мая Иванова ${run}`,
  phone: '0888 123 456',
  message: `Здравейте!\nПиша ви за ${run}.`,
}

const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Without a mail server, mails are written to files in a folder: a file in its place makes every mail fail. */
async function withoutMail(work: () => Promise<void>): Promise<void> {
  await rename(folder, `${folder}-away`).catch((error: unknown) => {
    if (!isAbsent(error)) throw error
  })
  await writeFile(folder, '')
  try {
    await work()
  } finally {
    await rm(folder)
    await rename(`${folder}-away`, folder).catch((error: unknown) => {
      if (!isAbsent(error)) throw error
    })
  }
}

test('R-CONT-2 an editor finds a message whose mail did not go out, and sends it', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const account = { email: `poshta-${run}@example.com`, password: `long enough ${run}` }
  await api.change('post', '/users', { ...account, name: 'Редакторка', role: 'editor' })

  await withoutMail(async () => {
    const headers = { 'user-agent': `Reader ${run}` }
    const answer = await request.post('/api/email/contact', { data: written, headers })
    expect(answer.status()).toBe(502)
    expect(await answer.json()).toEqual({
      success: false,
      error: 'Възникна грешка при изпращането на съобщението.',
    })
  })

  await signIn(page, account)
  await page.goto('/admin/collections/contact-submissions')
  const row = page.getByRole('row').filter({ hasText: written.name })
  await expect(row).toContainText('Неизпратен')
  await row.getByRole('link', { name: written.name }).click()

  await expect(page.locator('.submission')).toContainText(`Пиша ви за ${run}.`)
  await expect(page.getByRole('link', { name: written.email })).toHaveAttribute(
    'href',
    `mailto:${written.email}`,
  )
  // The submission is read only.
  await expect(page.locator('#action-save')).toHaveCount(0)
  await expect(page.locator('main :is(input, textarea):visible')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page })
    .include('.submission')
    .include('.mail-report')
    .analyze()
  expect(violations).toEqual([])

  expect(await mailsSaying(run)).toEqual([])
  const send = page.getByRole('button', { name: 'Изпрати отново' })
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.mail-report')).toContainText('Имейлът е изпратен')
  await expect(page.locator('.mail-report')).toBeFocused()
  await expect(send).toHaveCount(0)
  expect(await mailSaying(written.email)).toContain(`Пиша ви за ${run}.`)

  await page.goto('/admin/collections/contact-submissions')
  await expect(row).toContainText('Изпратен')
  await expect(row).not.toContainText('Неизпратен')
})
