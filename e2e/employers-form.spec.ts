import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Page } from 'playwright/test'
import { axeFaults } from './axeFaults.ts'
import { hydrated } from './adminPage.ts'
import { ListScreen } from './listScreen.ts'
import { test, unique } from './contentFixture.ts'
import { walkedLanguages } from './languages.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

test.describe.configure({ timeout: 120_000 })

const languages = inBothLanguages((say) => ({
  slug: {
    required: say(backOfficeTexts.employer.slug.required),
    characters: say(backOfficeTexts.employer.slug.characters),
    ends: say(backOfficeTexts.employer.slug.ends),
    hyphens: say(backOfficeTexts.employer.slug.hyphens),
    length: say(backOfficeTexts.employer.slug.length),
    taken: say(backOfficeTexts.employer.slug.taken),
  },
  tabs: {
    links: say({ bg: 'Връзки', en: 'Links' }),
    articles: say(backOfficeTexts.sidebar.sections.articles),
  },
  wrongVideo: /YouTube/,
  delete: say({ bg: 'Изтриване', en: 'Delete' }),
  toDelete: say(backOfficeTexts.employer.toDelete),
  notDeleted: say(backOfficeTexts.employer.notDeleted),
  notSaved: say(backOfficeTexts.employer.notSaved),
  none: say(backOfficeTexts.employer.none),
  live: say(backOfficeTexts.publicPage.live),
  noArticles: say({ bg: 'Още няма статии', en: 'No articles yet' }),
  notFound: say(backOfficeTexts.articleList.none),
  up: say({ bg: 'Нагоре:', en: 'Move up:' }),
  remove: say({ bg: 'Премахване:', en: 'Remove:' }),
  seen: say(backOfficeTexts.articleList.states.live),
}))

const fault = (page: Page) => page.locator(styled('slugFieldFault'))
const slugField = (page: Page) => page.locator('#field-slug')
const video = (page: Page) => page.locator(styled('videoFieldPreview'))
/** Found by the beginning of its name, because the number of its errors may follow. */
const tab = (page: Page, name: string) =>
  page.locator('.tabs-field__tab-button').filter({ hasText: new RegExp(`^${name}`) })
const slugOf = (text: string) => unique(text).replace(' ', '-')

for (const words of walkedLanguages(languages)) {
  test.describe(`A-EMP-1 in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('the rules of a slug are told while it is typed, in their order', async ({ page }) => {
      const list = new ListScreen(page, 'employers')
      await signIn(page)
      await list.openNew()
      await slugField(page).fill('A')
      await expect(slugField(page)).toHaveValue('a')
      await expect(fault(page)).toHaveText(words.slug.length)
      for (const [typed, told] of [
        ['', words.slug.required],
        ['-–', words.slug.characters],
        ['--', words.slug.ends],
        ['a--', words.slug.ends],
        ['a--b', words.slug.hyphens],
        ['a-', words.slug.ends],
        ['ab', words.slug.length],
        ['a'.repeat(61), words.slug.length],
        ['ABC-1', ''],
      ] as const) {
        await slugField(page).fill(typed)
        await expect(fault(page), typed).toHaveText(told)
      }
      await expect(slugField(page)).toHaveValue('abc-1')
      await expect(page.locator(styled('publicPage'))).toContainText('/employer/abc-1/')
    })

    test('a video is shown by any of its addresses, and nothing by others', async ({ page }) => {
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'a video' }),
      )
      const list = new ListScreen(page, 'employers')
      await signIn(page)
      await list.openNew()
      const field = page.locator('#field-youtubeEmbedding')
      for (const address of [
        'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        'https://youtu.be/dQw4w9WgXcQ',
        '<iframe width="1" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
      ]) {
        await field.fill(address)
        await expect(video(page)).toHaveAttribute('src', /\/embed\/dQw4w9WgXcQ$/)
        await expect(video(page)).toHaveAttribute('width', '560')
        await expect(video(page)).toHaveAttribute('height', '315')
        await expect(
          page.frameLocator(styled('videoFieldPreview')).getByText('a video'),
        ).toBeVisible()
        await field.fill('https://vimeo.com/1')
        await expect(video(page)).toHaveCount(0)
      }
      await slugField(page).fill(slugOf('video'))
      await page.locator('#action-save').click()
      await expect(list.failure).toContainText(words.wrongVideo)
    })

    test('a profile is written, listed, deleted after a dialog, and comes back', async ({
      page,
      written,
    }) => {
      const list = new ListScreen(page, 'employers')
      const slug = slugOf('firma')
      const article = await written.article('За фирмата')
      const other = await written.article('Хората в нея')
      const third = await written.article('Не е за нея')
      const row = list.row('firma.example')
      await signIn(page)

      await test.step('what is wrong in a tab that is not open is told above the form', async () => {
        await list.openNew()
        await slugField(page).fill(slug)
        await tab(page, words.tabs.links).click()
        await page.locator('#field-website').fill('nowhere')
        await tab(page, words.tabs.articles).click()
        await page.locator('#action-save').click()
        await expect(list.failure).toContainText('http')
        await tab(page, words.tabs.links).click()
        await page.locator('#field-website').fill('https://firma.example')
      })

      await test.step('articles are found by words of their titles, and arranged by the keyboard', async () => {
        await tab(page, words.tabs.articles).click()
        const field = page.locator('#field-articles')
        const search = field.getByRole('combobox')
        const rows = field.locator('tbody tr')
        await expect(field).toContainText(words.noArticles)
        for (const { title } of [article, other, third]) {
          await search.fill(title.split(' ').toReversed().join(' '))
          await expect(field.getByRole('option')).toHaveText([new RegExp(title)])
          await page.keyboard.press('Enter')
          await expect(rows.last()).toContainText(title)
        }
        // Enter in the search saves nothing.
        await page.keyboard.press('Enter')
        await search.fill('няма такава статия')
        await page.keyboard.press('Enter')
        await expect(field.getByRole('status').first()).toContainText(words.notFound)
        await page.keyboard.press('Enter')
        await search.fill('')
        await expect(page).toHaveURL(/\/create$/)
        const up = rows.nth(1).getByRole('button', { name: words.up })
        await up.press('Enter')
        await expect(rows.nth(0)).toContainText(other.title)
        await rows.nth(2).getByRole('button', { name: words.remove }).press('Enter')
        await expect(rows).toHaveCount(2)
        await expect(search).toBeFocused()
        expect(await axeFaults(page, '#field-articles')).toEqual([])
      })

      await test.step('it is stored once the newsroom can be reached, and readers see it', async () => {
        await page.route('**/api/employers?*', (route) => route.abort())
        await page.locator('#action-save').click()
        await expect(list.failure).toHaveText(words.notSaved)
        await page.unroute('**/api/employers?*')
        await page.locator('#action-save').click()
        await expect(page).toHaveURL(/\/employers\/\d+/)
        await expect(page.locator(styled('publicPage'))).toContainText(words.live)
        const address = page.locator(styled('publicPage')).getByRole('link')
        await expect(address).toHaveAttribute('href', new RegExp(`/employer/${slug}/$`))
        expect(
          await axeFaults(
            page,
            `.field-type:has(#field-slug), ${styled('videoField')}, ${styled('publicPage')}`,
          ),
        ).toEqual([])
        const shown = await (await page.request.get(`/employer/${slug}/`)).text()
        expect(shown.indexOf(other.title)).toBeGreaterThan(0)
        expect(shown.indexOf(article.title)).toBeGreaterThan(shown.indexOf(other.title))
        expect(shown).not.toContain(third.title)
        await page.reload()
        await tab(page, words.tabs.articles).click()
        const rows = page.locator('#field-articles tbody tr')
        await expect(rows.first()).toContainText(other.title)
        await expect(rows.first()).toContainText(words.seen)
      })

      await test.step('another one cannot have its slug', async () => {
        await list.openNew()
        await slugField(page).fill(slug)
        await page.locator('#action-save').click()
        await expect(list.failure).toContainText(words.slug.taken)
      })

      await test.step('it stands in the list with how many articles it has', async () => {
        await list.open(`?search=${slug}`)
        await expect(row.locator('.cell-website')).toHaveText('https://firma.example')
        await expect(row.locator('.cell-articles')).toHaveText('2')
        await expect(row.locator('.cell-title a')).toHaveText('firma.example')
      })

      await test.step('and goes to the trash, once that is confirmed and stored', async () => {
        const dialog = await list.askToDelete(row, words.delete)
        await expect(dialog).toContainText(words.toDelete)
        await dialog.locator('#confirm-cancel').click()
        await expect(list.over).toHaveCount(0)
        await page.route('**/api/employers/*', (route) => route.abort())
        await (await list.askToDelete(row, words.delete)).locator('#confirm-action').click()
        await expect(list.failure).toHaveText(words.notDeleted)
        await page.unroute('**/api/employers/*')
        await (await list.askToDelete(row, words.delete)).locator('#confirm-action').click()
        await expect(row).toHaveCount(0)
        await list.open(`?search=${slug}`)
        await expect(page.getByRole('heading', { name: words.none })).toBeVisible()
      })

      await test.step('from which it comes back only while nobody else has its slug', async () => {
        const [trashed] = await written.api.list<{ id: number }>(
          `/employers?trash=true&depth=0&where[slug][equals]=${slug}`,
        )
        const other = await written.make('employers', { slug })
        const restore = async () => {
          await page.goto(`/admin/collections/employers/trash/${trashed!.id}`)
          await hydrated(page.locator('#action-restore'))
          await page.locator('#action-restore').click()
          await page.locator('dialog[open] #confirm-action').click()
        }
        await restore()
        await expect(page.getByText(words.slug.taken).first()).toBeVisible()
        await written.takeAway('employers', other.id)
        await restore()
        await expect(page).toHaveURL(new RegExp(`/employers/${trashed!.id}$`))
        const deletedAt = new Date().toISOString()
        await written.api.change('patch', `/employers/${trashed!.id}`, { deletedAt })
      })
    })
  })
}
