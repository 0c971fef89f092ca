import { expect, type Page } from 'playwright/test'
import { ApiClient } from './apiClient.ts'
import { holdClock } from './clock.ts'
import { test as base } from './journey.ts'
import { mailSaying, mailsSaying } from './mailbox.ts'

/** Each test is a different sender without a previous submission, because the cooldown is per sender. */
const test = base.extend({
  userAgent: async ({ userAgent }, use) => {
    await use(`${userAgent ?? 'Reader'} ${crypto.randomUUID()}`)
  },
})

const call = '**/api/email/contact'
const thanks = 'Благодарим ви! Вашето съобщение беше изпратено успешно.'
const minutes = (count: number) => count * 60_000
const form = (page: Page) => page.getByRole('main').locator('form')
const send = (page: Page) => form(page).locator('button')
const field = (page: Page, label: string) => form(page).getByLabel(label)
const fault = (page: Page) => page.getByRole('main').getByRole('alert')
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Моля изчакайте' })
const waiting = (count: number) =>
  `Моля изчакайте ${count} минути преди да изпратите ново съобщение.`

type Message = { email: string; name: string; phone: string; message: string }

/** A submission with a unique text. */
function message(about: string): Message {
  const words = `${about} ${crypto.randomUUID()}`
  return { email: 'maya@example.com', name: 'Мая Иванова', phone: '0888 123 456', message: words }
}

async function fillIn(page: Page, { email, name, phone, message }: Message): Promise<void> {
  await field(page, 'Имейл').fill(email)
  await field(page, 'Име*').fill(name)
  await field(page, 'Телефон').fill(phone)
  await field(page, 'Съобщение').fill(message)
}

async function expectClosed(page: Page): Promise<void> {
  for (const control of await form(page).locator('input, textarea, button').all())
    await expect(control).toBeDisabled()
}

async function expectMail(sent: Message): Promise<void> {
  const mail = await mailSaying(sent.message)
  for (const label of ['Имейл', 'Име', 'Телефон', 'Съобщение']) expect(mail).toContain(label)
  for (const value of Object.values(sent)) expect(mail).toContain(value)
}

test('R-CONT-1 a message is written and sent by keyboard, closed meanwhile, and thanked for', async ({
  page,
}) => {
  const written = message('Предложение за статия')
  await page.goto('/contact/')
  await expect(page).toHaveTitle(/^Контакти \| /)
  await expect(field(page, 'Имейл')).toHaveAttribute('type', 'email')
  await expect(field(page, 'Съобщение')).toHaveAttribute('rows', '4')
  for (const control of await form(page).locator('.field :is(input, textarea)').all())
    await expect(control).toHaveAttribute('required')

  const held = Promise.withResolvers<null>()
  await page.route(call, async (route) => {
    await held.promise
    await route.continue()
  })
  await field(page, 'Имейл').focus()
  for (const [index, text] of Object.values(written).entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(send(page)).toHaveText('Изпращане...')
  await expectClosed(page)
  held.resolve(null)

  const status = page.getByRole('status').filter({ hasText: thanks })
  await expect(status).toBeFocused()
  await expect(form(page)).toBeHidden()
  await expectMail(written)
})

test('R-CONT-1 nothing may be left out', async ({ page }) => {
  const { email, name, phone, message: words } = message('Непълно')
  await page.goto('/contact/')
  for (const [label, text] of [
    ['Имейл', email],
    ['Име*', name],
    ['Телефон', phone],
    ['Съобщение', words],
  ] as const) {
    await send(page).click()
    await expect(field(page, label)).toBeFocused()
    await field(page, label).fill(text)
  }
  expect(await mailsSaying(words)).toEqual([])
})

test(
  'R-CONT-2 who has written waits, after a reload too, for ten minutes',
  { tag: '@clock' },
  async ({ page }) => {
    await page.goto('/contact/')
    await fillIn(page, message('Първо'))
    await send(page).click()
    await expect(page.getByText(thanks)).toBeVisible()

    await holdClock(page)
    await page.reload()
    await expect(notice(page)).toHaveText(waiting(10))
    await expectClosed(page)
    await page.clock.runFor(minutes(1))
    await expect(notice(page)).toHaveText(waiting(9))
    await page.clock.runFor(minutes(9))
    await expect(notice(page)).toBeHidden()
    await expect(send(page)).toBeEnabled()
  },
)

test(
  'R-CONT-2 the server lets nobody write sooner, and the form opens again when the time is over',
  { tag: '@clock' },
  async ({ page }) => {
    const second = message('Второ')
    await page.goto('/contact/')
    await fillIn(page, message('Първо'))
    await send(page).click()
    await expect(page.getByText(thanks)).toBeVisible()

    await page.evaluate(() => {
      localStorage.clear()
    })
    await holdClock(page)
    await page.reload()
    await fillIn(page, second)
    await send(page).click()
    await expect(notice(page)).toHaveText(waiting(10))
    await expect(notice(page)).toBeFocused()
    await expectClosed(page)
    await page.clock.runFor(minutes(5))
    await expect(notice(page)).toHaveText(waiting(5))
    await page.clock.runFor(minutes(5))
    await expect(send(page)).toBeEnabled()
    await expect(field(page, 'Съобщение')).toHaveValue(second.message)
    expect(await mailsSaying(second.message)).toEqual([])
  },
)

test('R-CONT-2 another tab waits with the one that has written', async ({ page, context }) => {
  await page.goto('/contact/')
  const other = await context.newPage()
  await other.goto('/contact/')
  await fillIn(other, message('От другия раздел'))
  await send(other).click()
  await expect(other.getByText(thanks)).toBeVisible()
  await expect(notice(page)).toHaveText(waiting(10))
  await expectClosed(page)
})

test('R-CONT-3 R-ERR-1 what the server refuses it says itself, and what was written stays', async ({
  page,
}) => {
  const written = { ...message('Отхвърлено'), email: 'maya@localhost' }
  await page.goto('/contact/')
  await fillIn(page, written)
  await send(page).click()
  await expect(fault(page)).toHaveText('Проверете какво сте написали в полето „Имейл“.')
  await expect(fault(page)).toBeFocused()
  await expect(field(page, 'Съобщение')).toHaveValue(written.message)
  await field(page, 'Имейл').fill('maya@example.com')
  await send(page).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await expectMail({ ...written, email: 'maya@example.com' })
})

test('R-CONT-3 R-ERR-1 a call that does not get through is told, and can be tried again', async ({
  page,
}) => {
  const written = message('Без връзка')
  await page.goto('/contact/')
  await fillIn(page, written)
  await page.route(call, (route) => route.abort())
  await send(page).click()
  await expect(fault(page)).toHaveText('Възникна грешка при изпращането на съобщението.')
  await page.unroute(call)
  await send(page).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await expectMail(written)
})

test('R-CONT-3 R-ERR-1 a cooldown that cannot be looked up is only logged, and the message is sent', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (line) => logged.push(line.text()))
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new Error('denied')
    }
  })
  const written = message('Без памет')
  await page.goto('/contact/')
  await expect.poll(() => logged.join()).toContain('contact.cooldown.unreadable')
  await expect(fault(page)).toBeHidden()
  await fillIn(page, written)
  await send(page).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await expectMail(written)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('R-CONT-1 R-CONT-2 a message is sent and thanked for, and a second one refused', async ({
    page,
  }) => {
    const written = message('Без скрипт')
    await page.goto('/contact/')
    await expect(page.getByText(thanks)).toBeHidden()
    await fillIn(page, written)
    await send(page).click()
    await expect(page).toHaveURL('/contact/#sent')
    await expect(page.getByText(thanks)).toBeInViewport()
    await expect(form(page)).toBeHidden()
    await expectMail(written)

    await page.goto('/hashtags/')
    await page.goto('/contact/')
    await fillIn(page, message('Веднага след това'))
    await send(page).click()
    await expect(page.getByRole('alert')).toHaveText(waiting(10))
  })
})

test('the publication tells how else it is reached, as far as the settings say it', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const { contactEmail, contactAddress } = await api.readSettings()
  const contacts = page.getByRole('main').locator('address')
  const shown = (email: string) =>
    expect.poll(async () => (await request.get('/contact/')).text()).toContain(`mailto:${email}`)
  try {
    await api.settings({
      contactEmail: 'pishete@kariera.example',
      contactAddress: 'ул. „Нова“ 2\nСофия',
    })
    await shown('pishete@kariera.example')
    await page.goto('/contact/')
    await expect(contacts.getByRole('link')).toHaveAttribute(
      'href',
      'mailto:pishete@kariera.example',
    )
    await expect(contacts.getByText('ул. „Нова“ 2')).toBeVisible()
    await api.settings({ contactEmail: null, contactAddress: '' })
    await expect.poll(async () => (await request.get('/contact/')).text()).not.toContain('mailto:')
    await page.reload()
    await expect(contacts).toHaveCount(0)
  } finally {
    await api.settings({ contactEmail, contactAddress })
  }
})
