import { parseRssFeed } from 'feedsmith'
import sharp from 'sharp'
import { expect, type APIRequestContext, type Page } from 'playwright/test'
import { crawl, thingsOn, type Crawl } from './crawl.ts'
import { untilQuiet } from './freshness.ts'
import { htmlFaults } from './htmlFaults.ts'
import { inGroups } from './inGroups.ts'
import { test } from './journey.ts'
import { listedPages } from './listedPages.ts'
import { pathOf } from './pageKinds.ts'
import { categoriesOfDemo, liveArticles } from './publication.ts'
import { budgets } from './weights.ts'

const day = 86_400_000

// The trace would contain every page and picture.
test.use({ trace: 'off' })

test.describe('everything that is reached from home and the sitemaps', () => {
  let reader: Page
  let listed: string[]
  let found: Crawl

  test.beforeAll(async ({ browser, request, baseURL }) => {
    // There are about three hundred pages.
    test.setTimeout(180_000)
    reader = await browser.newPage()
    // Wait until pages that other tests have removed are no longer listed.
    await untilQuiet(request)
    listed = await listedPages(request)
    found = await crawl(request, reader, { from: ['/', ...listed], baseURL: baseURL! })
  })
  test.afterAll(() => reader.close())

  test('is there: no link, picture, script, style or feed is dead', () => {
    expect(found.dead).toEqual([])
  })

  test('is valid HTML', () => {
    expect(found.invalid).toEqual([])
  })

  test('is light: an article is at most 12 KB of HTML, home 14, the search 14', async ({
    request,
  }) => {
    const articles = (await liveArticles(request)).map(pathOf)
    const blocks = (await (await request.get('/')).text()).split('class="category"').length - 1
    const furtherBlocks = (blocks - categoriesOfDemo) * budgets.furtherBlock
    const allowed = [
      ['/', budgets.homeHtml + furtherBlocks],
      ['/search/', budgets.searchHtml],
      ...articles.map((path) => [path, budgets.articleHtml] as const),
    ] as const
    const weighed = allowed.map(([path, most]) => ({
      ...{ path, most, bytes: found.pages.get(path)?.htmlBytes },
    }))
    expect(weighed.filter(({ bytes, most }) => !(bytes! <= most))).toEqual([])
  })

  test('holds every page that the sitemaps list', () => {
    expect(listed.length).toBeGreaterThan(60)
    expect(listed.filter((path) => !found.pages.has(path))).toEqual([])
  })

  test('is listed in the sitemaps where it is a page of its own', () => {
    const own = [...found.pages].filter(([, { noindex }]) => !noindex).map(([path]) => path)
    expect(own.filter((path) => !listed.includes(path))).toEqual([])
  })

  test('has targets for its fragments', () => {
    const missing = [...found.pages].flatMap(([path, { links, ids }]) =>
      links
        .filter((link) => link.startsWith('#') && !ids.includes(link.slice(1)))
        .map((link) => `${link} on ${path}`),
    )
    expect(missing).toEqual([])
  })

  test('R-FRAME-10 names its own address', ({ baseURL }) => {
    const strange = [...found.pages].filter(([path, told]) => told.canonical !== baseURL! + path)
    expect(strange.map(([path, { canonical }]) => `${path}: ${canonical}`)).toEqual([])
  })

  test('R-FRAME-10 may be shown with a large picture, or is not to be listed', () => {
    const strange = [...found.pages].filter(
      ([, { robots }]) => !['max-image-preview:large', 'noindex'].includes(robots.join()),
    )
    expect(strange.map(([path, { robots }]) => `${path}: ${robots.join()}`)).toEqual([])
  })

  test('R-FRAME-10 has a picture to be shared with, as large as it says: 1200 x 630, a quote its own', async ({
    request,
  }) => {
    const without = [...found.pages].filter(([, { ogImage }]) => !/^https?:/.test(ogImage ?? ''))
    expect(without.map(([path]) => path)).toEqual([])
    const images = [...new Set([...found.pages.values()].map(({ ogImage }) => ogImage!))]
    const sizes = await inGroups(images, async (image) => {
      const { width, height } = await sharp(await (await request.get(image)).body()).metadata()
      return [image, `${width} x ${height}`] as const
    })
    const sizeOf = new Map(sizes)
    const faults = [...found.pages].filter(([path, { ogImage, ogSize }]) => {
      const isWanted = path.startsWith('/quote/') || ogSize === '1200 x 630'
      return !isWanted || ogSize !== sizeOf.get(ogImage!)
    })
    expect(faults.map(([path, { ogImage, ogSize }]) => `${path}: ${ogImage} ${ogSize}`)).toEqual([])
  })

  test('R-FRAME-10 a large picture of an article comes in the shapes of search engines', async ({
    request,
  }) => {
    const images = [...found.pages].flatMap(([path, facts]) => {
      if (!path.startsWith('/article/')) return []
      const thing = thingsOn(facts).find((one) => one['@type'] === 'NewsArticle')
      const shapes = thing?.image as string[]
      return shapes.length === 4 ? [shapes] : []
    })
    expect(images.length).toBeGreaterThan(30)
    const shapes = await inGroups(images[0]!, async (image) => {
      const { width, height } = await sharp(await (await request.get(image)).body()).metadata()
      return `${width} x ${height}`
    })
    expect(shapes).toEqual(['800 x 800', '1200 x 900', '1200 x 675', '1200 x 630'])
  })

  test('R-FRAME-10 tells machines what it is', ({ baseURL }) => {
    const absolute: unknown = expect.stringMatching(/^https?:\/\/[^/]+\//)
    const moment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const publisher = { '@id': `${baseURL}/#publisher` }
    for (const [path, facts] of found.pages) {
      const things = thingsOn(facts)
      const one = (type: string) => things.find((thing) => thing['@type'] === type)
      if (path === '/') expect(one('WebSite'), path).toMatchObject({ url: absolute, publisher })
      if (!/^\/(category|hashtag)\//.test(path))
        expect(one('Organization'), path).toMatchObject({
          ...publisher,
          name: expect.stringMatching(/./),
          logo: { url: absolute },
        })
      if (path.startsWith('/article/')) {
        const { image, author } = one('NewsArticle') as { image: string[]; author: unknown }
        for (const address of image) expect(address, path).toEqual(absolute)
        expect([publisher, { '@type': 'Person', name: expect.any(String) }], path).toContainEqual(
          author,
        )
        expect(one('NewsArticle'), path).toMatchObject({
          headline: expect.stringMatching(/./),
          description: expect.any(String),
          datePublished: moment,
          dateModified: moment,
          publisher,
          articleSection: expect.stringMatching(/./),
          keywords: expect.any(Array),
          mainEntityOfPage: baseURL! + path,
          isAccessibleForFree: true,
        })
      }
      if (path !== '/') expectSteps(one('BreadcrumbList')?.itemListElement, baseURL! + path)
    }
  })

  test('is all that is linked: nothing is exempt', ({ baseURL }) => {
    const linked = [...found.pages].flatMap(([on, { links }]) =>
      links
        .map((link) => new URL(link, baseURL! + on))
        .filter(({ origin, pathname }) => origin === baseURL && pathname.endsWith('/'))
        .map(({ pathname }) => pathname),
    )
    expect(new Set(linked).size).toBeGreaterThan(60)
    expect([...new Set(linked)].filter((path) => !found.pages.has(path))).toEqual([])
  })
})

test('what no sitemap lists, because it is not there or has no address of its own, is valid HTML too', async ({
  request,
}) => {
  const missing = [
    ...['/nyama/takava/', '/branding/nyama-takava/', '/quote/nyama/', '/employer/nyama/'],
    ...['/article/', '/quote/', '/employer/', '/preview/'],
  ]
  for (const path of missing)
    expect.soft(await htmlFaults(path, await (await request.get(path)).text())).toEqual([])
})

test.describe('R-FRAME-10 what machines read', () => {
  test('robots.txt names the sitemaps, and they are XML', async ({ page, request, baseURL }) => {
    const answer = await request.get('/robots.txt')
    expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
    const named = [...(await answer.text()).matchAll(/^Sitemap: (.+)$/gm)].map(([, url]) => url)
    expect(named).toEqual([`${baseURL}/sitemap-index.xml`, `${baseURL}/news-sitemap.xml`])
    const index = await xmlAt(page, request, named[0]!)
    expect(index.root).toBe('sitemapindex')
    for (const sitemap of index.texts.loc!) {
      const { root, texts } = await xmlAt(page, request, sitemap)
      expect(root, sitemap).toBe('urlset')
      expect(texts.loc!.length, sitemap).toBeGreaterThan(0)
      for (const moment of texts.lastmod ?? []) expect(Date.parse(moment)).toBeGreaterThan(0)
    }
  })

  test('the feed holds the newest articles, newest first', async ({ page, request, baseURL }) => {
    const live = await liveArticles(request)
    const newest = live.map(({ slug }) => `${baseURL}/article/${slug}/`)
    await expect
      .poll(async () => (await xmlAt(page, request, '/rss.xml')).texts['item link']?.[0])
      .toBe(newest[0])
    const { root, texts } = await xmlAt(page, request, '/rss.xml')
    expect(root).toBe('rss')
    const feed = parseRssFeed(await (await request.get('/rss.xml')).text())
    expect(feed.atom?.links).toEqual([
      { href: `${baseURL}/rss.xml`, rel: 'self', type: 'application/rss+xml' },
    ])
    expect(Date.parse(String(feed.lastBuildDate))).toBe(
      Date.parse(String(feed.items?.[0]?.pubDate)),
    )
    for (const [place, item] of feed.items!.entries()) {
      const [image] = item.media?.contents ?? []
      expect(Boolean(image), item.title).toBe(live[place]!.picture !== null)
      if (image)
        expect((await request.head(image.url!)).headers()['content-type']).toMatch(/^image/)
    }
    const links = texts['item link']!
    expect(links).toEqual(newest.slice(0, links.length))
    for (const part of ['title', 'pubDate', 'description', 'guid'])
      expect(texts[`item ${part}`], part).toHaveLength(links.length)
    const paid = live.slice(0, links.length).filter(({ wasPaid }) => wasPaid)
    const words = texts['item category']!.filter((word) => /платено съдържание/i.test(word))
    expect(words).toHaveLength(paid.length)
    expect(texts['item category']).toHaveLength(links.length + paid.length)
    for (const date of texts['item pubDate']!) expect(Date.parse(date)).toBeGreaterThan(0)
    for (const link of links) expect((await request.head(link)).status(), link).toBe(200)
  })

  test('the news are the articles of the last 48 hours, all but those that are or were paid for', async ({
    page,
    request,
    baseURL,
  }) => {
    const recent = async () =>
      (await liveArticles(request))
        .filter(
          ({ datePublished, wasPaid }) =>
            !wasPaid && Date.parse(datePublished) > Date.now() - 2 * day,
        )
        .map(({ slug }) => `${baseURL}/article/${slug}/`)
        .toSorted()
    const news = async () => (await xmlAt(page, request, '/news-sitemap.xml')).texts
    await expect.poll(async () => (await news()).loc?.toSorted() ?? []).toEqual(await recent())
    const texts = await news()
    for (const part of ['title', 'publication_date', 'name', 'language'])
      expect(texts[part] ?? [], part).toHaveLength(texts.loc?.length ?? 0)
    expect(new Set(texts.language)).toEqual(new Set(['bg']))
    for (const date of texts.publication_date ?? [])
      expect(Date.now() - Date.parse(date)).toBeLessThan(2 * day + 60_000)
  })
})

function expectSteps(steps: unknown, last: string): void {
  const list = steps as { position: number; name: string; item: string }[]
  expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1))
  expect(list.every(({ name }) => name.length > 0)).toBe(true)
  expect(list.at(-1)!.item).toBe(last)
}

/** Texts of the elements, in a list by element name; within an RSS item by `item name`. */
async function xmlAt(page: Page, request: APIRequestContext, address: string) {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  expect(answer.headers()['content-type'], address).toMatch(/xml/)
  const parsed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      const texts: Record<string, string[]> = {}
      for (const node of document.querySelectorAll('*')) {
        const inItem = node.parentElement?.localName === 'item' ? 'item ' : ''
        const name = inItem + node.localName
        texts[name] = [...(texts[name] ?? []), node.textContent]
      }
      const broken = document.querySelector('parsererror')?.textContent ?? null
      return { root: document.documentElement.localName, texts, broken }
    },
    await answer.text(),
  )
  expect(parsed.broken, address).toBeNull()
  return parsed
}
