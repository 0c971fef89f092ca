import { randomUUID } from 'node:crypto'
import { articlePath } from '@kariera/shared/routes'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Page } from 'playwright/test'
import { named, test, type HomeFixture } from './homeFixture.ts'
import { hydrated } from './adminPage.ts'
import { walkedLanguages } from './languages.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

test.describe.configure({ timeout: 90_000 })

const languages = inBothLanguages((say) => ({
  title: say(backOfficeTexts.logo.title),
  wrongType: say(backOfficeTexts.logo.wrongType),
  notUploaded: say(backOfficeTexts.logo.notUploaded),
  choose: say(backOfficeTexts.logo.choose),
  selected: say(backOfficeTexts.logo.isSelected),
  forDark: say({ bg: /^Показване на .* на тъмни страници$/, en: /^Show .* on dark pages$/ }),
  notForDark: say({
    bg: / да не се показва на тъмни страници$/,
    en: /^Do not show .* on dark pages$/,
  }),
  saved: say(backOfficeTexts.settings.saved),
  notSelected: say(backOfficeTexts.logo.notSelected),
  useText: say(backOfficeTexts.logo.useText),
  delete: say({ bg: 'Изтриване', en: 'Delete' }),
  toDelete: say(backOfficeTexts.logo.toDelete),
  notDeleted: say(backOfficeTexts.logo.notDeleted),
  noneUploaded: say(backOfficeTexts.logo.noneUploaded),
  noneToSelect: say(backOfficeTexts.logo.noneToSelect),
  publication: say({ bg: 'Издание', en: 'Publication' }),
  social: say({ bg: 'Социални мрежи', en: 'Social networks' }),
  sharing: say({ bg: 'Споделяне и анализи', en: 'Sharing and analytics' }),
  contacts: say({ bg: 'Контакти', en: 'Contacts' }),
  smallPicture: say({ bg: 'Малка снимка', en: 'Small picture' }),
  wrongGtmId: say(backOfficeTexts.settings.wrongGtmId),
  siteNameRequired: say(backOfficeTexts.settings.siteNameRequired),
}))

/** The publication's profiles on other sites. */
const profiles = ['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin']

const settings = '**/api/globals/site-settings?*'
const logos = '**/api/logos**'

const svg = {
  name: `лого-${Date.now().toString(36)}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path d="M0 0h160v40H0z"/></svg>',
  ),
}

const cards = (page: Page) => page.locator(styled('logoCard'))
const failure = (page: Page) => page.locator('.failure-banner')
const dialog = (page: Page) => page.locator('dialog[open]')
const fails = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'x' }] } }))

async function open(page: Page): Promise<void> {
  await page.goto('/admin/collections/logos')
  await hydrated(page.locator(`${styled('fileChooser')} button`))
}

/** Deletes all logos for the time of the test; afterwards the chosen one is chosen again. */
async function withoutLogos(page: Page, { api }: HomeFixture, look: () => Promise<void>) {
  type Logo = { id: number; filename: string; mimeType: string }
  const all = await api.list<Logo>('/logos?limit=100&depth=0&sort=createdAt')
  const { selectedLogo } = await api.readSettings()
  const files: Buffer[] = []
  for (const { filename } of all) {
    files.push(await (await page.request.get(`/media/${filename}`)).body())
  }
  for (const { id } of all) await api.change('delete', `/logos/${id}`)
  await look()
  for (const [index, { id, filename, mimeType }] of all.entries()) {
    const again = await api.uploadTo('logos', files[index]!, { name: filename, mimeType })
    if (id === selectedLogo) await api.settings({ selectedLogo: again.id })
  }
}

for (const words of walkedLanguages(languages)) {
  test.describe(`A-LOGO-1 logos in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('are uploaded, chosen and deleted', async ({ page, home }) => {
      await home.settings({ selectedLogo: null })
      await signIn(page)
      await open(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
      const before = await cards(page).count()
      const input = page.locator('input[type="file"]')

      await test.step('a file that is no logo is refused, and a failure said', async () => {
        await input.setInputFiles({ ...svg, mimeType: 'application/pdf' })
        await expect(failure(page)).toHaveText(words.wrongType)
        await input.setInputFiles({ ...svg, buffer: Buffer.from('лого') })
        await expect(failure(page)).toHaveText(words.wrongType)
        await fails(page, logos)
        await input.setInputFiles(svg)
        await expect(failure(page)).toHaveText(words.notUploaded)
        await page.unroute(logos)
      })

      await input.setInputFiles(svg)
      await expect(cards(page)).toHaveCount(before + 1)
      await expect(failure(page)).toBeEmpty()
      const name = await cards(page).first().locator(styled('logoCardName')).innerText()
      expect(name, 'as it was called').toBe(svg.name)
      const card = cards(page).filter({ hasText: name })
      const src = (await card.locator('img').first().getAttribute('src'))!
      const choose = card.getByRole('button', { name: words.choose })

      await test.step('one is chosen, and readers see it', async () => {
        await fails(page, settings)
        await choose.click()
        await expect(failure(page)).toHaveText(words.notSelected)
        await page.unroute(settings)
        await choose.click()
        await expect(page.getByText(words.saved)).toBeVisible()
        await expect(card).toContainText(words.selected)
        await expect(choose).toHaveCount(0)
        await home.isShown(src)
        await expect(page.getByText(words.saved)).toBeHidden()
      })

      await test.step('it may be set for dark pages', async () => {
        await card.getByRole('button', { name: words.forDark }).click()
        const notForDark = card.getByRole('button', { name: words.notForDark })
        await expect(notForDark).toBeVisible()
        await expect(card.locator('.status-badge')).toHaveCount(2)
        await home.isShown('<source media="screen and (prefers-color-scheme')
        await notForDark.click()
        await expect(card.locator('.status-badge')).toHaveCount(1)
        await home.isGone('<source media="screen and (prefers-color-scheme')
      })

      await test.step('or the name of the publication', async () => {
        await page.getByRole('button', { name: words.useText }).click()
        await expect(choose).toBeVisible()
        await home.isGone(src)
      })

      await test.step('the chosen one is deleted after a dialog', async () => {
        await choose.click()
        await home.isShown(src)
        const remove = card.getByRole('button', { name: words.delete })
        await fails(page, logos)
        await remove.click()
        await expect(dialog(page)).toContainText(words.toDelete)
        await dialog(page).locator('#confirm-action').click()
        await expect(failure(page)).toHaveText(words.notDeleted)
        await page.unroute(logos)
        await remove.click()
        await dialog(page).locator('#confirm-action').click()
        await expect(card).toHaveCount(0)
        await expect(cards(page)).toHaveCount(before)
        await home.isGone(src)
      })
    })

    test('are missed where there are none', async ({ page, home }) => {
      await signIn(page)
      await withoutLogos(page, home, async () => {
        await open(page)
        await expect(page.getByText(words.noneUploaded)).toBeVisible()
        await expect(page.getByText(words.noneToSelect)).toBeVisible()
      })
    })

    test('A-SET-3 the general settings are changed, and readers see it', async ({ page, home }) => {
      await home.settings({
        ...{
          homeMessage: 'Здравейте',
          siteName: 'Кариера',
          articleTwitterCard: 'summary_large_image',
        },
        ...Object.fromEntries(profiles.map((name) => [name, null])),
        ...{ messengerGroups: [], gtmId: null, mailTo: null },
      })
      // The newsroom remembers the last tab of each account.
      const account = {
        email: `${randomUUID()}@example.com`,
        password: 'четири щъркела кацат накриво',
      }
      const role = 'administrator'
      const data = { ...account, name: 'Настройчик', role }
      const { id } = await home.api.change<{ id: number }>('post', '/users', data)
      await signIn(page, account)
      await page.goto('/admin/globals/site-settings')
      const field = (name: string) => page.locator(`#field-${name}`)
      const save = page.locator('#action-save')
      // A tab says how many of its fields are wrong.
      const openTab = (name: string) =>
        page.locator('.tabs-field__tab-button').filter({ hasText: name }).click()
      await hydrated(field('homeMessage'))
      await field('homeMessage').fill(named('Добре дошли'))
      const heard = page.waitForResponse('**/admin/globals/site-settings')
      await field('siteName').fill(named('Издание'))
      await heard
      // Payload never shows a row that is added just before it hears of an earlier change.
      await page.waitForTimeout(1000)
      await openTab(words.social)
      await page.locator('.array-field__add-row').click()
      await field('messengerGroups__0__name').fill(named('Група'))
      await field('messengerGroups__0__link').fill('https://example.com/group')
      for (const name of profiles) await field(name).fill(`https://example.com/${name}`)
      await openTab(words.sharing)
      await page.locator('#field-articleTwitterCard .rs__control').click()
      await page.locator('.rs__option').getByText(words.smallPicture, { exact: true }).click()
      // What the form asks meanwhile is answered after the save.
      const answered = Promise.withResolvers<undefined>()
      await page.route('**/admin/globals/site-settings', async (route) => {
        await answered.promise
        await route.continue()
      })
      const asked = page.waitForRequest('**/admin/globals/site-settings')
      await field('gtmId').fill('GTM-WRONG!')
      await asked
      await openTab(words.contacts)
      await field('mailTo').fill('letters@example.com')

      await test.step('but for a wrong one, which is pointed at', async () => {
        await save.click()
        await expect(failure(page)).toContainText(words.wrongGtmId)
        const late = page.waitForResponse('**/admin/globals/site-settings')
        answered.resolve(undefined)
        await late
        await page.unroute('**/admin/globals/site-settings')
        await page.waitForTimeout(500)
        await expect(failure(page)).toContainText(words.wrongGtmId)
        await openTab(words.sharing)
        await field('gtmId').fill('GTM-A3SET')
      })

      await save.click()
      await expect(page.locator('.saved-note')).toHaveText(words.saved)
      await expect(page.locator('.saved-note')).toBeEmpty()
      await home.isShown(named('Добре дошли'))
      for (const shown of [
        `© ${named('Издание')}.`,
        'name="twitter:card" content="summary"',
        'data-gtm="GTM-A3SET"',
        ...profiles.map((name) => `href="https://example.com/${name}"`),
      ])
        await home.isShown(shown)
      const { slug } = await home.article('За групите')
      await home.isShown('href="https://example.com/group"', articlePath(slug))
      expect(await home.api.readSettings()).toMatchObject({ mailTo: 'letters@example.com' })

      await test.step('the publication has a name', async () => {
        await openTab(words.publication)
        await field('siteName').fill(' ')
        await save.click()
        await expect(failure(page)).toContainText(words.siteNameRequired)
      })
      await home.api.change('delete', `/users/${id}`)
    })
  })
}

test('A-LOGO-1 editors look at logos, administrators change them', async ({ page, home }) => {
  const account = {
    email: `${named('e').replace(' ', '')}@example.com`,
    password: named('дълга парола'),
  }
  const data = { ...account, name: 'Редактор', role: 'editor' }
  const { id } = await home.api.change<{ id: number }>('post', '/users', data)
  await signIn(page, account)
  await page.goto('/admin/collections/logos')
  await expect(cards(page).first()).toBeVisible()
  await expect(page.locator('.panel-button')).toHaveCount(0)
  await home.api.change('delete', `/users/${id}`)
})
