import { expect, type Locator, type Page } from 'playwright/test'
import { fillSignIn, hydrated } from './adminPage.ts'
import { pathOf } from './articles.ts'
import { BannerForm } from './bannerForm.ts'
import { test, unique } from './contentFixture.ts'
import { countActions } from './countedActions.ts'
import { mailSaying } from './mailbox.ts'
import { plainPng } from './plainPng.ts'
import { signIn } from './session.ts'
import { administrator } from './system.ts'
import { styled } from './styled.ts'

test.use({ locale: 'bg-BG' })
test.describe.configure({ timeout: 150_000 })

const long = '2021-03-04T07:00:00.000Z'
const palette = (page: Page) => page.locator(styled('commandPalette')).getByRole('combobox')
const status = (page: Page) => page.locator(`${styled('liveState')}[data-place="sidebar"]`)

/** Moves the focus with Tab until the element has it. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await element.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(element).toBeFocused()
}

/** Goes somewhere through the palette. */
async function goTo(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeFocused()
  await page.keyboard.type(words)
  await expect(page.locator(`${styled('commandPalette')} [aria-selected="true"]`)).toContainText(
    words,
    {
      ignoreCase: true,
    },
  )
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeHidden()
}

/** Sends a message as a reader does. */
async function receive(page: Page, name: string): Promise<void> {
  const email = `${name.split(' ').at(-1)}@example.com`
  const answer = await page.request.post('/api/email/contact', {
    data: { name, email, phone: '0888 123 456', message: `Въпрос на ${name}` },
    headers: { 'user-agent': name.split(' ').at(-1) ?? '' },
  })
  expect(answer.status()).toBe(200)
}

test("A-NAV-1 an editor's day needs no mouse", async ({ page, written }) => {
  const sender = unique('Читателка')
  await receive(page, sender)
  const { keyboard } = page
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await test.step('signs in', async () => {
    await page.goto('/admin')
    await fillSignIn(page, administrator)
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Добре дошли')
    await hydrated(page.locator(styled('sidebar')).getByRole('searchbox'))
  })

  await test.step('answers a message', async () => {
    await goTo(page, sender)
    await tabTo(page, page.getByLabel('Отговор по имейл'))
    await keyboard.type(`Благодарим Ви, ${sender}!`)
    await tabTo(page, button('Изпращане на отговора'))
    await keyboard.press('Enter')
    await expect(page.locator(`${styled('submissionWorkReplies')} li`)).toContainText('Изпратен')
    expect(await mailSaying(`Благодарим Ви, ${sender}!`)).not.toBe('')
  })

  const title = unique('Написана без мишка')
  written.willCreate('articles', 'title', title)
  await test.step('publishes', async () => {
    await goTo(page, 'нова статия')
    await expect(page.locator('#field-title')).toBeFocused()
    await keyboard.type(title)
    await tabTo(page, page.locator('.rich-text-lexical [contenteditable="true"]').first())
    await keyboard.type('Текст.')
    await tabTo(page, page.locator('#field-category input').first())
    await keyboard.press('ArrowDown')
    await expect(page.locator('#field-category .rs__option').first()).toBeVisible()
    await keyboard.press('Enter')
    await goTo(page, 'публикуване')
    await expect(status(page)).toContainText('На живо')
  })

  await test.step('promotes, and puts first', async () => {
    await goTo(page, 'платени')
    await tabTo(page, page.locator(styled('promoteForm')).getByRole('combobox'))
    await keyboard.type(title)
    await expect(page.getByRole('option')).toHaveText([new RegExp(title)])
    await keyboard.press('Enter')
    await tabTo(page, button('За седмица'))
    await keyboard.press('Enter')
    await expect(page.locator(`${styled('arrangementTable')} tbody tr`).first()).toContainText(
      title,
    )
  })

  const quote = unique('Който пита')
  written.willCreate('quotes', 'quoteText', quote)
  await test.step('adds a quote with its picture', async () => {
    await goTo(page, 'цитати')
    const form = page.locator(styled('addQuote'))
    await tabTo(page, form.getByLabel('Цитат'))
    await keyboard.type(quote)
    await keyboard.press('Tab')
    await keyboard.type('Народът')
    await keyboard.press('Enter')
    await expect(page.locator(styled('addQuoteAdded'))).toContainText('Добавен е:')
    await tabTo(page, page.locator(styled('addQuoteAdded')).getByRole('button'))
    await keyboard.press('Enter')
    const generator = page.locator('dialog[open]').last()
    await expect(generator.locator('canvas')).toBeVisible()
    await tabTo(page, generator.getByRole('button', { name: 'Запазване', exact: true }))
    await keyboard.press('Enter')
    await expect(generator.getByRole('status')).toHaveText('Изображението е запазено.')
    await keyboard.press('Escape')
    await expect(page.getByRole('row').filter({ hasText: quote })).toContainText('Създадено')
  })

  await test.step('changes the FAQ', async () => {
    await written.text('faq', { faqDetails: null })
    await goTo(page, 'често задавани')
    const answer = page.locator('.rich-text-lexical [contenteditable="true"]')
    await tabTo(page, answer)
    await keyboard.type('Как се кандидатства?')
    await keyboard.press('Control+s')
    await expect(page.locator('.saved-note')).toHaveText('Съдържанието беше запазено успешно!')
    await expect
      .poll(async () => (await page.request.get('/faq/')).text())
      .toContain('Как се кандидатства?')
  })

  await test.step('looks at the timings', async () => {
    // In a text, Ctrl-K makes a link.
    await keyboard.press('Tab')
    await goTo(page, 'времена')
    await expect(page.locator('section[aria-labelledby="publish-times"] tbody tr')).not.toHaveCount(
      0,
    )
  })

  await test.step('signs out', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Изход' }))
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/(login|logout)/)
  })
})

test('B-NAV-1 what is done every day takes few actions', async ({ page, written, request }) => {
  const { keyboard } = page
  const menu = page.locator(`${styled('sidebar')} nav`)
  const entry = (name: string) => menu.getByRole('link', { name })
  const sender = unique('Читател')
  const article = await written.article('Платена с малко действия', { datePublished: long })
  await receive(page, sender)
  await signIn(page)
  await page.goto('/admin')
  await hydrated(menu.getByRole('button').first())
  // Opened once, sections of the menu stay open.
  for (const section of ['Управление', 'Банери'])
    await menu.getByRole('button', { name: section, exact: true }).click()
  await page.reload()
  await hydrated(menu.getByRole('button').first())

  await countActions(
    'to find an old article',
    () => keyboard.press('Control+k'),
    async () => {
      await expect(palette(page)).toBeFocused()
      await keyboard.type(article.title)
      await expect(
        page.locator(`${styled('commandPalette')} [aria-selected="true"]`),
      ).toContainText(article.title)
    },
  )
  await keyboard.press('Escape')

  const period = page.getByRole('button', { name: 'За седмица' })
  await countActions(
    'to promote an article and put it first',
    () => entry('Платени').click(),
    async () => {
      await page.getByRole('combobox').fill(article.title)
      await expect(page.getByRole('option')).toHaveText([new RegExp(article.title)])
    },
    () => keyboard.press('Enter'),
    () => period.click(),
  )
  await expect(page.locator(`${styled('arrangementTable')} tbody tr`).first()).toContainText(
    article.title,
  )
  await expect.poll(async () => (await request.get(pathOf(article))).status()).toBe(200)

  await page.goto('/admin/collections/contact-submissions')
  await countActions(
    'to answer a message',
    () => page.getByRole('link', { name: sender }).click(),
    () => page.getByLabel('Отговор по имейл').fill('Благодарим Ви!'),
    () => page.getByRole('button', { name: 'Изпращане на отговора' }).click(),
  )
  await expect(page.locator(`${styled('submissionWorkReplies')} li`)).toContainText('Изпратен')

  await page.goto('/admin')
  const form = new BannerForm(page)
  const alt = unique('Банер')
  written.willCreate('banners', 'alt', alt)
  const buffer = await plainPng('#204060', 980, 250)
  await countActions(
    'to add a banner',
    () => page.locator(styled('dashboardNow')).getByRole('link', { name: 'Нов банер' }).click(),
    async () => {
      await hydrated(page.locator(`${styled('fileChooser')} button`))
      await form.position.locator('select').selectOption({ index: 1 })
    },
    () => form.upload({ name: 'b.png', mimeType: 'image/png', buffer }),
    () => page.locator('#field-alt').fill(alt),
    () => page.locator('#field-hyperlink').fill('https://partner.example/'),
    () => page.locator('#action-save').click(),
  )
  await expect(page).toHaveURL(/\/banners\/\d+/)
})
