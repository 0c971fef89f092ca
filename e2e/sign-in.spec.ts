import { expect, test } from 'playwright/test'
import { fillSignIn, hydrated } from './newsroom.ts'
import { administrator } from './system.ts'

for (const language of [
  { locale: 'en-GB', action: 'Sign in', busy: 'Signing in...' },
  { locale: 'bg-BG', action: 'Вход', busy: 'Влизане...' },
]) {
  test.describe(`A-AUTH-1 the sign-in in ${language.locale}`, () => {
    test.use({ locale: language.locale })

    test('is what anyone without a session gets, titled Brand Admin', async ({ page }) => {
      await page.goto('/admin/collections/articles')
      await expect(page).toHaveURL(/\/admin\/login/)
      await expect(page).toHaveTitle(/Brand Admin/)
      await expect(page.getByRole('heading', { name: 'Brand Admin' })).toBeAttached()
      await expect(page.getByRole('button', { name: language.action })).toBeVisible()
    })

    test('says that it is busy, then opens the page that was asked for', async ({ page }) => {
      await page.goto('/admin/collections/articles')
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

    test('refuses a wrong password, and a form that is not filled in', async ({ page }) => {
      await page.goto('/admin/login')
      await hydrated(page.locator('input[name="email"]'))
      await page.getByRole('button', { name: language.action }).click()
      await expect(page.locator('.field-error, .tooltip--show').first()).toBeVisible()
      await fillSignIn(page, { email: 'nobody@example.com', password: 'not the password' })
      await page.keyboard.press('Enter')
      await expect(page.locator('form').getByRole('alert')).not.toBeEmpty()
      await expect(page).toHaveURL(/\/admin\/login/)
    })
  })
}
