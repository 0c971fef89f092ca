import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from 'playwright/test'
import { ApiClient } from './apiClient.ts'
import { signIn } from './listScreen.ts'
import { hydrated } from './adminPage.ts'
import { test as writing } from './contentFixture.ts'
import { walkedLanguages } from './languages.ts'

/** Messages about a save, in each language of the admin. */
const languages = [
  {
    locale: 'bg-BG',
    saved: 'Съдържанието беше запазено успешно!',
    names: {
      about: 'За автора',
      faq: 'Често задавани въпроси',
      terms: 'Общи условия',
      privacy: 'Политика за поверителност',
      cookies: 'Политика за бисквитки',
      advertise: 'Реклама',
    },
    notSaved: 'Текстът за реклама не можа да се запази',
    live: 'Читателите я виждат',
  },
  {
    locale: 'en-GB',
    saved: 'Content saved successfully!',
    names: {
      about: 'About the Author',
      faq: 'FAQ',
      terms: 'Общи условия',
      privacy: 'Политика за поверителност',
      cookies: 'Политика за бисквитки',
      advertise: 'Реклама',
    },
    notSaved: 'Failed to save advertising content',
    live: 'Readers see it',
  },
]

const editor = (page: Page) => page.locator('.rich-text-lexical [contenteditable="true"]')
const note = (page: Page) => page.locator('.saved-note')

// Each page exists only once, so the tests run one after the other.
test.describe.configure({ mode: 'serial', timeout: 90_000 })

for (const words of walkedLanguages(languages)) {
  test.describe(`A-SET-1 pages of the settings in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('have the names of the specification, and a way to what readers see', async ({ page }) => {
      await signIn(page)
      await page.goto('/admin')
      const menu = page.locator('nav').first()
      for (const [name, title] of Object.entries(words.names)) {
        const link = menu.locator(`a[href$="/admin/globals/${name}"]`)
        await expect(link).toHaveText(title)
      }
      await page.goto('/admin/globals/terms')
      const panel = page.locator('.public-page')
      await expect(panel).toContainText(words.live)
      await expect(panel.getByRole('link')).toHaveAttribute('href', /\/terms\/$/)
      const { violations } = await new AxeBuilder({ page }).include('.public-page').analyze()
      expect(violations).toEqual([])
    })

    writing('say for three seconds that they are saved, or why not', async ({ page, written }) => {
      await written.text('advertise', { advertisingDetails: null })
      await page.clock.install()
      await signIn(page)
      await page.goto('/admin/globals/advertise')
      await hydrated(page.locator('#action-save'))
      await editor(page).click()
      await page.keyboard.type('Пишете ни.')
      const address = '**/api/globals/advertise?*'
      await page.route(address, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      )
      await page.locator('#action-save').click()
      await expect(page.locator('.failure-banner').last()).toHaveText(words.notSaved)
      await expect(note(page)).toHaveText('')
      await page.unroute(address)
      await page.clock.pauseAt(Date.now() + 3_600_000)
      await page.locator('#action-save').click()
      for (let steps = 0; steps < 40 && !(await note(page).textContent()); steps += 1) {
        await page.clock.runFor(50)
      }
      await expect(note(page)).toHaveText(words.saved)
      await page.clock.runFor(2_700)
      await expect(note(page)).toHaveText(words.saved)
      await page.clock.runFor(400)
      await expect(note(page)).toHaveText('')
    })
  })
}

test('A-SET-1 an author reads them and writes none', async ({ page, request }) => {
  const api = await ApiClient.open(request)
  const run = Date.now().toString(36)
  const account = { email: `avtor-${run}@example.com`, password: `long enough ${run}` }
  await api.change('post', '/users', { ...account, name: 'Авторка', role: 'author' })
  await signIn(page, account)
  await page.goto('/admin/globals/faq')
  await expect(page.locator('.public-page')).toContainText('/faq/')
  await expect(page.locator('#action-save')).toHaveCount(0)
  await expect(page.locator('.rich-text-lexical [contenteditable="true"]')).toHaveCount(0)
})
