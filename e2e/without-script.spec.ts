import { expect } from 'playwright/test'
import { test } from './journey.ts'
import { categories, liveArticles } from './publication.ts'
import { putUpShowcase, type Showcase } from './showcase.ts'

let showcase: Showcase
test.beforeAll(async ({ request }) => {
  showcase = await putUpShowcase(request)
})
test.afterAll(({ request }) => showcase.takeDown(request))

test.use({ javaScriptEnabled: false, trace: 'off' })

for (const width of [390, 1280])
  test.describe(`without script at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('an article is whole: text, ways on, hashtags, video, links and footer', async ({
      page,
    }) => {
      await page.goto(`/article/${showcase.whole.slug}/`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(showcase.whole.title)
      await expect(main.getByText('Текстът на статията.')).toBeVisible()
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
        await expect(link).toBeVisible()
    })

    test('the search has its first articles, and leads to those of each category', async ({
      page,
      request,
    }) => {
      await page.goto('/search/?title=anything')
      const main = page.getByRole('main')
      await expect(main.getByRole('article')).toHaveCount(10)
      await expect(main.getByRole('search')).toBeHidden()
      await expect(main.getByRole('navigation', { name: 'Страници' })).toBeHidden()
      for (const { value, urlSlug } of await categories(request))
        await expect(
          main.getByRole('listitem').getByRole('link', { name: value, exact: true }).first(),
        ).toHaveAttribute('href', `/category/${urlSlug}/`)
    })

    test('nothing stands there that would need it', async ({ page }) => {
      const [article] = await liveArticles(page.request)
      for (const path of [
        '/',
        '/search/',
        `/article/${showcase.whole.slug}/`,
        `/article/${article!.slug}/`,
        `/category/${article!.category.urlSlug}/`,
        '/hashtags/',
        '/nyama/takava/',
        '/branding/',
        ...['/about/', '/terms/', '/biser/', '/article/', '/quote/nyama/'],
        ...[showcase.quote, showcase.employer, showcase.sectionPage],
        showcase.preview,
      ]) {
        await page.goto(path)
        // The menu works without a script (`popovertarget`).
        const buttons = page.locator('button:visible:not([popovertarget])')
        expect(await buttons.allTextContents(), path).toEqual([])
        await expect(page.getByRole('region', { name: 'Бисквитки' })).toBeHidden()
        await expect(page.getByRole('heading', { name: 'Прочетете още' })).toBeHidden()
      }
    })
  })

test('without script the menu opens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: 'За автора' })
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Меню' }).click()
  await expect(link).toBeVisible()
})
