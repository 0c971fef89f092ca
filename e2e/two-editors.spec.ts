import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type APIRequestContext, type Browser, type Page } from 'playwright/test'
import { ApiClient, bodyOf } from './apiClient.ts'
import { articleText, hydrated, AdminPage } from './adminPage.ts'
import { test } from './journey.ts'
import { walkedLanguages } from './languages.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

const run = Date.now().toString(36)
const colleague = {
  name: `Борис ${run}`,
  email: `boris-${run}@example.com`,
  password: `дълга и необичайна парола ${run}`,
}

const [bulgarian, english] = inBothLanguages((say) => ({
  title: say(backOfficeTexts.conflict.title),
  refused: say({ bg: 'запази по-нова версия', en: 'has saved a newer version' }),
  mine: say(backOfficeTexts.conflict.mine),
  apply: say(backOfficeTexts.conflict.apply),
  show: say(backOfficeTexts.conflict.show),
  later: say(backOfficeTexts.conflict.later),
  restore: say(backOfficeTexts.localCopy.restore),
  discard: say(backOfficeTexts.localCopy.discard),
  arrived: say({ bg: 'Промените вече са тук.', en: 'The changes are here already.' }),
  beside: say({ bg: 'нещо, което променяте вие', en: 'Something that you are changing' }),
  alsoOpen: say({
    bg: (name: string) => `Отворено е и от: ${name}`,
    en: (name: string) => `Also open by: ${name}`,
  }),
}))

test.beforeAll(async ({ playwright }, { project }) => {
  const { baseURL } = project.use
  const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  const api = await ApiClient.open(request)
  await api.change('post', '/users', { ...colleague, role: 'editor' })
  await request.dispose()
})

/** The browser of another editor. */
async function secondBrowser(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale })
  const page = await context.newPage()
  await signIn(page, colleague)
  return page
}

const conflict = (page: Page, words: typeof english) =>
  page.getByRole('dialog', { name: words.title })

for (const words of walkedLanguages([bulgarian, english])) {
  test.describe(`in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('B-EDIT-1 the second publish does not revert the first: both versions are shown, and one becomes of them', async ({
      page,
      browser,
      request,
    }) => {
      const api = await ApiClient.open(request)
      const { id } = await api.write(`Статия на двама ${words.locale} ${run}`)
      // A form that hears of the other save follows it, below.
      await page.route('**/api/presence', (route) => route.abort())
      const newsroom = await AdminPage.onArticle(page, id)
      const other = await secondBrowser(browser, words.locale)
      const others = new AdminPage(other)
      await others.openArticle(String(id))

      await others.page.locator('#field-title').fill(`Заглавие на Борис ${run}`)
      await others.publish()
      await other.context().close()
      await giveLocksBack(request)

      await page.locator('#field-accent').fill('Акцент на Ана')
      const answered = page.waitForResponse((one) => one.request().method() === 'PATCH')
      await page.locator('#action-save').click()
      expect((await answered).status()).toBe(409)
      const dialog = conflict(page, words)
      await expect(dialog).toContainText(colleague.name)
      await expect(dialog).toContainText(`Заглавие на Борис ${run}`)
      await expect(dialog).toContainText('Акцент на Ана')

      await test.step('by the keyboard', async () => {
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(page.locator('#field-accent')).toHaveValue('Акцент на Ана')
        const notice = page.getByRole('alert').filter({ hasText: words.refused })
        await expect(notice).toContainText(colleague.name)
        await notice.getByRole('button', { name: words.show }).focus()
        await page.keyboard.press('Enter')
        await expect(dialog).toBeVisible()
        await dialog.getByRole('button', { name: words.apply }).focus()
        await page.keyboard.press('Enter')
      })
      await expect(dialog).toBeHidden()
      await expect(page.locator('#field-title')).toHaveValue(`Заглавие на Борис ${run}`)
      await expect(page.locator('#field-accent')).toHaveValue('Акцент на Ана')
      await newsroom.publish()
      expect(await api.see(`/articles/${id}?depth=0`)).toMatchObject({
        title: `Заглавие на Борис ${run}`,
        accent: 'Акцент на Ана',
      })
    })
  })
}

test('B-EDIT-1 where both have changed a field its editor chooses, and global settings are guarded too', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const settings = { siteName: (await api.readSettings()).siteName }
  await signIn(page)
  await page.goto('/admin/globals/site-settings')
  const message = page.locator('#field-homeMessage')
  await hydrated(message)
  await message.fill(`Моето послание ${run}`)
  await api.settings({ ...settings, homeMessage: `Чуждо послание ${run}` })
  await page.locator('#action-save').click()
  const dialog = conflict(page, bulgarian)
  const apply = dialog.getByRole('button', { name: bulgarian.apply })
  await expect(apply).toBeDisabled()
  await dialog.getByRole('radio', { name: bulgarian.mine }).check()
  await apply.click()
  await expect(message).toHaveValue(`Моето послание ${run}`)
  await page.locator('#action-save').click()
  await expect
    .poll(async () => (await api.readSettings()).homeMessage)
    .toBe(`Моето послание ${run}`)
})

test(
  'B-EDIT-1 the autosave stays behind the dialog of a lock, and a draft of the colleague stands',
  { tag: '@clock' },
  async ({ page, browser, request }) => {
    const api = await ApiClient.open(request)
    const { id } = await api.write(`Заключена статия ${run}`)
    const newsroom = new AdminPage(page)
    await signIn(page)
    await page.clock.install()
    await newsroom.openArticle(String(id))
    const other = await secondBrowser(browser, 'bg-BG')
    const others = new AdminPage(other)
    await others.openArticle(String(id))
    // With the first letter the article is locked for the other editor.
    await other.locator('#field-accent').fill('На Борис')
    const locks = `/payload-locked-documents?where[document.value][equals]=${id}`
    await expect.poll(async () => (await api.list(locks)).length).toBe(1)

    const saves: string[] = []
    page.on('request', (one) => {
      if (one.method() === 'PATCH') saves.push(one.url())
    })
    await page.locator('#field-title').fill(`На Ана ${run}`)
    await page.clock.runFor(1000)
    await expect(page.locator(styled('lockDialog'))).toContainText(colleague.name)
    await page.clock.runFor(130_000)
    expect(saves).toEqual([])
    await others.saveDraft()
    expect(await api.see(`/articles/${id}?depth=0&draft=true`)).toMatchObject({
      accent: 'На Борис',
    })
    await other.context().close()
  },
)

test('B-EDIT-3 what a colleague saves arrives in the fields that were not touched here', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request, colleague)
  const { id } = await api.write(`Следвана статия ${run}`)
  const newsroom = await AdminPage.onArticle(page, id)
  const accent = page.locator('#field-accent')
  await accent.fill('Акцент на Ана')
  const save = (data: object) =>
    api.change('patch', `/articles/${id}?depth=0&overrideLock=true`, data)
  await save({ title: `Ново заглавие ${run}`, body: bodyOf('Нов текст на Борис.') })

  await expect(page.locator('#field-title')).toHaveValue(`Ново заглавие ${run}`)
  await expect(articleText(page)).toContainText('Нов текст на Борис.')
  await expect(accent).toHaveValue('Акцент на Ана')
  await expect(page.getByText(bulgarian.arrived)).toContainText(colleague.name)
  await newsroom.publish()
  expect(await api.see(`/articles/${id}?depth=0`)).toMatchObject({
    ...{ title: `Ново заглавие ${run}`, accent: 'Акцент на Ана' },
  })

  await test.step('but not into what both have changed', async () => {
    await accent.fill('Друг на Ана')
    await save({ accent: 'Акцент на Борис', title: `Трето заглавие ${run}` })
    const notice = page.getByRole('status').filter({ hasText: bulgarian.beside })
    await expect(notice).toContainText(colleague.name)
    await expect(accent).toHaveValue('Друг на Ана')
    await notice.getByRole('button', { name: bulgarian.show }).click()
    const dialog = conflict(page, bulgarian)
    const field = dialog.getByRole('group', { name: 'Акцент' })
    await field.getByRole('radio', { name: bulgarian.mine }).check()
    await dialog.getByRole('button', { name: bulgarian.apply }).click()
    await expect(notice).toHaveCount(0)
    await expect(page.locator('#field-title')).toHaveValue(`Трето заглавие ${run}`)
    await newsroom.publish()
    expect(await api.see(`/articles/${id}?depth=0`)).toMatchObject({
      ...{ title: `Трето заглавие ${run}`, accent: 'Друг на Ана' },
    })
  })
})

test('B-EDIT-3 who has an article open is seen by name, in its form and in the list, and takes the lock along', async ({
  page,
  browser,
  request,
}) => {
  const soon = { timeout: 5000 }
  const api = await ApiClient.open(request)
  const title = `Отворена статия ${run}`
  const { id } = await api.write(title)
  const locks = `/payload-locked-documents?where[document.value][equals]=${id}`
  await AdminPage.onArticle(page, id)
  const here = page.getByText(bulgarian.alsoOpen(colleague.name))
  const other = await secondBrowser(browser, 'bg-BG')
  const left = await other.context().newPage()
  await new AdminPage(other).openArticle(String(id))
  await expect(here).toBeVisible(soon)
  await expect(other.getByText(bulgarian.alsoOpen('Администратор'))).toBeVisible(soon)

  const list = await page.context().newPage()
  await list.goto(`/admin/collections/articles?search=${encodeURIComponent(title)}`)
  const inList = list.locator(styled('openNow')).filter({ hasText: `${title}: ${colleague.name}` })
  await expect(inList).toBeVisible(soon)

  const dashboard = await page.context().newPage()
  await dashboard.goto('/admin')
  const onDashboard = dashboard.locator(styled('openNow')).filter({ hasText: colleague.name })
  await expect(onDashboard.getByRole('link', { name: title })).toBeVisible(soon)

  await test.step('a closed tab takes the lock along', async () => {
    await other.locator('#field-accent').fill('На Борис')
    await expect.poll(async () => (await api.list(locks)).length).toBe(1)
    await other.close()
    await expect(here).toBeHidden(soon)
    await expect(inList).toBeHidden(soon)
    await expect(onDashboard).toBeHidden(soon)
    expect(await api.list(locks)).toEqual([])
  })

  await test.step('also where the tab that listened for all is closed', async () => {
    await page.close()
    await new AdminPage(left).openArticle(String(id))
    await expect(inList).toBeVisible(soon)
    await left.goto('/admin')
    await expect(inList).toBeHidden(soon)
  })

  await test.step('who waits for the lock gets the form once it is free', async () => {
    await new AdminPage(left).openArticle(String(id))
    await left.locator('#field-accent').fill('Пак на Борис')
    await expect.poll(async () => (await api.list(locks)).length).toBe(1)
    await list.goto(`/admin/collections/articles/${id}`)
    const dialog = list.locator(styled('lockDialog'))
    await expect(dialog).toContainText(colleague.name)
    await left.close()
    await expect(dialog).toHaveCount(0)
    await hydrated(list.locator('#field-title'))
    await expect(list.locator('#field-title')).toBeEnabled()
  })
  await other.context().close()
})

test('A-ART-2 an author reads what a colleague edits, is told why, and is not offered to take it over', async ({
  page,
  browser,
  request,
}) => {
  const api = await ApiClient.open(request)
  const { id } = await api.write(`Чужда статия ${run}`)
  const author = { email: `avtor-${run}@example.com`, password: `дълга и необичайна парола ${run}` }
  const account = await api.change<{ id: number }>('post', '/users', {
    ...{ ...author, name: `Автор ${run}`, role: 'author' },
  })
  const other = await secondBrowser(browser, 'bg-BG')
  await new AdminPage(other).openArticle(String(id))
  await other.locator('#field-accent').fill('На Борис')
  const locks = `/payload-locked-documents?where[document.value][equals]=${id}`
  await expect.poll(async () => (await api.list(locks)).length).toBe(1)

  await signIn(page, author)
  await page.goto(`/admin/collections/articles/${id}`)
  await expect(page.getByRole('status').filter({ hasText: 'Нямате право' })).toContainText(
    'Нямате право да променяте тази статия',
  )
  await expect(page.locator('#field-title')).toHaveValue(`Чужда статия ${run}`)
  await expect(page.locator('#field-title')).toBeDisabled()
  await expect(page.locator(styled('lockDialog'))).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Поемане на редактирането' })).toHaveCount(0)
  await expect(page.locator('#action-save, #action-save-draft')).toHaveCount(0)
  await other.context().close()
  await api.change('delete', `/users/${account.id}`)
})

test('B-EDIT-2 what is typed survives the end of the tab, and is offered at the next opening', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const { id } = await api.write(`Прекъсната статия ${run}`)
  await AdminPage.onArticle(page, id)
  await page.locator('#field-accent').fill('Ненаписано докрай')
  await expect.poll(() => keptCopies(page)).toBe(1)
  const next = await page.context().newPage()
  await page.close({ runBeforeUnload: false })

  await next.goto(`/admin/collections/articles/${id}`)
  const notice = next.getByRole('status').filter({ hasText: 'незаписан текст' })
  await notice.getByRole('button', { name: bulgarian.restore }).click()
  await expect(next.locator('#field-accent')).toHaveValue('Ненаписано докрай')
  await new AdminPage(next).saveDraft()
  await expect.poll(() => keptCopies(next)).toBe(0)
  await next.reload()
  await hydrated(next.locator('#field-title'))
  await expect(next.locator('#field-accent')).toHaveValue('Ненаписано докрай')
  await expect(notice).toHaveCount(0)
})

test('B-EDIT-2 what is typed in a new article survives too, though nobody paused', async ({
  page,
}) => {
  const newsroom = new AdminPage(page)
  await signIn(page)
  await newsroom.newArticle()
  await page.locator('#field-title').fill('Нова прекъсната')
  await articleText(page).click()
  // Without a pause in which a copy could be made.
  await page.keyboard.type('Дума след дума без почивка, докато браузърът спре', { delay: 60 })
  const next = await page.context().newPage()
  await page.close({ runBeforeUnload: false })

  await next.goto('/admin/collections/articles/create')
  const notice = next.getByRole('status').filter({ hasText: 'незаписан текст' })
  await notice.getByRole('button', { name: bulgarian.restore }).click()
  await expect(next.locator('#field-title')).toHaveValue('Нова прекъсната')
  await expect(articleText(next)).toContainText('Дума след дума без почивка')
})

/** Deletes the locks of the colleague, whose browser is closed. */
async function giveLocksBack(request: APIRequestContext): Promise<void> {
  const api = await ApiClient.open(request, colleague)
  const locks = await api.list<Lock>('/payload-locked-documents?depth=1&limit=50')
  for (const { id } of locks.filter(({ user }) => user.value.name === colleague.name))
    await api.change('delete', `/payload-locked-documents/${id}`)
}

type Lock = { id: number; user: { value: { name: string } } }

/** Number of local copies of unsaved forms in this browser. */
function keptCopies(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('newsroom')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('unsaved')) {
            database.close()
            resolve(0)
            return
          }
          const all = database.transaction('unsaved').objectStore('unsaved').getAll()
          all.onsuccess = () => {
            database.close()
            resolve((all.result as unknown[][]).flat().length)
          }
        }
      }),
  )
}
