import { expect, type Page } from 'playwright/test'
import { bodyOf, bodyOfVideo } from './apiClient.ts'
import { test, unique } from './contentFixture.ts'

/** Each page with its heading, its subtitle, and the field that contains its text. */
const pages = [
  ['faq', 'Често задавани въпроси', /^Кратки отговори/, 'faqDetails'],
  ['terms', 'Общи условия', /^Правилата/, 'termsDetails'],
  ['privacy', 'Политика за поверителност', /^Какви данни/, 'privacyPolicyDetails'],
  ['cookies', 'Политика за бисквитки', /^Какво пазим/, 'cookiePolicyDetails'],
  ['advertise', 'Реклама', /^Как да представите/, 'advertisingDetails'],
] as const
const empty = 'Няма налично съдържание в момента.'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

// Each page exists only once, so two tests must not write it at the same time.
test.describe.configure({ mode: 'serial' })

for (const [name, title, subtitle, field] of pages)
  test(`R-PAGE-1 /${name}: a way back, heading, subtitle, and what the editors wrote, or that they have not`, async ({
    page,
    written,
  }) => {
    const words = unique('Написано от редакцията.')
    await written.text(name, { [field]: bodyOf(words) })
    await written.isRead()
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(`/${name}/`)
    await expect(page).toHaveTitle(new RegExp(`^${title} \\| `))
    await expect(heading(page)).toHaveText(title)
    await expect(main(page).getByText(subtitle)).toBeVisible()
    await expect(main(page).getByText(words)).toBeVisible()
    await expect(main(page)).not.toContainText(empty)
    await main(page).getByRole('link', { name: 'Назад' }).press('Enter')
    await expect(page).toHaveURL('/')

    await written.text(name, { [field]: null })
    await written.isRead()
    await page.goto(`/${name}/`)
    await expect(heading(page)).toHaveText(title)
    await expect(main(page).getByText(empty)).toBeVisible()
    await expect(main(page)).not.toContainText(words)
  })

test('R-ABOUT-1 /about: the bio, and beside it the picture of the author with who took it', async ({
  page,
  written,
}) => {
  const words = unique('Пиша за работата от години.')
  const authorPicture = await written.picture({ alt: 'Авторът пред бюрото', author: 'Петя Илиева' })
  await written.text('about', { authorBio: bodyOf(words), authorPicture })
  await written.isRead()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'За автора' }).click()
  await expect(page).toHaveURL('/about/')
  await expect(page).toHaveTitle(/^За автора \| /)
  await expect(heading(page)).toHaveText('За автора')
  await expect(main(page).getByRole('link', { name: 'Назад' })).toBeVisible()
  const bio = main(page).getByText(words)
  const figure = main(page).getByRole('figure')
  const picture = figure.getByRole('img', { name: 'Авторът пред бюрото' })
  await expect(figure).toContainText('Снимка: Петя Илиева')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300)

  const [beside, text] = [(await picture.boundingBox())!, (await bio.boundingBox())!]
  expect(beside.x).toBeGreaterThan(text.x + text.width)
  expect(beside.width).toBeLessThan(1280 / 3)
  await page.setViewportSize({ width: 390, height: 844 })
  const [above, below] = [(await picture.boundingBox())!, (await bio.boundingBox())!]
  expect(above.y).toBeGreaterThan((await heading(page).boundingBox())!.y)
  expect(above.y + above.height).toBeLessThan(below.y)
})

test('R-PAGE-1 a video in the text is a link, until it is wanted', async ({ page, written }) => {
  await written.text('faq', { faqDetails: bodyOfVideo('dQw4w9WgXcQ') })
  await written.isRead()
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
  )
  await page.goto('/faq/')
  await expect(page.locator('iframe')).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Гледайте видеото в YouTube' }).press('Enter')
  await expect(page.locator('iframe')).toBeFocused()
})

test('R-ABOUT-1 /about without a picture and a text says that there is nothing yet', async ({
  page,
  written,
}) => {
  await written.text('about', { authorBio: null, authorPicture: null })
  await written.isRead()
  await page.goto('/about/')
  await expect(main(page).getByText(empty)).toBeVisible()
  await expect(main(page).locator('img, figure')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('R-PAGE-1 R-ABOUT-1 everything is there to be read, and the way back leads home', async ({
    page,
    written,
  }) => {
    const words = unique('Чете се и така.')
    await written.text('about', { authorBio: bodyOf(words) })
    await written.text('terms', { termsDetails: bodyOf(words) })
    await written.isRead()
    for (const path of ['/about/', '/terms/']) {
      await page.goto(path)
      await expect(main(page).getByText(words)).toBeVisible()
      await expect(main(page).getByRole('button')).toHaveCount(0)
      await main(page).getByRole('link', { name: 'Назад' }).click()
      await expect(page).toHaveURL('/')
    }
  })
})
