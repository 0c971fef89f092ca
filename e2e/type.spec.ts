import { expect, type Page } from 'playwright/test'
import { test } from './journey.ts'
import { liveArticles, stressedOf } from './publication.ts'
import { putUpShowcase, type Showcase } from './showcase.ts'

let showcase: Showcase
test.beforeAll(async ({ request }) => {
  showcase = await putUpShowcase(request)
})
test.afterAll(({ request }) => showcase.takeDown(request))

for (const width of [390, 768, 1280])
  test(`at ${width} px what every page is called begins at the edge of the page`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const [article] = await liveArticles(request)
    const { whole, bare, quote, employer, service, sectionPage, preview } = showcase
    const paths = [
      ...[`/article/${whole.slug}/`, `/article/${bare.slug}/`, preview, employer, service],
      ...[sectionPage, '/biser/', '/about/', '/terms/', '/contact/', '/branding/', '/hashtags/'],
      ...['/search/', `/category/${article!.category.urlSlug}/`, '/nyama/takava/'],
    ]
    const edges: Record<string, number> = {}
    for (const path of paths) {
      await page.goto(path)
      edges[path] = await leftOf(page, 'h1')
    }
    // The heading of a quote is for screen readers only; the quote itself is visible.
    await page.goto(quote)
    edges[quote] = await leftOf(page, 'blockquote')
    const edge = await leftOf(page, 'footer .page-width > *')
    expect(Object.entries(edges).filter(([, left]) => left !== edge)).toEqual([])
  })

test('titles and what a text stresses have faces of their own; a part is called more quietly than its titles', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await expect.poll(() => loadedFaces(page)).toEqual(['Headlines normal', 'Sofia Sans normal'])
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('main section:has(> .section-heading)')].flatMap((section) => {
      const [name, title] = ['h2', 'h3'].map((tag) => section.querySelector(tag))
      const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize)
      return name && title ? [{ name: sizeOf(name), title: sizeOf(title) }] : []
    }),
  )
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.filter(({ name, title }) => name > title)).toEqual([])
  await page.goto(`/article/${stressedOf(await liveArticles(request))!.slug}/`)
  await expect
    .poll(() => loadedFaces(page))
    .toEqual(['Headlines normal', 'Sofia Sans italic', 'Sofia Sans normal'])
})

test('a quote hangs its first mark in the margin', async ({ page }) => {
  await page.goto(showcase.quote)
  const marks = await page.locator('blockquote').evaluate((quote) =>
    ['::before', '::after'].map((part) => {
      const { content, marginInlineStart } = getComputedStyle(quote, part)
      return { content: content.slice(0, 3), hangs: Number.parseFloat(marginInlineStart) < -5 }
    }),
  )
  expect(marks).toEqual([
    { content: '"„"', hangs: true },
    { content: '"“"', hangs: false },
  ])
})

/** Distance from the edge of the window to the text of an element or its first line, pixels. */
function leftOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().left))
}

/** Families and styles of the fonts that the page has asked for, by name. */
function loadedFaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    const names = loaded.map(({ family, style }) => `${family.replaceAll('"', '')} ${style}`)
    return [...new Set(names)].filter((name) => !name.includes('Fallback')).sort()
  })
}
