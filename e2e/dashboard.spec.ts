import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Page } from 'playwright/test'
import { axeFaults } from './axeFaults.ts'
import { hydrated } from './adminPage.ts'
import { test } from './contentFixture.ts'
import { walkedLanguages } from './languages.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

const languages = inBothLanguages((say) => ({
  welcome: say({ bg: 'Добре дошли, Администратор', en: 'Welcome, Администратор' }),
  drafts: say(backOfficeTexts.dashboard.drafts.title),
  upcoming: say(backOfficeTexts.dashboard.upcoming.title),
  tomorrow: say({ bg: 'Утре, ', en: 'Tomorrow, ' }),
  newArticle: say(backOfficeTexts.sidebar.newArticle),
}))

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const words of walkedLanguages(languages))
  test.describe(`A-DASH-1 the dashboard in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('welcomes by name, and leads to what matters now', async ({ page, written }) => {
      const draft = await written.article('Чернова за таблото', { _status: 'draft' })
      const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
      const scheduled = await written.article('Насрочена за таблото', { datePublished: tomorrow })
      await signIn(page)
      await page.goto('/admin')
      await hydrated(page.locator(`${styled('sidebar')} input`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.welcome)
      const upcoming = block(page, words.upcoming)
      await expect(upcoming.getByRole('heading', { name: words.tomorrow })).toBeVisible()
      await expect(upcoming.getByRole('link', { name: scheduled.title })).toBeVisible()
      expect(await axeFaults(page, styled('dashboardNow'))).toEqual([])
      await block(page, words.drafts).getByRole('link', { name: draft.title }).click()
      await expect(page.locator('#field-title')).toHaveValue(draft.title)
      await page.goto('/admin')
      await page
        .locator(styled('dashboardNow'))
        .getByRole('link', { name: words.newArticle })
        .click()
      await expect(page).toHaveURL(/\/articles\/create/)
    })
  })

test(
  'A-DASH-1 the dashboard shows each minute what is new, and waits while nothing answers',
  { tag: '@clock' },
  async ({ page, written }) => {
    await page.clock.install()
    await signIn(page)
    await page.goto('/admin')
    await hydrated(page.locator(`${styled('sidebar')} input`))
    await page.context().setOffline(true)
    await page.clock.runFor(60_000)
    await page.waitForTimeout(1000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Добре дошли/)
    await page.context().setOffline(false)
    const draft = await written.article('Междувременно', { _status: 'draft' })
    await page.clock.runFor(60_000)
    await expect(page.getByRole('link', { name: draft.title })).toBeVisible()
  },
)

for (const width of [390, 820, 1440])
  test(`A-DASH-1 the dashboard is no wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page)
    await page.goto('/admin')
    await expect(page.locator(styled('dashboardNow', 'block'))).toHaveCount(5)
    const [wide, seen] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [scrollWidth, clientWidth]
    })
    expect(wide).toBeLessThanOrEqual(seen)
    const empty = await page.locator(styled('dashboardNow', 'block')).evaluateAll((blocks) =>
      blocks.map((block) => {
        const { bottom } = block.lastElementChild!.getBoundingClientRect()
        return block.getBoundingClientRect().bottom - bottom
      }),
    )
    for (const below of empty) expect(below, 'as high as its content').toBeLessThan(24)
  })
