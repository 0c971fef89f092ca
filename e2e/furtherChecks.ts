import { expect, type Page } from 'playwright/test'
import { axeFaultsIn, faintTexts } from './axeFaults.ts'
import type { Shown } from './pageKinds.ts'
import { categories } from './publication.ts'
import { loadedFaces, marksOfQuote, sizesOfHeadings } from './type.ts'

type Check = (page: Page, shown: Shown) => Promise<void>

/** What else is checked of some kinds of pages, by their name, when they have just been loaded. */
export const furtherChecks: Record<
  string,
  { onPhone?: (page: Page) => Promise<void>; onDesktop: (page: Page) => Promise<void> }
> = {
  home: {
    onPhone: openMenuHasNoFault,
    onDesktop: async (page) => {
      await loadsFaces(page, 'Headlines normal', 'Sofia Sans normal')
      await partsAreQuieterThanTitles(page)
      await hasContrastInLight(page)
    },
  },
  'an article without a picture': { onDesktop: hasContrastInLight },
  'an article with stressed text': {
    onDesktop: (page) =>
      loadsFaces(page, 'Headlines normal', 'Sofia Sans italic', 'Sofia Sans normal'),
  },
  'a quote': { onDesktop: hangsItsFirstMark },
  'the page of what is not there': { onDesktop: hasContrastInLight },
}

/** What has to be there without a script, at each width. */
export const checksWithoutScript: Record<string, Check> = {
  home: menuOpensOnPhone,
  'an article with everything': articleIsWhole,
  'a search with filters': searchLeadsToCategories,
}

async function openMenuHasNoFault(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Меню' })
  await menu.click()
  await expect(linkInBar(page)).toBeVisible()
  expect.soft(await axeFaultsIn(page, '.bar'), 'the open menu').toEqual([])
  await page.keyboard.press('Escape')
  await expect(linkInBar(page)).toBeHidden()
}

async function menuOpensOnPhone(page: Page): Promise<void> {
  if (page.viewportSize()!.width >= 768) return
  await expect(linkInBar(page)).toBeHidden()
  await page.getByRole('button', { name: 'Меню' }).click()
  await expect(linkInBar(page)).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Titles and what a text stresses have faces of their own. */
async function loadsFaces(page: Page, ...faces: string[]): Promise<void> {
  await expect.poll(() => loadedFaces(page), 'faces').toEqual(faces)
}

async function partsAreQuieterThanTitles(page: Page): Promise<void> {
  const sizes = await sizesOfHeadings(page)
  expect.soft(sizes.length, 'parts of home').toBeGreaterThan(5)
  expect.soft(sizes.filter(({ name, title }) => name > title)).toEqual([])
}

async function hangsItsFirstMark(page: Page): Promise<void> {
  expect.soft(await marksOfQuote(page)).toEqual([
    { content: '"„"', hangs: true },
    { content: '"“"', hangs: false },
  ])
}

async function hasContrastInLight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await faintTexts(page), 'in light').toEqual([])
}

/** Text, related and adjacent articles, hashtags, video, links and footer. */
async function articleIsWhole(page: Page, { showcase }: Shown): Promise<void> {
  const main = page.getByRole('main')
  await expect.soft(main.getByRole('heading', { level: 1 })).toHaveText(showcase.whole.title)
  await expect.soft(main.getByText('Текстът на статията.')).toBeVisible()
  const [related, adjacent] = [
    main.getByRole('region', { name: 'Свързани статии' }),
    main.getByRole('navigation', { name: 'Съседни статии в категорията' }),
  ]
  for (const link of [
    related.getByRole('link').first(),
    adjacent.getByRole('link', { name: /Предишна статия/ }),
    adjacent.getByRole('link', { name: /Следваща статия/ }),
    main.getByRole('list', { name: 'Хаштагове' }).getByRole('link').first(),
    main.getByRole('link', { name: 'Гледайте видеото в YouTube' }),
    main.getByRole('list', { name: 'Мая Георгиева' }).getByRole('link').first(),
    main.getByRole('link', { name: 'Назад' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Бисквитки' }),
  ])
    await expect.soft(link).toBeVisible()
}

/** The search has its first articles, and leads to those of each category. */
async function searchLeadsToCategories(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect.soft(main.getByRole('article')).toHaveCount(10)
  await expect.soft(main.getByRole('search')).toBeHidden()
  await expect.soft(main.getByRole('navigation', { name: 'Страници' })).toBeHidden()
  for (const { value, urlSlug } of await categories(page.request))
    await expect
      .soft(main.getByRole('listitem').getByRole('link', { name: value, exact: true }).first())
      .toHaveAttribute('href', `/category/${urlSlug}/`)
}

const linkInBar = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'За автора' })
