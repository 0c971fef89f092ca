import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Locator, type Page } from 'playwright/test'
import { AdminPage, hydrated } from './adminPage.ts'
import { ApiClient } from './apiClient.ts'
import { axeFaults } from './axeFaults.ts'
import { test } from './contentFixture.ts'
import { walkedLanguages } from './languages.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

const [bulgarian, english] = inBothLanguages((say) => ({
  search: say(backOfficeTexts.sidebar.search),
  screen: say({ bg: ['позиц', 'Позиции на банери'], en: ['posit', 'Banner positions'] }),
  newBanner: say({ bg: ['ново: бан', 'Ново: Банер'], en: ['new: ban', 'New: Banner'] }),
  newArticle: say(backOfficeTexts.sidebar.newArticle),
  article: say({ bg: 'Статия', en: 'Article' }),
  recent: say(backOfficeTexts.palette.groups.recent),
  none: say(backOfficeTexts.palette.none),
  publish: say({
    bg: ['публик', 'Публикуванев отворения формуляр'],
    en: ['publ', 'Create Articlein the open form'],
  }),
  carousel: say({ bg: ['карус', 'В карусела'], en: ['carou', 'Put into the carousel'] }),
  added: say({ bg: 'Добавена в карусела:', en: 'Added to the carousel:' }),
}))

const box = (page: Page) => page.locator(styled('sidebar')).getByRole('searchbox')
const palette = (page: Page) => page.locator(styled('commandPalette'))
const options = (page: Page) => palette(page).getByRole('option')
const input = (page: Page) => palette(page).getByRole('combobox')
const found = (page: Page) =>
  palette(page).getByRole('group', { name: 'Намерено' }).getByRole('option')
const marked = (page: Page) => palette(page).locator('[aria-selected="true"]')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(box(page))
  await summon(page)
}

async function summon(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
  return input(page)
}

for (const words of walkedLanguages([bulgarian, english])) {
  test.describe(`B-NAV-1 the search of everything in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('leads to screens and forms by the keyboard alone', async ({ page }) => {
      await signIn(page)
      await page.goto('/admin')
      await hydrated(box(page))
      await expect(box(page)).toHaveAttribute('placeholder', words.search)
      const [typed, screen] = words.screen
      await (await summon(page)).fill(typed!)
      await expect(marked(page)).toHaveText(screen!)
      expect(await axeFaults(page, styled('commandPalette'))).toEqual([])
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/banner-positions(\?|$)/)
      await expect(palette(page)).toBeHidden()

      await summon(page)
      await expect(options(page).filter({ hasText: words.newArticle })).toHaveCount(1)
      const [act, label] = words.newBanner
      await page.keyboard.insertText(act!)
      await expect(marked(page)).toHaveText(label!)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/banners\/create/)
    })

    test('finds an article by half its title in three actions, and it is among the recent ones', async ({
      page,
      written,
    }) => {
      const { title } = await written.article('Намерена наполовина')
      await signIn(page)
      await open(page, '/admin/collections/media')
      await expect(options(page).filter({ hasText: title })).toHaveCount(1)
      await expect(palette(page).getByRole('group').first()).toHaveAccessibleName(words.recent)
      await page.keyboard.insertText(title.slice(-14))
      // Enter waits for what is found.
      await page.keyboard.press('Enter')
      await expect(page.locator('#field-title')).toHaveValue(title)
    })

    test('says that nothing is found, and still searches the lists', async ({ page }) => {
      await signIn(page)
      await page.goto('/admin/collections/media')
      await hydrated(box(page))
      await box(page).click()
      // One letter is not searched, and says nothing.
      await input(page).fill('ж')
      await expect(options(page).last()).toContainText('ж')
      await expect(palette(page).locator('[role="status"]')).toBeEmpty()
      await input(page).fill('няма такова')
      await expect(palette(page).getByRole('status')).toHaveText(words.none)
      await expect(options(page)).toHaveCount(4)
      await page.keyboard.press('ArrowUp')
      await expect(marked(page)).toHaveAttribute('href', /\/banners\?search=/)
      await page.keyboard.press('Escape')
      await expect(palette(page)).toBeHidden()
      await expect(page).toHaveURL(/\/media/)
      await expect(box(page)).toBeFocused()
    })

    test('publishes what is open, and puts it into the carousel', async ({ page, written }) => {
      const { id } = await written.article('От палитрата', { _status: 'draft' })
      const newsroom = await AdminPage.onArticle(page, id)
      await newsroom.saved(async () => {
        await (await summon(page)).fill(words.publish[0]!)
        await expect(marked(page)).toHaveText(words.publish[1]!)
        await page.keyboard.press('Enter')
      })
      const stored = await written.api.see<{ _status: string }>(`/articles/${id}`)
      expect(stored._status).toBe('published')
      const { docs } = await written.api.see<{ docs: { id: number }[] }>('/carousel-articles/rows')
      await (await summon(page)).fill(words.carousel[0]!)
      const act = options(page).filter({ hasText: words.carousel[1]! })
      await act.click()
      await expect(page.getByText(words.added)).toBeVisible()
      const rows = async () =>
        (
          await written.api.see<{ docs: { id: number; articleId: number }[] }>(
            '/carousel-articles/rows',
          )
        ).docs
      expect(await rows()).toHaveLength(docs.length + 1)
      const added = (await rows()).find(({ articleId }) => articleId === id)
      await written.api.change('delete', `/carousel-articles/${added?.id}`)
    })
  })
}

test('B-NAV-1 finds Bulgarian that is typed in Latin letters, in the box too', async ({
  page,
  written,
}) => {
  const { title } = await written.article('Щъркели над Жеравна')
  await signIn(page)
  await page.goto('/admin')
  await hydrated(box(page))
  await box(page).fill('shtarkeli nad jer')
  await expect(input(page)).toBeFocused()
  await expect(options(page).filter({ hasText: title })).toHaveCount(1)
})

test('B-NAV-1 a screen is also found by its name in addresses', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin')
  await hydrated(box(page))
  await box(page).fill('FAQ')
  await expect(options(page).first()).toHaveText('Често задавани въпроси')

  await test.step('a form by its words in any order, in Latin letters, and mistyped', async () => {
    for (const [typed, name] of [
      ['nov citat', 'Ново: Цитат'],
      ['нова статя', 'Нова статия'],
    ] as const) {
      await input(page).fill(typed)
      await expect(marked(page)).toHaveText(name)
    }
  })
})

test('B-NAV-1 a colleague is found, and messages by those who may read them', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const run = Date.now().toString(36)
  const account = { email: `paleta-${run}@example.com`, password: `long enough ${run}` }
  const author = { ...account, name: `Жана Палитрова ${run}`, role: 'author' }
  const { id } = await api.change<{ id: number }>('post', '/users', author)
  const data = {
    ...{ name: `Палитрова ${run}`, email: 'palitra@example.com', phone: '0888 123 456' },
    message: 'Здравейте, искам да попитам.',
  }
  const headers = { 'user-agent': `Reader ${run}` }
  expect((await request.post('/api/email/contact', { data, headers })).status()).toBe(200)
  await signIn(page)
  await open(page, '/admin')
  await input(page).fill(`Палитрова ${run}`)
  await expect(found(page)).toHaveCount(2)
  await page.context().clearCookies()
  await signIn(page, account)
  await open(page, '/admin')
  await input(page).fill(`Палитрова ${run}`)
  await expect(found(page)).toHaveCount(1)
  await api.change('delete', `/users/${id}`)
})

test('B-NAV-1 a held Enter and a few letters within a word perform no act', async ({
  page,
  written,
}) => {
  const { id } = await written.article('Непубликувана', { _status: 'draft' })
  await AdminPage.onArticle(page, id)
  await (await summon(page)).fill('ван')
  await expect(options(page).filter({ hasText: 'в отворения формуляр' })).toHaveCount(0)
  await input(page).fill('публик')
  await expect(marked(page)).toContainText('в отворения формуляр')
  await input(page).dispatchEvent('keydown', { key: 'Enter', repeat: true })
  await expect(palette(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeHidden()
  const stored = await written.api.see<{ _status: string }>(`/articles/${id}`)
  expect(stored._status).toBe('draft')
})

test('B-NAV-1 nothing unsaved is left without a dialog', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/collections/categories/create')
  await hydrated(page.locator('#field-value'))
  await page.locator('#field-value').fill('Недовършена')
  await (await summon(page)).fill('хаштаг')
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog[open] #confirm-cancel')).toBeVisible()
  await expect(palette(page)).toBeHidden()
  await page.locator('dialog[open] #confirm-cancel').click()
  await expect(page.locator('#field-value')).toHaveValue('Недовършена')
  await expect(page.locator('#field-value')).toBeFocused()
})

test('B-NAV-1 on a phone it is opened from the menu, by touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/admin/collections/articles')
  const menu = page.getByRole('main').getByRole('button', { name: 'Отваряне на менюто' })
  await hydrated(menu)
  await menu.click()
  await box(page).click()
  await input(page).press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(page.locator(`${styled('sidebar')} nav`)).toBeVisible()
  await box(page).click()
  await input(page).fill('категор')
  await options(page).first().click()
  await expect(page).toHaveURL(/\/categories(\?|$)/)
  await expect(palette(page)).toBeHidden()
  await expect(page.locator(`${styled('sidebar')} nav`)).toBeHidden()
})
