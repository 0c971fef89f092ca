import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Locator, type Page, type Route } from 'playwright/test'
import { AdminPage, hydrated } from './adminPage.ts'
import { test } from './contentFixture.ts'
import { walkedLanguages } from './languages.ts'
import { signIn } from './session.ts'
import { inBothLanguages } from './inBothLanguages.ts'

/** Forms without messages of their own, with a field in which something is typed, and what is said of a failure. */
const forms = [
  { path: 'categories', field: '#field-value', bg: 'general', en: 'general' },
  { path: 'hashtags', field: '#field-value', bg: 'general', en: 'general' },
  { path: 'users', field: '#field-name', bg: 'general', en: 'general' },
  {
    path: 'banner-positions',
    field: '#field-dropdownName',
    bg: 'Позицията за банери не можа да се създаде',
    en: 'Failed to create banner position',
  },
]

const languages = inBothLanguages((say) => ({
  notCreated: say(backOfficeTexts.article.notCreated),
  notSaved: say(backOfficeTexts.article.notSaved),
  wrong: say(backOfficeTexts.article.titleRequired),
  noId: say(backOfficeTexts.article.noId),
  general: say(backOfficeTexts.saving.notSaved),
  away: say(backOfficeTexts.saving.network.away),
  back: say(backOfficeTexts.saving.network.back),
}))

const failure = (page: Page): Locator => page.locator('.failure-banner')

/** Answers the changes of documents below an address in place of the newsroom. */
async function answerChanges(page: Page, path: string, answer: (route: Route) => Promise<void>) {
  const address = (url: URL) => new RegExp(`^/api/${path}(/\\d+)?$`).test(url.pathname)
  await page.route(address, (route) => {
    const request = route.request()
    const isRead = 'x-payload-http-method-override' in request.headers()
    return ['POST', 'PATCH'].includes(request.method()) && !isRead
      ? answer(route)
      : route.fallback()
  })
  return () => page.unroute(address)
}

/** The message is the only one, is in view above the form, and has the focus. */
async function isOnlyMessage(page: Page, text: string | RegExp): Promise<void> {
  await expect(failure(page)).toHaveText(text)
  await expect(failure(page)).toBeInViewport()
  // At once: by itself a toast goes after three seconds.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 1500 })
  const [message, form] = [await failure(page).boundingBox(), await formBox(page)]
  expect(message!.y).toBeLessThan(form.y)
}

async function formBox(page: Page) {
  const box = await page.locator('.document-fields').boundingBox()
  if (!box) throw new Error('There is no form.')
  return box
}

for (const words of walkedLanguages(languages)) {
  test.describe(`in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('A-ART-8 what an article could not be saved for is said above its form, and nothing typed is lost', async ({
      page,
      written,
    }) => {
      const { id } = await written.article('Който не се записва')
      await signIn(page)
      const newsroom = new AdminPage(page)
      const title = page.locator('#field-title')
      await newsroom.openArticle(String(id))
      await title.fill('Ново заглавие')

      await test.step('with the message of the newsroom and its details', async () => {
        const stop = await answerChanges(page, 'articles', (route) =>
          route.fulfill({
            status: 400,
            json: { errors: [{ message: 'Not stored', details: 'disk full' }] },
          }),
        )
        await page.locator('#action-save').click()
        await isOnlyMessage(page, 'Not stored: disk full')
        await expect(failure(page)).toBeFocused()
        await stop()
      })

      await test.step('else with that of the specification', async () => {
        const stop = await answerChanges(page, 'articles', (route) =>
          route.fulfill({ status: 500, json: { errors: [{ message: 'Something went wrong.' }] } }),
        )
        await page.locator('#action-save').click()
        await isOnlyMessage(page, words.notSaved)
        await expect(failure(page)).toBeFocused()
        await expect(title).toHaveValue('Ново заглавие')
        await stop()
      })

      await test.step('that there is no network, and that it has come back', async () => {
        await page.context().setOffline(true)
        await page.locator('#action-save').click()
        await isOnlyMessage(page, words.notSaved + words.away)
        await page.context().setOffline(false)
        await isOnlyMessage(page, words.notSaved + words.back)
        await expect(title).toHaveValue('Ново заглавие')
      })

      await test.step('and is gone with the next save', async () => {
        await page.locator('#action-save').click()
        await expect(failure(page)).toHaveText('')
        await expect.poll(async () => (await written.api.read(id)).title).toBe('Ново заглавие')
      })

      await test.step('for a new one too', async () => {
        await newsroom.newArticle()
        await title.fill('Нова, която не се създава')
        await answerChanges(page, 'articles', (route) => route.abort())
        await page.locator('#action-save-draft').click()
        await isOnlyMessage(page, words.notCreated)
        await expect(failure(page)).toBeFocused()
        await expect(title).toHaveValue('Нова, която не се създава')
        await expect(page).toHaveURL(/\/create$/)
      })
    })

    test('A-ERR-1 the first field that is wrong has the focus, and its message stands above the form', async ({
      page,
      written,
    }) => {
      const { id } = await written.article('Която остава без заглавие')
      await AdminPage.onArticle(page, id)
      await page.locator('#field-title').fill('')
      await page.locator('#field-accent').focus()
      await page.locator('#action-save').click()
      await isOnlyMessage(page, words.wrong)
      await expect(page.locator('#field-title')).toBeFocused()
      const said = page.locator('.field-error').filter({ hasText: words.wrong })
      const [message, field] = [
        await said.boundingBox(),
        await page.locator('#field-title').boundingBox(),
      ]
      expect(message!.y, 'below its field').toBeGreaterThanOrEqual(field!.y + field!.height)
      await page.keyboard.type('С ново заглавие')
      await expect(failure(page), 'its reason is gone').toHaveText('')
    })

    test('A-ART-8 an article that is opened without a number is not found', async ({ page }) => {
      await signIn(page)
      await page.goto('/admin/collections/articles/undefined')
      await expect(failure(page).first()).toHaveText(words.noId)
      await expect(page.locator('.banner')).toBeHidden()
    })

    for (const { path, field, ...said } of forms) {
      test(`A-ERR-1 a failed save says so above the form of ${path}`, async ({ page }) => {
        await signIn(page)
        await page.goto(`/admin/collections/${path}/create`)
        await hydrated(page.locator(field))
        await page.locator(field).fill('Незаписано')
        for (const other of ['email', 'password', 'confirm-password', 'bannerPosition']) {
          const input = page.locator(`#field-${other}`)
          if (await input.count()) await input.fill('nezapisano@example.com')
        }
        await answerChanges(page, path, (route) => route.abort())
        await page.locator('#action-save').click()
        const text = words.locale === 'bg-BG' ? said.bg : said.en
        await isOnlyMessage(page, text === 'general' ? words.general : text)
        await expect(failure(page)).toBeFocused()
        await expect(page.locator(field)).toHaveValue('Незаписано')
      })
    }

    test('A-ERR-1 a failed save says so above the form of a picture', async ({ page, written }) => {
      const id = await written.picture({ alt: 'Която не се записва', author: 'Пресцентър' })
      await signIn(page)
      await page.goto(`/admin/collections/media/${id}`)
      await hydrated(page.locator('#field-alt'))
      await expect(page.locator('.doc-tab').filter({ hasText: 'API' })).toHaveCount(0)
      await page.locator('#field-alt').fill('Незаписано')
      const stop = await answerChanges(page, 'media', (route) => route.abort())
      await page.locator('#action-save').click()
      await isOnlyMessage(page, words.general)
      await expect(failure(page)).toBeFocused()
      await stop()

      await test.step('and it may be saved again as it is, however often', async () => {
        const stopRefusing = await answerChanges(page, 'media', (route) =>
          route.fulfill({ status: 500, json: { errors: [{ message: 'Something went wrong.' }] } }),
        )
        for (let time = 0; time < 2; time += 1) {
          const refused = page.waitForResponse((response) => response.status() === 500)
          await page.locator('#action-save').click()
          await refused
          await isOnlyMessage(page, words.general)
        }
        await stopRefusing()
        await page.locator('#action-save').click()
        await expect(failure(page)).toHaveText('')
        await expect(page.locator('#action-save')).toBeDisabled()
      })
    })
  })
}

/** What Payload asks before and after a save, and its form waits for: preferences, rights, the state of the form. */
const besideSave =
  /\/(payload-preferences\/collection-articles-|articles\/access\/|admin\/collections\/articles\/)\d+/

/** Lets none of the calls beside a save be answered by the newsroom. */
async function disturb(page: Page, fault: (route: Route) => Promise<void>) {
  await page.route(besideSave, (route) => {
    const { 'next-action': isState, rsc: isPage } = route.request().headers()
    const isAsked = isState || (!isPage && route.request().resourceType() === 'fetch')
    return isAsked ? fault(route) : route.fallback()
  })
}

/** What was typed is stored, and can be changed and stored again. */
async function savesTwice(newsroom: AdminPage, words: string, wait: () => Promise<void>) {
  const { page } = newsroom
  const button = page.locator('#action-save-draft')
  for (const text of [words, `${words} и пак`]) {
    await page.locator('#field-accent').fill(text)
    await expect(button).toBeEnabled()
    await newsroom.saved(() => button.click())
    await wait()
    await expect(page.locator('#field-accent')).toHaveValue(text)
    await expect(failure(page)).toHaveText('')
  }
}

const disturbances: Record<string, (route: Route) => Promise<void>> = {
  'cut off': (route) => route.abort(),
  "answered by a proxy's page": (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Вход в мрежата</p>' }),
  'refused by a gateway': (route) =>
    route.fulfill({ status: 502, json: { message: 'Bad gateway' } }),
}

test('A-ERR-1 a form can be used after a save whose other calls have failed', async ({
  page,
  written,
}) => {
  const { id } = await written.article('Която се записва докрай')
  await signIn(page)
  const newsroom = new AdminPage(page)
  for (const [how, fault] of Object.entries(disturbances)) {
    await test.step(how, async () => {
      await newsroom.openArticle(String(id))
      await disturb(page, fault)
      await savesTwice(newsroom, how, async () => {
        await expect(newsroom.saveStatus).not.toHaveText('Запазване...')
      })
      await page.unroute(besideSave)
      const path = `/articles/${id}?depth=0&draft=true`
      expect(await written.api.see(path)).toMatchObject({ accent: `${how} и пак` })
    })
  }
})

test(
  'A-ERR-1 a form can be used after a save whose other calls are never answered',
  { tag: '@clock' },
  async ({ page, written }) => {
    const { id } = await written.article('Която не чака вечно')
    await page.clock.install()
    const newsroom = await AdminPage.onArticle(page, id)
    await disturb(page, () => Promise.withResolvers<never>().promise)
    await savesTwice(newsroom, 'Без отговор', async () => {
      await expect(async () => {
        await page.clock.fastForward(15_000)
        await expect(newsroom.saveStatus).not.toHaveText('Запазване...', { timeout: 500 })
        await expect(page.locator('#action-save')).toBeEnabled({ timeout: 500 })
      }).toPass()
    })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)
