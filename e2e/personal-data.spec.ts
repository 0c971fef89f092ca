import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { readFile } from 'node:fs/promises'
import { expect, type Download, type Page } from 'playwright/test'
import { ApiClient } from './apiClient.ts'
import { axeFaults } from './axeFaults.ts'
import { test } from './journey.ts'
import { walkedLanguages } from './languages.ts'
import { ListScreen } from './listScreen.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

const run = Date.now().toString(36)

const languages = inBothLanguages((say) => ({
  csv: say(backOfficeTexts.submissions.csv.download),
  heading: say({ bg: 'Получено;Име;', en: 'Received,Name,' }),
  open: say(backOfficeTexts.personalData.heading),
  address: say(backOfficeTexts.personalData.address),
  find: say(backOfficeTexts.personalData.find),
  none: say(backOfficeTexts.personalData.none),
  wrong: say(backOfficeTexts.personalData.wrongAddress),
  found: say({ bg: 'Съхранено: 1 съобщение, 0 заявки.', en: 'Stored: 1 message, 0 requests.' }),
  export: say(backOfficeTexts.personalData.export),
  exported: say(backOfficeTexts.personalData.exported),
  erase: say(backOfficeTexts.personalData.erase),
  question: say({
    bg: (address: string) => `Да се изтрие ли всичко за ${address}: 1 съобщение`,
    en: (address: string) => `Delete everything that is stored of ${address}: 1 message`,
  }),
  erased: say({
    bg: 'Изтрито и записано в дневника: 1 съобщение, 0 заявки.',
    en: 'Deleted, and noted: 1 message, 0 requests.',
  }),
  failed: say(backOfficeTexts.personalData.failed),
  noted: say(backOfficeTexts.audit.acts.erase),
}))

/** Presses a control with the keyboard and returns the file that comes. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<[Download, string]> {
  const downloading = page.waitForEvent('download')
  await press()
  const download = await downloading
  return [download, await readFile(await download.path(), 'utf8')]
}

for (const words of walkedLanguages(languages)) {
  test.describe(`B-MSG-1 the data of readers in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('is a table, and all of one address is exported, erased and noted', async ({
      page,
      request,
    }) => {
      const address = `lichni-${words.locale}-${run}@example.com`.toLowerCase()
      const name = `Лични данни ${words.locale} ${run}`
      const headers = { 'user-agent': `Reader ${words.locale} ${run} data` }
      const data = { email: address, name, phone: '0888', message: 'Изтрийте ме.' }
      expect((await request.post('/api/email/contact', { data, headers })).status()).toBe(200)
      const list = new ListScreen(page, 'contact-submissions')
      await signIn(page)

      await test.step('the list is a file for Excel, with what its search shows', async () => {
        await list.open(`?search=${encodeURIComponent(address)}`)
        const link = page.getByRole('link', { name: words.csv })
        const [file, text] = await downloaded(page, () => link.press('Enter'))
        expect(file.suggestedFilename()).toMatch(/^contact-submissions-\d{4}-\d\d-\d\d\.csv$/)
        expect(text).toContain(words.heading)
        expect(text.trim().split('\r\n')).toHaveLength(2)
        expect(text).toContain(name)
      })

      const box = page.locator(styled('personalData'))
      const field = box.getByLabel(words.address)
      const button = (label: string) => box.getByRole('button', { name: label })
      const state = box.getByRole('status')
      await list.open()
      await box.locator('summary').filter({ hasText: words.open }).press('Enter')

      await test.step('another address, and what is none', async () => {
        await field.fill(`x${address}`)
        await field.press('Enter')
        await expect(state).toHaveText(words.none)
        await expect(button(words.erase)).toHaveCount(0)
        await field.fill('x')
        await field.press('Enter')
        await expect(box.locator('.failure-banner')).toHaveText(words.wrong)
      })

      await test.step('all of it as a file', async () => {
        await field.fill(address)
        await button(words.find).press('Enter')
        await expect(state).toHaveText(words.found)
        expect(await axeFaults(page, styled('submissionTools'))).toEqual([])
        const [file, text] = await downloaded(page, () => button(words.export).press('Enter'))
        expect(file.suggestedFilename()).toMatch(/^personal-data-\d+\.json$/)
        expect(JSON.parse(text)).toMatchObject({ address, messages: [{ name }], requests: [] })
        await expect(state).toContainText(words.exported)
      })

      await test.step('erased after a dialog', async () => {
        await button(words.erase).press('Enter')
        await expect(list.over).toContainText(words.question(address))
        await list.over.locator('#confirm-cancel').press('Enter')
        await expect(list.row(address)).toHaveCount(1)
        await page.route('**/api/contact-submissions/personal-data', (route) => route.abort())
        await button(words.erase).press('Enter')
        await list.over.locator('#confirm-action').press('Enter')
        await expect(box.locator('.failure-banner')).toHaveText(words.failed)
        await page.unroute('**/api/contact-submissions/personal-data')
        await button(words.erase).press('Enter')
        await list.over.locator('#confirm-action').press('Enter')
        await expect(state).toContainText(words.erased)
        await expect(state).toContainText(words.none)
        await expect(state.getByRole('listitem').first()).toContainText(words.noted)
        await expect(list.row(address)).toHaveCount(0)
        await expect(field).toBeFocused()
      })

      await test.step('noted, without the address', async () => {
        await page.goto('/admin/collections/audit-log')
        const row = page.getByRole('row').filter({ hasText: words.noted }).first()
        await row.getByRole('link').first().click()
        await expect(page.locator('.document-fields')).toContainText(words.noted)
        await expect(page.locator('[data-moment="changed"]')).toHaveCount(0)
        await expect(page.locator('.document-fields')).not.toContainText(address)
      })
    })
  })
}

test('B-MSG-1 an editor has the table, and nothing of the rest', async ({ page, request }) => {
  const api = await ApiClient.open(request)
  const account = { email: `danni-${run}@example.com`, password: `long enough ${run}` }
  await api.change('post', '/users', { ...account, name: 'Редакторка', role: 'editor' })
  await signIn(page, account)
  const headers = { 'user-agent': `Reader ${run} table` }
  const data = { email: account.email, name: `Таблица ${run}`, phone: '0888', message: 'Да.' }
  expect((await request.post('/api/email/contact', { data, headers })).status()).toBe(200)
  await new ListScreen(page, 'contact-submissions').open()
  const link = page.getByRole('link', { name: /^(Download as CSV|Изтегляне като CSV)$/ })
  const [, text] = await downloaded(page, () => link.click())
  expect(text).toContain(data.name)
  await expect(page.locator(styled('personalData'))).toHaveCount(0)
  await page.goto('/admin/collections/audit-log')
  await expect(page.locator('.collection-list')).toHaveCount(0)
})
