import { randomUUID } from 'node:crypto'
import { expect, type BrowserContext, type Locator } from 'playwright/test'
import { ApiClient } from './apiClient.ts'
import { test } from './journey.ts'
import { walkedLanguages } from './languages.ts'
import { linkMailedTo } from './mailbox.ts'
import { fillSignIn, hydrated, AdminPage } from './adminPage.ts'
import { signIn } from './session.ts'
import { administrator } from './system.ts'

for (const language of walkedLanguages([
  {
    locale: 'en-GB',
    action: 'Sign in',
    busy: 'Signing in...',
    forgot: 'Forgot password?',
    locked: 'Too many failed attempts. Try again in 10 minutes.',
    again: 'The newsroom cannot be reached at the moment. Try again in a few seconds.',
    sent: 'If this email has an account, a message with a link is on its way.',
  },
  {
    locale: 'bg-BG',
    action: 'Вход',
    busy: 'Влизане...',
    forgot: 'Забравена парола?',
    locked: 'Твърде много неуспешни опити. Опитайте отново след 10 минути.',
    again: 'Редакцията не може да бъде достигната в момента. Опитайте пак след няколко секунди.',
    sent: 'Ако този имейл има профил, съобщението с връзката вече пътува към него.',
  },
])) {
  test.describe(`A-AUTH-1 the sign-in in ${language.locale}`, () => {
    test.use({ locale: language.locale })

    test('is what anyone without a session gets; it says that it is busy, then opens the page that was asked for', async ({
      page,
    }) => {
      await page.goto('/admin/collections/articles')
      await expect(page).toHaveURL(/\/admin\/login/)
      await expect(page).toHaveTitle(/Brand Admin/)
      await expect(page.getByRole('heading', { name: 'Brand Admin' })).toBeAttached()
      await expect(page.getByRole('button', { name: language.action })).toBeVisible()
      await fillSignIn(page, administrator)
      const answered = Promise.withResolvers<undefined>()
      await page.route('**/api/users/login', async (route) => {
        await answered.promise
        await route.continue()
      })
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: language.busy })).toBeDisabled()
      answered.resolve(undefined)
      await expect(page).toHaveURL(/\/admin\/collections\/articles(\?|$)/)
    })

    test('refuses a form that is not filled in and a wrong password, and takes nothing of that to the next screen', async ({
      page,
    }) => {
      await page.goto('/admin/login')
      await hydrated(page.locator('input[name="email"]'))
      await page.getByRole('button', { name: language.action }).click()
      await expect(page.locator('.field-error, .tooltip--show').first()).toBeVisible()
      await expect(page.locator('[data-sonner-toast]')).toBeVisible()
      await fillSignIn(page, { ...administrator, password: 'not the password' })
      await page.keyboard.press('Enter')
      await expect(page.locator('form').getByRole('alert')).not.toBeEmpty()
      await expect(page).toHaveURL(/\/admin\/login/)
      await fillSignIn(page, administrator)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/admin\/?$/)
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    })

    test('says while the newsroom restarts that it can be tried again, which then works', async ({
      page,
    }) => {
      await page.goto('/admin/login')
      await fillSignIn(page, administrator)
      const alert = page.locator('form').getByRole('alert')
      for (const status of [502, 503, 504]) {
        const body = '<h1>Bad Gateway</h1>'
        const answer = { status, contentType: 'text/html', body }
        await page.route('**/api/users/login', (route) => route.fulfill(answer))
        // The text of the status before may still be there.
        const answered = page.waitForResponse('**/api/users/login')
        await page.keyboard.press('Enter')
        expect((await answered).status()).toBe(status)
        await expect(alert).toHaveText(language.again)
        await page.unroute('**/api/users/login')
      }
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/admin\/?$/)
    })

    test('says that an address is locked after five wrong passwords', async ({ page, request }) => {
      const email = `${randomUUID()}@example.com`
      for (let round = 0; round < 5; round++) {
        await request.post('/api/users/login', { data: { email, password: 'not the password' } })
      }
      await page.goto('/admin/login')
      await fillSignIn(page, { email, password: 'not the password' })
      await page.keyboard.press('Enter')
      await expect(page.locator('form').getByRole('alert')).toHaveText(language.locked)
    })

    test('leads to a link by mail for who has forgotten the password, and takes no message there', async ({
      page,
    }) => {
      await page.goto('/admin/login')
      await hydrated(page.locator('input[name="email"]'))
      await page.getByRole('button', { name: language.action }).click()
      await expect(page.locator('[data-sonner-toast]')).toBeVisible()
      await page.getByRole('link', { name: language.forgot }).click()
      await expect(page).toHaveURL(/\/admin\/forgot/)
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
      await hydrated(page.locator('input[name="email"]'))
      await page.locator('input[name="email"]').fill(`${randomUUID()}@example.com`)
      await page.keyboard.press('Enter')
      await expect(page.getByText(language.sent)).toBeVisible()
    })
  })
}

test.describe('A-AUTH-1 a session', () => {
  test('is forgotten with the browser, or kept for 30 days', async ({ page, context }) => {
    await page.goto('/admin/login')
    await fillSignIn(page, administrator)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/?$/)
    expect(await daysOfSession(context)).toBeLessThan(0)

    await context.clearCookies()
    await page.goto('/admin/login')
    await fillSignIn(page, administrator)
    await page.getByLabel(/Remember me|Запомни ме/).check()
    await page.locator('button[type="submit"]').click()
    await expect(page).toHaveURL(/\/admin\/?$/)
    expect(await daysOfSession(context)).toBeGreaterThan(29.9)
  })

  test('is not ended by a link of somebody else, but by a click there', async ({ page }) => {
    await new AdminPage(page).signInByForm()
    await page.goto('/admin/logout')
    await expect(
      page.getByRole('heading', { name: /Do you want to sign out\?|Искате ли да излезете\?/ }),
    ).toBeVisible()
    await page.getByRole('link', { name: /Stay signed in|Оставане в редакцията/ }).click()
    await expect(page).toHaveURL(/\/admin\/?$/)
    await page.goto('/admin/logout')
    await page.getByRole('button', { name: /Sign out|Изход/ }).click()
    await expect(page).toHaveURL(/\/admin\/login/)
    await page.goto('/admin/logout')
    await expect(page).toHaveURL(/\/admin\/login/)
  })

  test('ends with signing out, and says so when that fails', async ({ page }) => {
    await new AdminPage(page).signInByForm()
    await page.route('**/api/users/logout', (route) => route.abort())
    await page.goto('/admin/logout')
    await page.getByRole('button', { name: /Sign out|Изход/ }).click()
    const alert = page
      .getByRole('alert')
      .filter({ hasText: /Failed to sign out|Излизането не успя/ })
    await expect(alert).toBeVisible()
    await page.unroute('**/api/users/logout')
    await page.getByRole('button', { name: /Try again|Опитай пак/ }).click()
    await expect(page).toHaveURL(/\/admin\/login/)
    await page.goto('/admin/collections/articles')
    await expect(page).toHaveURL(/\/admin\/login/)
  })
})

test('A-AUTH-1 the link of the mail opens the newsroom with a new password', async ({
  page,
  request,
}) => {
  const email = `${randomUUID()}@example.com`
  await (await ApiClient.open(request)).invite({ name: 'Нова колежка', email, role: 'editor' })
  await page.goto('/admin/forgot')
  await hydrated(page.locator('input[name="email"]'))
  await page.locator('input[name="email"]').fill(email)
  await page.keyboard.press('Enter')
  // Payload's form is emptied once more when the names of the months are loaded.
  await page.goto(await linkMailedTo(email), { waitUntil: 'networkidle' })
  await hydrated(page.locator('input[name="password"]'))
  const choose = async (password: string) => {
    await page.locator('input[name="password"]').fill(password)
    await page.locator('input[name="confirm-password"]').fill(password)
    await page.keyboard.press('Enter')
  }
  const toasts = page.locator('[data-sonner-toast]')
  await choose('abc')
  await expect(toasts.filter({ hasText: 'Нова парола' })).toHaveCount(1)
  await expect(toasts.filter({ hasText: /password/i })).toHaveCount(0)
  // Under the mouse it does not go by itself.
  await toasts.first().hover()
  await choose('a new and longer password')
  await expect(page).toHaveURL(/\/admin\/?$/)
  await expect(toasts.filter({ hasText: 'Нова парола' })).toHaveCount(0)
})

test('A-AUTH-1 the own account asks for the present password before it takes another, or another address', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const account = { email: `${randomUUID()}@example.com`, password: 'the first password' }
  await api.change('post', '/users', { ...account, name: 'Колежка', role: 'author' })
  await signIn(page, account)
  await page.goto('/admin/account')
  await hydrated(page.locator('#action-save'))
  const present = page.getByLabel('Текущата ви парола')
  await expect(present).toHaveCount(0)
  await page.getByLabel('Имейл').fill(`${randomUUID()}@example.com`)
  await expect(present).toBeVisible()
  await page.getByLabel('Имейл').fill(account.email)
  await expect(present).toHaveCount(0)

  await page.locator('#change-password').click()
  await page.locator('input[name="password"]').fill('a new and longer password')
  await page.locator('input[name="confirm-password"]').fill('a new and longer password')
  const save = async (presentPassword: string, outcome: Locator) => {
    await present.fill(presentPassword)
    // Payload's form takes a moment to validate the last input.
    await expect(async () => {
      if (!(await outcome.isVisible())) await page.locator('#action-save').click({ timeout: 1_000 })
      await expect(outcome).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }
  const refused = page.locator('.failure-banner', { hasText: 'Това не е текущата ви парола.' })
  await save('not the password', refused)
  await expect(page.locator('input[name="password"]')).toHaveValue('a new and longer password')
  await save(account.password, page.locator('#change-password'))
  await expect(refused).toHaveCount(0)
  await expect(present).toHaveCount(0)
  const data = { email: account.email, password: 'a new and longer password' }
  await expect(async () => {
    expect((await request.post('/api/users/login', { data })).ok()).toBe(true)
  }).toPass()

  await test.step('also one of a national domain', async () => {
    const name = randomUUID()
    await page.getByLabel('Имейл').fill(`${name}@пример.бг`)
    await present.fill(data.password)
    const moved = { email: `${name}@xn--e1afmkfd.xn--90ae`, password: data.password }
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/users/'),
    )
    await page.locator('#action-save').click()
    expect((await saved).ok()).toBe(true)
    // Once: wrong tries would lock the address.
    expect((await request.post('/api/users/login', { data: moved })).ok()).toBe(true)
  })
})

/** How many days the browser keeps the session; below 0 if it ends with the browser. */
async function daysOfSession(context: BrowserContext): Promise<number> {
  const session = (await context.cookies()).find(({ name }) => name === 'payload-token')
  expect(session?.httpOnly).toBe(true)
  expect(session?.sameSite).toBe('Lax')
  const expires = session?.expires ?? Number.NaN
  return expires < 0 ? expires : (expires - Date.now() / 1000) / (24 * 60 * 60)
}

const run = randomUUID().slice(0, 8)

test('B-EDIT-2 a session that ends while one writes is opened again over the text, and the save goes on', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const account = { email: `kray-${run}@example.com`, password: `long enough ${run}` }
  await api.change('post', '/users', { ...account, name: 'Редакторка', role: 'editor' })
  const { id } = await api.write(`Писана до края на сесията ${run}`)
  await signIn(page, account)
  const newsroom = new AdminPage(page)
  await newsroom.openArticle(String(id))
  const box = page.getByRole('dialog', { name: 'Сесията ви приключи' })
  const password = box.getByLabel('Парола')
  const accent = page.locator('#field-accent')

  await test.step('its time is over', async () => {
    await accent.fill('Написано след края')
    await page.context().clearCookies()
    await page.locator('#action-save-draft').click()
    await expect(password).toBeFocused()
    await expect(box.getByLabel('Имейл')).toHaveValue(account.email)
    await password.fill('not the password')
    await page.keyboard.press('Enter')
    await expect(box.locator('.failure-banner')).not.toHaveText('')
    await password.fill(account.password)
    await newsroom.saved(() => page.keyboard.press('Enter'))
    await expect(box).toHaveCount(0)
    await expect(page.locator('.failure-banner:visible')).toHaveCount(0)
    await expect(accent).toHaveValue('Написано след края')
    expect(await api.list(`/articles?depth=0&draft=true&where[id][equals]=${id}`)).toMatchObject([
      { accent: 'Написано след края' },
    ])
  })

  await test.step('its password was changed elsewhere; who does not sign in is told, and asked again', async () => {
    const [user] = await api.list<{ id: number }>(
      `/users?where[email][equals]=${encodeURIComponent(account.email)}`,
    )
    const changed = `even longer ${run}`
    const presentPassword = administrator.password
    await api.change('patch', `/users/${user!.id}`, { password: changed, presentPassword })
    await accent.fill('Написано след новата парола')
    await page.locator('#action-save-draft').click()
    await expect(password).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('.failure-banner:visible')).not.toHaveText('')
    await expect(accent).toHaveValue('Написано след новата парола')
    await page.locator('#action-save-draft').click()
    await password.fill(changed)
    await newsroom.saved(() => page.keyboard.press('Enter'))
    await expect(box).toHaveCount(0)
    await expect(accent).toHaveValue('Написано след новата парола')
  })
})
