import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Page } from 'playwright/test'
import { hydrated } from './adminPage.ts'
import { test } from './journey.ts'
import { inEnglish, walkedLanguages } from './languages.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

test.describe.configure({ timeout: 90_000 })

/** Filters that PostgreSQL cannot compare. */
const unreadable = 'where[createdAt][equals]=never'

const languages = inBothLanguages((say) => ({
  profiles: say(backOfficeTexts.loadFailures.lists.employers),
  services: say(backOfficeTexts.loadFailures.lists.services),
  data: say(backOfficeTexts.carousel.notLoaded),
  tryAgain: say(backOfficeTexts.publishingLog.tryAgain),
  withoutFilters: say(backOfficeTexts.loadFailures.withoutFilters),
}))

const [, english] = languages

const banner = (page: Page) => page.locator(`${styled('screenFailure')} .failure-banner`)
const rows = (page: Page) => page.locator('.collection-list table tbody tr')

for (const words of walkedLanguages(languages))
  test.describe(`A-ERR-1 lists that cannot be loaded in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('say so, and are tried again or opened without filters', async ({ page }) => {
      await signIn(page)
      await page.goto(`/admin/collections/redirects?${unreadable}`)
      await expect(banner(page)).toContainText(words.data)
      await page.goto(`/admin/collections/services?${unreadable}`)
      await expect(banner(page)).toContainText(words.services)
      await page.goto(`/admin/collections/employers?${unreadable}`)
      await expect(banner(page)).toContainText(words.profiles)
      await inEnglish(page, async () => {
        await expect(banner(page)).toContainText(english.profiles)
        await expect(banner(page).getByRole('button')).toHaveText(english.tryAgain)
        await expect(page.getByRole('link', { name: english.withoutFilters })).toBeVisible()
      })
      await page.reload()
      await expect(banner(page)).toContainText(words.profiles)
      const again = page.waitForResponse((response) => response.url().includes('_rsc='))
      await banner(page).getByRole('button', { name: words.tryAgain }).click()
      await again
      await expect(banner(page)).toContainText(words.profiles)
      await page.getByRole('link', { name: words.withoutFilters }).click()
      await expect(rows(page).first()).toBeVisible()
      await expect(banner(page)).toHaveCount(0)
    })
  })

test('A-LIST-1 a list that failed while its tab was hidden is loaded when it is looked at', async ({
  page,
}) => {
  await signIn(page)
  await page.addInitScript(() => {
    let isHidden = true
    Object.defineProperty(document, 'hidden', { get: () => isHidden })
    addEventListener('look', () => {
      isHidden = false
      document.dispatchEvent(new Event('visibilitychange'))
    })
  })
  await page.goto(`/admin/collections/employers?${unreadable}`)
  await hydrated(page.locator(styled('sidebar')).getByRole('searchbox'))
  await page.waitForTimeout(1000)
  await expect(banner(page)).toHaveCount(0)
  // Meanwhile it can be read.
  await page.route('**/admin/collections/employers?*_rsc=*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/where[^&]*&/, ''),
    }),
  )
  await page.evaluate(() => dispatchEvent(new Event('look')))
  await expect(rows(page).first()).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('A-LIST-1 a list that fails at each look is tried again three times, and then told', async ({
  page,
}) => {
  await signIn(page)
  await page.addInitScript(() => {
    let isHidden = true
    Object.defineProperty(document, 'hidden', { get: () => isHidden })
    addEventListener('glance', () => {
      isHidden = false
      document.dispatchEvent(new Event('visibilitychange'))
      isHidden = true
    })
  })
  await page.goto(`/admin/collections/employers?${unreadable}`)
  await hydrated(page.locator(styled('sidebar')).getByRole('searchbox'))
  for (const look of [1, 2, 3])
    await expect(async () => {
      const again = page.waitForResponse((answer) => answer.url().includes('_rsc='), {
        timeout: 1000,
      })
      await Promise.all([again, page.evaluate(() => dispatchEvent(new Event('glance')))])
    }, `look ${look}`).toPass()
  await expect(banner(page)).toBeVisible()
})

test('A-ERR-1 an address with an impossible page or number of rows breaks no list', async ({
  page,
}) => {
  await signIn(page)
  for (const query of ['limit=1e30', 'page=99999999999999999999', 'limit=-1', 'page=x']) {
    await page.goto(`/admin/collections/employers?${query}`)
    await expect(rows(page).first()).toBeVisible()
  }
})
