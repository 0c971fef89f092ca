import { expect, type Page } from 'playwright/test'
import { holdClock } from './clock.ts'
import { ApiClient } from './apiClient.ts'
import { test } from './journey.ts'
import { categories, liveArticles, longestOf } from './publication.ts'
import { baseURL } from './system.ts'

const phone = { width: 390, height: 844 }
const strip = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Категории' })
    .filter({ has: page.locator('[data-rotating], ul') })

/** Names of the visible categories in the strip, from left to right. */
const shown = (page: Page) =>
  strip(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).visibility === 'visible')
        .map((link) => ({ name: link.textContent.trim(), x: link.getBoundingClientRect().x }))
        .sort((one, other) => one.x - other.x)
        .map(({ name }) => name),
    )

test.describe('R-FRAME-4 the category strip', () => {
  for (const viewport of [phone, { width: 1280, height: 900 }]) {
    test(
      `at ${viewport.width} px: eight at a time, one on every 2 s, round and round`,
      { tag: '@clock' },
      async ({ page, request }) => {
        const names = (await categories(request)).map(({ value }) => value)
        expect(names.length).toBeGreaterThan(8)
        const after = (steps: number) =>
          Array.from({ length: 8 }, (_, index) => names[(index + steps) % names.length])
        await page.setViewportSize(viewport)
        await holdClock(page)
        await page.goto('/')
        expect(await shown(page)).toEqual(after(0))
        await page.clock.runFor(1999)
        expect(await shown(page)).toEqual(after(0))
        await page.clock.runFor(1)
        await expect.poll(() => shown(page)).toEqual(after(1))
        await page.clock.runFor(2000 * (names.length - 1))
        await expect.poll(() => shown(page)).toEqual(after(0))
      },
    )
  }

  test(
    'stops under the mouse, under the focus and by its button, and then holds all of them',
    { tag: '@clock' },
    async ({ page, request }) => {
      const names = (await categories(request)).map(({ value }) => value)
      await holdClock(page)
      await page.goto('/')
      const first = async () => (await shown(page))[0]
      await strip(page).getByRole('link').first().hover()
      await page.clock.runFor(6000)
      expect(await first()).toBe(names[0])
      await page.mouse.move(640, 600)
      await page.clock.runFor(2000)
      await expect.poll(first).toBe(names[1])

      await strip(page).getByRole('link', { name: names[2]!, exact: true }).focus()
      await page.clock.runFor(6000)
      await expect.poll(first).toBe(names[1])
      expect((await shown(page)).toSorted()).toEqual(names.toSorted())
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())

      await strip(page).getByRole('button', { name: 'Спри смяната на категориите' }).press('Enter')
      await page.clock.runFor(6000)
      await expect.poll(first).toBe(names[1])
      expect((await shown(page)).toSorted()).toEqual(names.toSorted())
      await strip(page).getByRole('button', { name: 'Пусни смяната на категориите' }).click()
      await page.mouse.move(640, 600)
      await page.clock.runFor(2000)
      await expect.poll(first).toBe(names[2])
    },
  )

  test(
    'stands still with all of them for readers who want less motion',
    { tag: '@clock' },
    async ({ page, request }) => {
      const names = (await categories(request)).map(({ value }) => value)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await holdClock(page)
      await page.goto('/')
      await page.clock.runFor(6000)
      expect(await shown(page)).toEqual(names)
      await expect(strip(page).getByRole('button')).toBeHidden()
    },
  )

  test('R-FRAME-3 has every link without script, and so has the menu', async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
    const page = await context.newPage()
    await page.goto(baseURL)
    for (const { value, urlSlug } of await categories(request)) {
      const link = strip(page).getByRole('link', { name: value, exact: true })
      await link.scrollIntoViewIfNeeded()
      await expect(link).toBeInViewport()
      await expect(link).toHaveAttribute('href', `/search/?category=${urlSlug}`)
    }
    await page.getByRole('button', { name: 'Меню' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'За автора' })).toBeVisible()
    await context.close()
  })
})

test.describe('R-FRAME-12 the bar', () => {
  for (const [width, folded] of [
    [767, true],
    [768, false],
  ] as const) {
    test(`at ${width} px its links are ${folded ? 'behind the menu' : 'in it'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Меню' })).toBeVisible({ visible: folded })
      const link = page.getByRole('banner').getByRole('link', { name: 'За автора' })
      await expect(link).toBeVisible({ visible: !folded })
    })
  }
})

test('R-FRAME-5 the footer has useful links, help, social profiles, copyright and tagline', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const { facebook, instagram, youtube, tiktok, linkedin } = await api.readSettings()
  const profiles = {
    facebook: 'https://facebook.com/kariera',
    tiktok: 'https://tiktok.com/@kariera',
  }
  await api.settings({ ...profiles, instagram: '', youtube: '', linkedin: '' })
  try {
    await expect.poll(async () => (await request.get('/')).text()).toContain(profiles.tiktok)
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    for (const [column, paths] of [
      ['Полезни връзки', ['/about/', '/hashtags/', '/search/', '/branding/', '/biser/']],
      ['Помощ', ['/faq/', '/contact/', '/advertise/', '/terms/', '/privacy/', '/cookies/']],
    ] as const) {
      const links = footer.getByRole('navigation', { name: column }).getByRole('link')
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(paths)
    }
    const social = footer.getByRole('list', { name: 'Последвайте ни' }).getByRole('link')
    await expect(social).toHaveCount(2)
    await expect(footer.getByRole('link', { name: 'TikTok' })).toHaveAttribute(
      'href',
      profiles.tiktok,
    )
    await expect(footer.getByText(/^©/)).toContainText('Всички права запазени.')
    await expect(
      footer.getByText('Изграждай, развивай и представяй своя личен или корпоративен бранд.'),
    ).toBeVisible()
  } finally {
    await api.settings({ facebook, instagram, youtube, tiktok, linkedin })
  }
})

test('R-FRAME-6 a link leads to the top of the next page; a reload keeps the place', async ({
  page,
  request,
}) => {
  // The longest article, because other tests leave short ones that cannot be scrolled that far.
  const article = longestOf(await liveArticles(request))
  const offset = () => page.evaluate(() => Math.round(scrollY))
  await page.goto(`/article/${article!.slug}/`)
  await page.evaluate(() => scrollTo(0, 700))
  await page.reload()
  await expect.poll(offset).toBe(700)
  await page.getByRole('region', { name: 'Свързани статии' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(`/article/${article!.slug}/`)
  expect(await offset()).toBe(0)
})

test.describe('R-FRAME-10 what a page says of itself', () => {
  const metaOf = (page: Page) =>
    page
      .locator('head meta[property], head meta[name]')
      .evaluateAll((all) =>
        Object.fromEntries(
          all.map((meta) => [
            meta.getAttribute('property') ?? meta.getAttribute('name'),
            meta.getAttribute('content'),
          ]),
        ),
      )
  const machineData = async (page: Page) => {
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    return JSON.parse(text!)['@graph'] as Record<string, unknown>[]
  }
  const typesOf = (things: Record<string, unknown>[]) => things.map((thing) => thing['@type'])

  test('an article: title, description, address, picture, dates, section and tags', async ({
    page,
    request,
  }) => {
    const article = (await liveArticles(request)).find(({ accent, picture }) => accent && picture)!
    const url = `${baseURL}/article/${article.slug}/`
    await page.goto(url)
    const meta = await metaOf(page)
    expect(meta).toMatchObject({
      'og:site_name': 'Кариера',
      'og:locale': 'bg_BG',
      'og:type': 'article',
      'og:title': article.title,
      'og:url': url,
      'og:image:width': '1200',
      'og:image:height': '630',
      'article:published_time': article.datePublished,
      'article:section': article.category.value,
      'twitter:card': 'summary_large_image',
    })
    expect(meta['og:description']).toBe(meta.description)
    const shown = page.getByRole('main').locator('figure img').first()
    expect(meta['og:image:alt']).toBe(await shown.getAttribute('alt'))
    expect(meta['og:image:alt']).not.toBe('')
    expect(Date.parse(meta['article:modified_time'])).toBeGreaterThan(0)
    const image = await request.get(meta['og:image'])
    expect(image.headers()['content-type']).toMatch(/^image\/(jpeg|png|webp)/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url)
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      '/rss.xml',
    )
    const things = await machineData(page)
    expect(typesOf(things)).toEqual(['NewsArticle', 'Organization', 'BreadcrumbList'])
    expect(things[0]).toMatchObject({ headline: article.title, mainEntityOfPage: url })
  })

  test('home: the publication and its picture', async ({ page, request }) => {
    await page.goto('/')
    const meta = await metaOf(page)
    expect(meta).toMatchObject({
      'og:type': 'website',
      'og:url': `${baseURL}/`,
      'og:image': `${baseURL}/og.png`,
      'og:image:alt': 'Кариера',
    })
    expect((await request.get('/og.png')).headers()['content-type']).toBe('image/png')
    expect((await request.get('/icon.png')).headers()['content-type']).toBe('image/png')
    expect(typesOf(await machineData(page))).toEqual(['Organization', 'WebSite'])
  })
})

test.describe('R-ART-10 the page of a category', () => {
  test('shows its newest articles, the way home, and its search', async ({ page, request }) => {
    const articles = await liveArticles(request)
    const { category } = articles[0]!
    const inside = articles.filter((article) => article.category.urlSlug === category.urlSlug)
    expect((await page.goto(`/category/${category.urlSlug}/`))?.status()).toBe(200)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(category.value)
    const titles = main.getByRole('article').getByRole('heading')
    await expect(titles.first()).toHaveText(inside[0]!.title)
    await expect(
      main.getByRole('link', { name: 'Виж всички статии от категорията' }),
    ).toHaveAttribute('href', `/search/?category=${category.urlSlug}`)
    await main.getByRole('navigation').getByRole('link', { name: 'Начало' }).click()
    await expect(page).toHaveURL('/')
  })

  test('answers 404 with its page where there is no such category', async ({ page }) => {
    expect((await page.goto('/category/nyama-takava/'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  })
})
