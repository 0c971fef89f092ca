import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Locator, type Page } from 'playwright/test'
import { axeFaults } from './axeFaults.ts'
import { hydrated } from './adminPage.ts'
import { ApiClient } from './apiClient.ts'
import { test } from './journey.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { walkedLanguages } from './languages.ts'
import { inBothLanguages } from './inBothLanguages.ts'

const languages = inBothLanguages((say) => ({
  sections: say({
    bg: ['Статии', 'Управление', 'Банери', 'Тестове', 'Настройки'],
    en: ['Articles', 'Management', 'Banners', 'Tests', 'Settings'],
  }),
  dashboard: say(backOfficeTexts.sidebar.sections.dashboard),
}))

const menu = (page: Page) => page.locator(`${styled('sidebar')} nav`)
const section = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
const searchBox = (page: Page) => page.locator(styled('sidebar')).getByRole('searchbox')

async function open(page: Page, path: string): Promise<void> {
  await signIn(page)
  await page.goto(path)
  await hydrated(searchBox(page))
}

const isUnfolded = (button: Locator) => button.getAttribute('aria-expanded')

for (const words of walkedLanguages(languages))
  test.describe(`A-NAV-1 the sidebar in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('has six sections, and shows what is in the one that is open', async ({ page }) => {
      await open(page, '/admin/collections/banners')
      const [dashboard] = await menu(page).getByRole('link').allTextContents()
      await expect(menu(page).getByRole('link', { name: words.dashboard })).toBeVisible()
      expect(dashboard).toBeTruthy()
      await expect(menu(page).getByRole('button')).toHaveText(words.sections)
      const unfolded = await Promise.all(
        words.sections.map((name) => isUnfolded(section(page, name))),
      )
      expect(unfolded).toEqual(['false', 'false', 'true', 'false', 'false'])
      await expect(menu(page).locator('[aria-current="page"]:visible')).toHaveText([
        words.sections[2]!,
      ])
      expect(await axeFaults(page, styled('sidebar'))).toEqual([])
    })
  })

test('A-NAV-1 nothing is left behind unsaved without a dialog', async ({ page }) => {
  await open(page, '/admin/collections/categories/create')
  await hydrated(page.locator('#field-value'))
  await page.locator('#field-value').fill('Недовършена')
  await menu(page).getByRole('link', { name: 'Хаштагове' }).click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.locator('dialog[open] #confirm-cancel').click()
  await expect(page.locator('#field-value')).toHaveValue('Недовършена')
})

test('A-NAV-1 while a screen is on its way it says so, and nothing else can be chosen', async ({
  page,
}) => {
  await open(page, '/admin/collections/articles')
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/admin/collections/hashtags?*', async (route) => {
    await held
    await route.continue()
  })
  await menu(page).getByRole('link', { name: 'Хаштагове' }).click()
  await expect(page.getByText('Зареждане на данните...')).toBeVisible()
  const other = menu(page).getByRole('link', { name: 'Категории' })
  await expect(other).toHaveAttribute('aria-disabled', 'true')
  await other.click({ force: true })
  answer()
  await expect(page).toHaveURL(/\/hashtags(\?|$)/)
  await expect(page.getByText('Зареждане на данните...')).toBeHidden()
})

test('A-NAV-1 below 1024 px it is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await open(page, '/admin/collections/articles')
  await expect(menu(page)).toBeHidden()
  await page.getByRole('button', { name: 'Отваряне на менюто' }).click()
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await page.getByRole('button', { name: 'Отваряне на менюто' }).click()
  await menu(page).getByRole('link', { name: 'Категории' }).click()
  await expect(page).toHaveURL(/\/categories(\?|$)/)
  await expect(menu(page)).toBeHidden()
})

test('A-NAV-2 an author sees what is for authors', async ({ page, request }) => {
  const api = await ApiClient.open(request)
  const run = Date.now().toString(36)
  const account = { email: `lenta-${run}@example.com`, password: `long enough ${run}` }
  const author = { ...account, name: 'Авторка', role: 'author' }
  const { id } = await api.change<{ id: number }>('post', '/users', author)
  await signIn(page, account)
  await page.goto('/admin')
  await hydrated(searchBox(page))
  await section(page, 'Статии').click()
  await expect(menu(page).getByRole('link', { name: 'Категории' })).toBeVisible()
  for (const name of ['Съобщения', 'Заявки за брандинг', 'Дневник на грешките'])
    await expect(menu(page).locator('a', { hasText: name })).toHaveCount(0)
  await expect(page.locator(styled('sidebar', 'foot'))).toContainText('Авторка')
  await expect(page.getByText(/^Kariera \d+\.\d+\.\d+$/)).toBeVisible()
  await page.getByRole('link', { name: 'Изход' }).click()
  await expect(page).toHaveURL(/\/(login|logout)/)
  await api.change('delete', `/users/${id}`)
})

test('A-LIST-1 the list of articles names what it sorts by', async ({ page }) => {
  await open(page, '/admin/collections/articles')
  const heads = page.getByRole('columnheader')
  await expect(heads.filter({ hasText: 'Състояние' })).toHaveCount(1)
  const names = await page
    .locator('th button')
    .evaluateAll((all) => all.map((one) => one.ariaLabel))
  expect(names.length).toBeGreaterThan(4)
  expect(names.filter((name) => !name || name.includes('[object'))).toEqual([])
})

test('A-NAV-1 the menu is skipped by one key, and the focus is seen wherever it goes', async ({
  page,
}) => {
  await open(page, '/admin/collections/articles')
  const skip = page.getByRole('link', { name: 'Към съдържанието' })
  while (!(await skip.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('Tab')
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isInScreen = () =>
    page.evaluate(
      () => document.activeElement?.closest('.template-default__wrap > :not(header)') !== null,
    )
  expect(await isInScreen()).toBe(true)

  const focused = page.locator(':focus')
  await page.locator('.app-header a').first().focus()
  const seen = new Set<string>()
  for (let stop = 0; stop < 16; stop += 1) {
    await page.keyboard.press('Tab')
    const box = await focused.boundingBox()
    if (!box || box.y + box.height > 700) break
    const clip = {
      x: Math.max(0, box.x - 4),
      y: Math.max(0, box.y - 4),
      width: box.width + 8,
      height: box.height + 8,
    }
    const name = await focused.evaluate(
      (element) => `${element.getAttribute('class')} ${element.textContent}`,
    )
    const withFocus = await page.screenshot({ clip, caret: 'hide', animations: 'disabled' })
    await focused.evaluate((element) => {
      element.toggleAttribute('data-stop', true)
      if (element instanceof HTMLElement) element.blur()
    })
    const without = await page.screenshot({ clip, caret: 'hide', animations: 'disabled' })
    expect.soft(withFocus.equals(without), `the focus is not seen on: ${name}`).toBe(false)
    seen.add(name)
    const last = page.locator('[data-stop]')
    await last.focus()
    await last.evaluate((element) => element.removeAttribute('data-stop'))
  }
  expect(seen.size).toBeGreaterThan(8)
})
