import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Page } from 'playwright/test'
import { axeFaults } from './axeFaults.ts'
import { hydrated } from './adminPage.ts'
import { test } from './contentFixture.ts'
import { walkedLanguages } from './languages.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

test.describe.configure({ timeout: 90_000 })

const languages = inBothLanguages((say) => ({
  title: say(backOfficeTexts.tests.title),
  list: say({ bg: 'Статии: списък', en: 'Articles: list' }),
  form: say({ bg: 'Статии: формуляр', en: 'Articles: form' }),
  clear: say(backOfficeTexts.tests.loads.clear),
  none: say(backOfficeTexts.tests.loads.none),
  own: say(backOfficeTexts.tests.publishes.pages.own),
  heads: say({
    bg: ['Име', 'Кога', 'Измервания', 'Общо', 'Статии', 'Филтрирани', 'Грешка'],
    en: ['Name', 'Time', 'Measurements', 'Total', 'Articles', 'Filtered', 'Error'],
  }),
  parts: say({
    bg: /^заявка .+, изтегляне .+ \(\d+ KB\), показване .+$/,
    en: /^request .+, download .+ \(\d+ KB\), display .+$/,
  }),
}))

const loads = (page: Page) => page.locator('section[aria-labelledby="load-timings"]')
const rows = (page: Page, name: string) => loads(page).locator('tbody tr').filter({ hasText: name })

/** The records that the browser keeps. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('kariera.loads') ?? '[]') as Stored[])
type Stored = {
  testName: string
  error: string | null
  totalTime: number
  articlesCount: number | null
  filteredCount: number | null
}

for (const words of walkedLanguages(languages))
  test.describe(`A-TEST-1 the tests in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('show how long loads took, until they are cleared', async ({ page, written }) => {
      const { title, id } = await written.article('Измерена статия')
      await signIn(page)
      await page.goto('/admin/collections/articles')
      await page.getByRole('row').getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/articles/${id}$`))
      await hydrated(page.locator('#field-title'))
      await expect
        .poll(async () => (await stored(page)).map(({ testName }) => testName))
        .toEqual(expect.arrayContaining(['articles/list', 'articles/form']))
      await page.goto(`/admin/collections/articles?search=${encodeURIComponent(title)}`)
      const filtered = () => stored(page).then((all) => all.at(-1))
      await expect.poll(filtered).toMatchObject({ testName: 'articles/list', filteredCount: 1 })
      expect((await filtered())!.articlesCount).toBeGreaterThan(1)
      const marks = await page.evaluate(() =>
        performance.getEntriesByType('measure').map(({ name }) => name),
      )
      expect(marks).toContain('articles/list total')

      await page
        .locator(`${styled('sidebar')} nav`)
        .getByRole('link', { name: words.title, includeHidden: true })
        .evaluate((link: HTMLElement) => link.click())
      await expect(page.locator('h1')).toHaveText(words.title)
      await expect(loads(page).locator('thead th')).toHaveText(words.heads)
      await expect(rows(page, words.form).first().locator('td').nth(1)).toHaveText(words.parts)
      await expect(rows(page, words.list).first().locator('td').nth(4)).toHaveText('1')
      await expect(loads(page).getByRole('img')).toBeVisible()
      await expect(page.locator('section[aria-labelledby="publish-times"]')).toContainText(
        words.own,
      )
      expect(await axeFaults(page, 'html', 'iframe')).toEqual([])

      await loads(page).getByRole('button', { name: words.clear }).click()
      await page.locator('dialog[open] #confirm-action').click()
      await expect(loads(page)).toContainText(words.none)
      expect(await stored(page)).toEqual([])
    })
  })

test('A-TEST-1 a load that was refused is recorded with its error', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin')
  await hydrated(page.locator(styled('sidebar')).getByRole('searchbox'))
  await page.route('**/admin/collections/categories?*_rsc=*', (route) =>
    route.fulfill({ status: 503, body: '' }),
  )
  await page
    .locator(`${styled('sidebar')} nav a[href$="/collections/categories"]`)
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/collections\/categories/)
  await expect
    .poll(() => stored(page))
    .toContainEqual(expect.objectContaining({ error: 'HTTP 503' }))
})

test('A-TEST-1 the checks of the running system are beside the timings', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/tests')
  const checks = page.frameLocator(styled('performanceView', 'checks'))
  await checks.locator('[data-functionality] button').click()
  await expect(checks.locator('[data-functionality]')).toHaveAttribute('data-state', 'passed', {
    timeout: 60_000,
  })
})

test('A-TEST-1 nobody sees them without signing in', async ({ page }) => {
  await page.goto('/admin/tests')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=%2Fadmin%2Ftests$/)
})
