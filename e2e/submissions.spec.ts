import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { axeFaults } from './axeFaults.ts'
import { ApiClient } from './apiClient.ts'
import { test } from './journey.ts'
import { walkedLanguages } from './languages.ts'
import { mailSaying, mailsSaying } from './mailbox.ts'
import { signIn } from './session.ts'
import { dataDir } from './system.ts'
import { styled } from './styled.ts'

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

  await expect(page.locator(styled('submission'))).toContainText(`Пиша ви за ${run}.`)
  await expect(page.getByRole('link', { name: written.email })).toHaveAttribute(
    'href',
    `mailto:${written.email}`,
  )
  // The submission is read only.
  await expect(page.locator('#action-save')).toHaveCount(0)
  await expect(page.locator(`${styled('submission')} :is(input, textarea)`)).toHaveCount(0)
  expect(await axeFaults(page, `${styled('submission')}, ${styled('mailReport')}`)).toEqual([])

  expect(await mailsSaying(run)).toEqual([])
  const send = page.getByRole('button', { name: 'Изпрати отново' })
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(styled('mailReport'))).toContainText('Имейлът е изпратен')
  await expect(page.locator(styled('mailReport'))).toBeFocused()
  await expect(send).toHaveCount(0)
  expect(await mailSaying(written.email)).toContain(`Пиша ви за ${run}.`)

  await page.goto('/admin/collections/contact-submissions')
  await expect(row).toContainText('Изпратен')
  await expect(row).not.toContainText('Неизпратен')
})

for (const words of walkedLanguages([
  {
    locale: 'bg-BG',
    waits: 'Чака отговор',
    answered: /^Отговорено от .+, \d\d\/\d\d\/\d{4} \d\d:\d\d$/,
    inList: /^Отговорено/,
    reply: 'Отговор по имейл',
    send: 'Изпращане на отговора',
    sent: 'Изпратен',
    stillWaits: 'Отбелязване като чакащо отговор',
    assignee: 'Възложено на',
    note: 'Бележка за колегите',
    save: 'Запис',
    messages: 'Съобщения',
  },
  {
    locale: 'en-GB',
    waits: 'Waits for an answer',
    answered: /^Answered by .+, \d\d\/\d\d\/\d{4} \d\d:\d\d$/,
    inList: /^Answered/,
    reply: 'Reply by mail',
    send: 'Send the reply',
    sent: 'Sent',
    stillWaits: 'Mark as waiting',
    assignee: 'Assigned to',
    note: 'Note for colleagues',
    save: 'Save',
    messages: 'Messages',
  },
]))
  test.describe(`B-MSG-1 a message is work in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('that is answered from the newsroom in three actions', async ({ page, request }) => {
      const name = `Радка ${words.locale} ${run}`
      const email = `radka-${words.locale}-${run}@example.com`.toLowerCase()
      const headers = { 'user-agent': `Reader ${words.locale} ${run}` }
      const data = { ...written, name, email, message: `Въпрос на ${name}` }
      expect((await request.post('/api/email/contact', { data, headers })).status()).toBe(200)
      await signIn(page)
      await page.goto('/admin')
      const entry = page
        .locator(`${styled('sidebar')} nav`)
        .getByRole('link', { name: words.messages, includeHidden: true })
      await expect(entry.locator(`${styled('waiting')} > span`).first()).toHaveText(/^[1-9]\d*$/)

      await page.goto('/admin/collections/contact-submissions')
      const row = page.getByRole('row').filter({ hasText: email })
      await expect(row.locator('.cell-answeredAt')).toHaveText(words.waits)
      await row.getByRole('link', { name }).click()
      const work = page.locator(styled('submissionWork'))
      const state = work.locator(`${styled('submissionWorkState')} .status-badge`)
      await expect(state).toHaveText(words.waits)
      await work.getByLabel(words.reply).fill('Благодарим Ви!\nЩе се обадим.')
      await page.reload()
      await expect(work.getByLabel(words.reply)).toHaveValue('Благодарим Ви!\nЩе се обадим.')
      await work.getByRole('button', { name: words.send }).click()
      await expect(state).toHaveText(words.answered)
      const reply = work.locator(`${styled('submissionWorkReplies')} li`)
      await expect(reply).toContainText('Ще се обадим.')
      await expect(reply.locator('.status-badge')).toHaveText(words.sent)
      await expect(work.getByLabel(words.reply)).toHaveValue('')
      expect(await mailSaying(`> Въпрос на ${name}`)).toContain('Ще се обадим.')

      await work.getByLabel(words.note).fill('Обадих се.')
      await work.getByLabel(words.assignee).selectOption({ index: 1 })
      const save = work.getByRole('button', { name: words.save, exact: true })
      await save.click()
      await expect(save).toHaveAttribute('aria-disabled', 'true')
      await page.reload()
      await expect(work.getByLabel(words.note)).toHaveValue('Обадих се.')
      await expect(work.getByLabel(words.assignee)).not.toHaveValue('')
      expect(await axeFaults(page, styled('submissionWork'))).toEqual([])
      await page.goto('/admin/collections/contact-submissions')
      await expect(row.locator('.cell-answeredAt')).toHaveText(words.inList)
      await row.getByRole('link', { name }).click()
      await work.getByRole('button', { name: words.stillWaits }).click()
      await expect(state).toHaveText(words.waits)
    })
  })
