import { expect, type APIRequestContext, type Page } from 'playwright/test'
import { ApiClient } from './apiClient.ts'
import { untilQuiet } from './freshness.ts'
import { test } from './journey.ts'
import { mailSaying, mailsSaying } from './mailbox.ts'
import { everyField, offer, type Offered } from './services.ts'

const run = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
const call = '**/api/email/branding'
const thanks = 'Благодарим ви! Вашата заявка беше изпратена успешно.'
const offered: Offered[] = []

test.afterAll(async ({ request }) => {
  const api = await ApiClient.open(request)
  for (const service of offered) await service.takeDown(api)
})

/** Creates a service and waits until readers see it. */
async function offerService(
  request: APIRequestContext,
  title: string,
  data: object = {},
): Promise<Offered> {
  const service = await offer(await ApiClient.open(request), `${title} ${run}`, everyField, data)
  offered.push(service)
  await untilQuiet(request)
  return service
}

const form = (page: Page) => page.getByRole('main').locator('form')
const send = (page: Page) => form(page).getByRole('button', { name: 'Изпрати заявка' })
const field = (page: Page, name: string | RegExp) => form(page).getByLabel(name)

/**
 * Fills in every field of the form.
 *
 * @param name by which the mail is found
 */
async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, 'Име и фамилия').fill(name)
  await field(page, 'Имейл за връзка').fill('maya@example.com')
  await field(page, 'Телефон за връзка').fill('+359 88 123 4567')
  await field(page, 'Брой хора').fill('12')
  await field(page, 'Област').selectOption('Здравеопазване')
  await field(page, 'Не бързаме').check()
  await field(page, 'Текст').check()
  await field(page, 'Снимки').check()
  await field(page, 'Разкажете ни').fill('Правим протези.\nОт десет години.')
  await field(page, 'Съгласни сме').check()
}

/** Expects a mail that contains every label and value of the form. */
async function expectMail(name: string, title: string): Promise<void> {
  const mail = await mailSaying(name)
  const values = [name, 'maya@example.com', '+359 88 123 4567', '12', 'Здравеопазване']
  const texts = ['Не бързаме', 'Текст, Снимки', 'Правим протези.\nОт десет години.', 'Да']
  const labels = everyField.map(({ label }) => label)
  for (const words of [title, ...labels, ...values, ...texts]) expect(mail).toContain(words)
}

test('R-BRAND-1 each service is a card with icon, title and description, and leads to its page wherever it is clicked', async ({
  page,
  request,
}) => {
  const service = await offerService(request, 'Ракета', { icon: 'Rocket' })
  await page.goto('/branding/')
  await expect(page).toHaveTitle(/^Брандинг услуги \| /)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: service.title })
  await expect(card.getByRole('heading', { name: service.title })).toBeVisible()
  await expect(card.getByText('За какво става дума, накратко')).toBeVisible()
  await expect(card.locator('svg.lucide-rocket')).toBeVisible()
  const link = card.getByRole('link')
  await expect(link).toHaveAccessibleName(`Научете повече за „${service.title}“`)
  await expect(link).toHaveAttribute('href', service.path)
  const { width, height } = (await card.boundingBox())!
  await card.click({ position: { x: width - 10, y: height - 10 } })
  await expect(page).toHaveURL(service.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.title)
  await expect(page.getByText('Какво правим за вас.')).toBeVisible()
})

test('R-BRAND-2 a request is filled in by keyboard and sent, the thanks take the place of the form and the focus', async ({
  page,
  request,
}) => {
  const service = await offerService(request, 'С клавиатура')
  const name = `Мая ${run}`
  await page.goto(service.path)
  const { keyboard } = page
  await field(page, 'Име и фамилия').focus()
  await keyboard.type(name)
  for (const text of ['maya@example.com', '+359 88 123 4567', '12']) {
    await keyboard.press('Tab')
    await keyboard.type(text)
  }
  await keyboard.press('Tab')
  await expect(field(page, 'Област').locator('option').first()).toHaveText('Select an option')
  for (let step = 0; step < 2; step += 1) await keyboard.press('ArrowDown')
  await expect(field(page, 'Област')).toHaveValue('Здравеопазване')
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  await expect(field(page, 'Не бързаме')).toBeChecked()
  for (const label of ['Текст', 'Снимки']) {
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await expect(field(page, label)).toBeChecked()
  }
  await keyboard.press('Tab')
  await keyboard.type('Правим протези.\nОт десет години.')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await expect(send(page)).toBeFocused()

  const held = Promise.withResolvers<null>()
  await page.route(call, async (route) => {
    await held.promise
    await route.continue()
  })
  await keyboard.press('Enter')
  await expect(form(page).getByRole('button', { name: 'Изпращане...' })).toBeDisabled()
  held.resolve(null)

  const status = page.getByRole('status').filter({ hasText: thanks })
  await expect(status).toBeFocused()
  await expect(status).toHaveText(thanks)
  await expect(form(page)).toBeHidden()
  await expectMail(name, service.title)
})

test('R-BRAND-2 what is required is demanded, and marked', async ({ page, request }) => {
  const service = await offerService(request, 'Задължително')
  const calls: string[] = []
  page.on('request', (sent) => sent.method() === 'POST' && calls.push(sent.url()))
  await page.goto(service.path)
  await expect(form(page).getByText('Полетата със звездичка са задължителни.')).toBeVisible()
  const demanded: [string, () => Promise<unknown>][] = [
    ['Име и фамилия', () => field(page, 'Име и фамилия').fill('Мая')],
    ['Имейл за връзка', () => field(page, 'Имейл за връзка').fill('maya')],
    ['Имейл за връзка', () => field(page, 'Имейл за връзка').fill('maya@example.com')],
    ['Област', () => field(page, 'Област').selectOption('Образование')],
    ['До месец', () => field(page, 'До месец').check()],
    ['Текст', () => field(page, 'Снимки').check()],
    ['Съгласни сме', () => field(page, 'Съгласни сме').check()],
  ]
  for (const [label, fill] of demanded) {
    await send(page).click()
    await expect(field(page, label)).toBeFocused()
    const isWrong = await field(page, label).evaluate((node) => node.matches(':invalid'))
    expect(isWrong, label).toBe(true)
    await fill()
  }
  expect(calls).toEqual([])
})

test('R-BRAND-2 R-ERR-1 a failure is told above the form, in the words of the server, and nothing that was filled in is lost', async ({
  page,
  request,
}) => {
  const service = await offerService(request, 'С грешка')
  await page.goto(service.path)
  await fillIn(page, `Иван ${run}`)
  const api = await ApiClient.open(request)
  await api.change('patch', `/services/${service.id}`, { form: [everyField[0]!] })
  await send(page).click()
  const fault = page.getByRole('main').getByRole('alert')
  await expect(fault).toBeFocused()
  await expect(fault).toHaveText(/формулярът е променен/)
  const [above, below] = await Promise.all([fault.boundingBox(), form(page).boundingBox()])
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
  await expect(field(page, 'Име и фамилия')).toHaveValue(`Иван ${run}`)
  await expect(field(page, 'Снимки')).toBeChecked()
  await expect(send(page)).toBeEnabled()
  expect(await mailsSaying(`Иван ${run}`)).toEqual([])
})

test('R-BRAND-2 R-ERR-1 a call that does not get through is a failure to submit, and can be tried again', async ({
  page,
  request,
}) => {
  const service = await offerService(request, 'Без връзка')
  const name = `Гергана ${run}`
  await page.goto(service.path)
  await fillIn(page, name)
  await page.route(call, (route) => route.abort())
  await send(page).click()
  const fault = page.getByRole('main').getByRole('alert')
  await expect(fault).toHaveText('Failed to submit form')
  await expect(fault).toHaveAttribute('lang', 'en')
  await page.unroute(call)
  await send(page).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(fault).toBeHidden()
  await expectMail(name, service.title)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('R-BRAND-2 a request is sent, and the thanks take the place of the form', async ({
    page,
    request,
  }) => {
    const service = await offerService(request, 'Без скрипт')
    const name = `Петър ${run}`
    await page.goto(service.path)
    await expect(page.getByText(thanks)).toBeHidden()
    await fillIn(page, name)
    await send(page).click()
    await expect(page).toHaveURL(`${service.path}#sent`)
    await expect(page.getByText(thanks)).toBeInViewport()
    await expect(form(page)).toBeHidden()
    await expectMail(name, service.title)
  })

  test('R-BRAND-2 a list of which none was chosen is told by the server', async ({
    page,
    request,
  }) => {
    const service = await offerService(request, 'Без избор')
    await page.goto(service.path)
    await fillIn(page, `Никой ${run}`)
    await field(page, 'Текст').uncheck()
    await field(page, 'Снимки').uncheck()
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('„Какво ви трябва“')
    await page.getByRole('link', { name: 'Назад към формуляра' }).click()
    await expect(page).toHaveURL(service.path)
    expect(await mailsSaying(`Никой ${run}`)).toEqual([])
  })
})

test('R-BRAND-3 a service that there is not is a 404 that says so, with a way back', async ({
  page,
  request,
}) => {
  await page.goto('/branding/')
  const answer = await page.goto('/branding/nyama-takava/')
  expect(answer?.status()).toBe(404)
  const notFound = await answer?.text()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service not found')
  await page.getByRole('main').getByRole('link', { name: 'Назад' }).click()
  await expect(page).toHaveURL('/branding/')

  const api = await ApiClient.open(request)
  const service = await offer(api, `Ще изчезне ${run}`, everyField)
  await untilQuiet(request)
  expect((await request.get(service.path)).status()).toBe(200)
  await service.takeDown(api)
  await untilQuiet(request)
  const gone = await request.get(service.path)
  expect([gone.status(), await gone.text()]).toEqual([404, notFound])
})
