import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Page } from 'playwright/test'
import { axeFaults } from './axeFaults.ts'
import { ApiClient, bodyOf } from './apiClient.ts'
import { hydrated } from './adminPage.ts'
import { test } from './journey.ts'
import { paste } from './paste.ts'
import { test as writing } from './contentFixture.ts'
import { walkedLanguages } from './languages.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

/** What the screens say, in each language of the admin. */
const languages = inBothLanguages((say) => ({
  saved: say(backOfficeTexts.settings.saved),
  names: {
    about: say(backOfficeTexts.staticPage.about.title),
    faq: say(backOfficeTexts.staticPage.faq.title),
    terms: 'Общи условия',
    privacy: 'Политика за поверителност',
    cookies: 'Политика за бисквитки',
    advertise: 'Реклама',
  },
  tabs: say({
    bg: ['Общи настройки', 'Управление на логото', 'Брандинг услуги'],
    en: ['General settings', 'Logo Management', 'Branding Services'],
  }),
  settings: say(backOfficeTexts.settings.title),
  unsaved: say(backOfficeTexts.settings.unsaved),
  notSaved: say(backOfficeTexts.staticPage.advertise.notSaved),
  live: say(backOfficeTexts.publicPage.live),
}))

const editor = (page: Page) => page.locator('.rich-text-lexical [contenteditable="true"]')
const tabs = (page: Page) => page.locator(`${styled('settingsTabs')} a`)
const note = (page: Page) => page.locator('.saved-note')

const bulgarian = languages[0]

// Each page exists only once, so the tests run one after the other.
test.describe.configure({ mode: 'serial', timeout: 90_000 })

for (const words of walkedLanguages(languages)) {
  test.describe(`A-SET-1 pages of the settings in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('have the names of the specification, and a way to what readers see', async ({ page }) => {
      await signIn(page)
      await page.goto('/admin')
      const menu = page.locator(`${styled('sidebar')} nav`)
      const entry = menu.getByRole('link', { name: words.settings, includeHidden: true })
      await page.goto((await entry.getAttribute('href'))!)
      const names = [...words.tabs, ...Object.values(words.names)]
      await expect(tabs(page)).toHaveText(names)
      for (const [index, name] of names.entries()) {
        await tabs(page).nth(index).click()
        await expect(tabs(page).nth(index)).toHaveAttribute('aria-current', 'page')
        await expect(page.locator('h1')).toHaveText(name)
        await expect(entry).toHaveAttribute('aria-current', 'page')
      }
      await page.goto('/admin/globals/terms')
      const panel = page.locator(styled('publicPage'))
      await expect(panel).toContainText(words.live)
      await expect(panel.getByRole('link')).toHaveAttribute('href', /\/terms\/$/)
      const shown = page.frameLocator(`${styled('publicPage')} iframe`)
      await expect(shown.locator('h1')).toHaveText('Общи условия')
      expect(await axeFaults(page, `${styled('publicPage')}, ${styled('settingsTabs')}`)).toEqual(
        [],
      )
    })

    writing(
      'say for three seconds that they are saved, or why not',
      { tag: '@clock' },
      async ({ page, written }) => {
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
        await expect(page.locator('[data-sonner-toast]:visible'), 'once').toHaveCount(0)
        await expect(note(page)).toHaveText(words.saved)
        await page.clock.runFor(400)
        await expect(note(page)).toHaveText('')
      },
    )
  })
}

const changes: { what: string; make: (page: Page) => Promise<void>; saved: RegExp }[] = [
  { what: 'typed', make: (page) => page.keyboard.type(' Знак.'), saved: /Дума\. Знак\./ },
  { what: 'pasted', make: (page) => paste(page, { text: ' Цитат.' }), saved: /Знак\. Цитат\./ },
  { what: 'deleted', make: (page) => page.keyboard.press('Backspace'), saved: /Знак\. Цитат"/ },
  { what: 'made bold', make: makeBold, saved: /"format":1/ },
]

async function makeBold(page: Page): Promise<void> {
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+b')
}

writing(
  'A-SET-1 what is changed just before Ctrl-S is saved, though nothing else was',
  async ({ page, written }) => {
    await written.text('faq', { faqDetails: bodyOf('Дума.') })
    await signIn(page)
    await page.goto('/admin/globals/faq')
    await hydrated(editor(page))
    // A browser that is too busy to be idle.
    await page.evaluate(() => {
      globalThis.requestIdleCallback = () => 0
    })
    for (const { what, make, saved } of changes)
      await test.step(what, async () => {
        await expect(note(page)).toHaveText('')
        await editor(page).click()
        await page.keyboard.press('Control+End')
        await make(page)
        await page.keyboard.press('Control+s')
        await expect(note(page)).toHaveText(bulgarian.saved)
        const { faqDetails } = await written.api.see<{ faqDetails: unknown }>(
          '/globals/faq?depth=0',
        )
        expect(JSON.stringify(faqDetails)).toMatch(saved)
      })
  },
)

writing('A-SET-1 what is unsaved in a tab stays in it', async ({ page, written }) => {
  await written.text('faq', { faqDetails: null })
  await written.text('advertise', { advertisingDetails: null })
  await signIn(page)
  await page.goto('/admin/globals/faq')
  await hydrated(page.locator('#action-save'))
  await editor(page).click()
  const faq = tabs(page).filter({ hasText: bulgarian.names.faq })
  const advertise = tabs(page).filter({ hasText: bulgarian.names.advertise })
  await page.keyboard.type('Недописан отговор на въпрос.')
  await advertise.click()
  await expect(page).toHaveURL(/\/globals\/advertise$/)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(faq.getByRole('img', { name: bulgarian.unsaved })).toBeVisible()
  await hydrated(page.locator('#action-save'))
  await editor(page).click()
  await page.keyboard.type('Пишете ни.')
  await page.locator('#action-save').click()
  await expect(note(page)).toHaveText(bulgarian.saved)
  await faq.click()
  await expect(editor(page)).toHaveText('Недописан отговор на въпрос.')
  await expect(page.locator('#action-save')).toBeEnabled()
  await expect(page.locator(styled('saveGuard', 'notice'))).toHaveCount(0)
  await expect(faq.getByRole('img')).toHaveCount(0)
  await faq.click()
  await expect(editor(page)).toHaveText('Недописан отговор на въпрос.')
  await page.locator('#action-save').click()
  await expect(note(page)).toHaveText(bulgarian.saved)
  await expect(page.locator('#action-save')).toBeDisabled()
  const stored = await written.api.see<{ faqDetails: unknown }>('/globals/faq?depth=0')
  expect(JSON.stringify(stored.faqDetails)).toContain('Недописан отговор на въпрос.')
  await advertise.click()
  await expect(editor(page)).toHaveText('Пишете ни.')
})

writing('A-SET-2 a service left for another tab is found again as it was', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/collections/services/create')
  await hydrated(page.locator('#field-title'))
  await page.locator('#field-title').fill('Недописана услуга')
  await tabs(page).filter({ hasText: bulgarian.names.terms }).click()
  await expect(page).toHaveURL(/\/globals\/terms$/)
  await tabs(page).filter({ hasText: bulgarian.tabs[2]! }).click()
  await expect(page).toHaveURL(/\/services\/create$/)
  await expect(page.locator('#field-title')).toHaveValue('Недописана услуга')
})

test('A-SET-1 an author reads them and writes none', async ({ page, request }) => {
  const api = await ApiClient.open(request)
  const run = Date.now().toString(36)
  const account = { email: `avtor-${run}@example.com`, password: `long enough ${run}` }
  await api.change('post', '/users', { ...account, name: 'Авторка', role: 'author' })
  await signIn(page, account)
  await page.goto('/admin/globals/faq')
  await expect(page.locator(styled('publicPage'))).toContainText('/faq/')
  await expect(page.locator('#action-save')).toHaveCount(0)
  await expect(page.locator('.rich-text-lexical [contenteditable="true"]')).toHaveCount(0)
  await expect(page.getByText('Ролята ви, Автор, не може да го променя.')).toBeVisible()

  await test.step('nor banners, whose list has no actions then', async () => {
    await page.goto('/admin/collections/banners')
    await expect(page.locator('#heading-status')).toBeVisible()
    await expect(page.locator('#heading-actions')).toBeHidden()
    await page.locator('.cell-title a').first().click()
    await expect(page.getByText('Ролята ви, Автор, не може да го променя.')).toBeVisible()
  })

  await test.step('and is told which right is missing, with a way back', async () => {
    await page.goto('/admin/collections/banners/create')
    const message = page.locator('main, .template-default').getByRole('alert').first()
    await expect(message).toContainText('Ролята ви, Автор, не може да добавя в „Банери“.')
    await expect(page.getByText('трябва да влезете')).toBeHidden()
    await page.getByRole('link', { name: 'Обратно към „Банери“' }).click()
    await expect(page).toHaveURL(/\/collections\/banners(\?|$)/)
    await page.goto('/admin/unauthorized')
    await page.getByRole('link', { name: 'Обратно към таблото' }).click()
    await expect(page).toHaveURL(/\/admin\/?$/)
  })
})
