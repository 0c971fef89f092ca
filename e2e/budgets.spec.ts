import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, type Response } from 'playwright/test'
import { inGroups } from './inGroups.ts'
import { test } from './journey.ts'
import { categoriesOfDemo, liveArticles, longestOf, stressedOf } from './publication.ts'
import { putUpShowcase } from './showcase.ts'

const KB = 1024
/** Transferred bytes, compressed, before the reader touches or scrolls anything. */
const budgets = {
  articleHtml: 12 * KB,
  /** Home contains the cards of every category, each with five sizes of its picture. */
  homeHtml: 14 * KB,
  /** For each further category that other tests have created. */
  furtherBlock: 1.5 * KB,
  /** The page of the search contains its cards twice: as markup and as data for the script. */
  searchHtml: 14 * KB,
  styles: 8 * KB,
  /** In addition to the styles of every page. */
  homeStyles: 3 * KB,
  searchStyles: 3 * KB,
  servicesStyles: 1 * KB,
  formStyles: 2 * KB,
  pagesStyles: 2 * KB,
  scripts: 5 * KB,
  /** Scripts that are requested after everything else: home's carousels. */
  lateScripts: 21 * KB,
  /** React and a form, prefetched for a reader who begins to fill it in. */
  formScripts: 64 * KB,
  /** React and the hashtag cloud, loaded when a reader comes near it. */
  cloudScripts: 72 * KB,
  /** React and our code of the search, loaded when a reader begins to use it. */
  searchScripts: 72 * KB,
  fonts: 60 * KB,
  firstPicture: 60 * KB,
}

// The trace would contain every picture.
test.use({ trace: 'off' })

test('an article is at most 12 KB of HTML, home 14, the search 14', async ({ request }) => {
  const paths = (await liveArticles(request)).map(({ slug }) => `/article/${slug}/`)
  const blocks = (await (await request.get('/')).text()).split('class="category"').length - 1
  const furtherBlocks = (blocks - categoriesOfDemo) * budgets.furtherBlock
  const own: Record<string, number> = {
    '/': budgets.homeHtml + furtherBlocks,
    '/search/': budgets.searchHtml,
  }
  const sizes = await inGroups([...Object.keys(own), ...paths], async (path) => {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers()['content-encoding'], path).toBe('br')
    return { path, bytes: Number(answer.headers()['content-length']) }
  })
  const tooLong = sizes.filter(({ path, bytes }) => !(bytes <= (own[path] ?? budgets.articleHtml)))
  expect(tooLong).toEqual([])
})

for (const [width, height, deviceScaleFactor] of [
  [390, 844, 2],
  [1280, 900, 1],
] as const)
  test.describe(
    `at ${width} x ${height} a page keeps to its budgets, and asks nobody else:`,
    { tag: '@alone' },
    () => {
      test.use({ viewport: { width, height }, deviceScaleFactor })

      test('home', async ({ page, baseURL }) => {
        const { styles, homeStyles, lateScripts } = budgets
        await expectBudgets(page, '/', baseURL!, { styles: styles + homeStyles, lateScripts })
      })

      test('the search', async ({ page, baseURL }) => {
        const { styles, searchStyles, searchScripts } = budgets
        const allowed = { styles: styles + searchStyles, lateScripts: searchScripts }
        await expectBudgets(page, '/search/', baseURL!, allowed)
      })

      test('the hashtags', async ({ page, baseURL }) => {
        // On a phone the list comes first and the cloud is too far below to be loaded.
        const lateScripts = width < 768 ? 0 : budgets.cloudScripts
        await expectBudgets(page, '/hashtags/', baseURL!, { lateScripts })
      })

      test('the services, one of them, and the contacts', async ({ page, request, baseURL }) => {
        const { styles, servicesStyles, formStyles, formScripts } = budgets
        const { docs } = await (await request.get('/api/services?limit=1&sort=createdAt')).json()
        await expectBudgets(page, '/branding/', baseURL!, { styles: styles + servicesStyles })
        for (const path of [`/branding/${docs[0].slug}/`, '/contact/'])
          await expectBudgets(page, path, baseURL!, {
            styles: styles + formStyles,
            lateScripts: formScripts,
          })
      })

      test('a quote, an employer, and what editors write', async ({ page, request, baseURL }) => {
        const showcase = await putUpShowcase(request)
        const { quote, employer, sectionPage } = showcase
        const styles = budgets.styles + budgets.pagesStyles
        try {
          for (const path of [quote, employer, sectionPage, '/biser/', '/about/', '/terms/'])
            await expectBudgets(page, path, baseURL!, { styles })
        } finally {
          await showcase.takeDown(request)
        }
      })

      test('articles with a video, a long text, no picture and an italic', async ({
        page,
        request,
        baseURL,
      }) => {
        const articles = await liveArticles(request)
        const kinds = [
          articles.find(({ youtubeEmbed, picture }) => youtubeEmbed && picture),
          longestOf(articles),
          // The strip of articles is far below the fold of this one.
          longestOf(articles.filter(({ picture }) => !picture)),
          stressedOf(articles),
        ]
        for (const article of kinds)
          await expectBudgets(page, `/article/${article!.slug}/`, baseURL!)
      })
    },
  )

async function expectBudgets(
  page: Page,
  path: string,
  baseURL: string,
  { styles = budgets.styles, lateScripts = 0 } = {},
): Promise<void> {
  const answers: Response[] = []
  const foreign: string[] = []
  const keep = (answer: Response) => answers.push(answer)
  page.on('response', keep)
  await page.route(
    ({ origin }) => origin !== baseURL,
    async (route) => {
      foreign.push(route.request().url())
      await route.abort()
    },
  )
  await page.goto(path)
  if (lateScripts > 0) await expect.poll(() => lateScriptsOf(page), path).not.toEqual([])
  await untilNothingMoreComes(answers)
  page.off('response', keep)
  await page.unrouteAll()
  expect(foreign, path).toEqual([])
  // Prefetched files are requested a second time and then come from the cache.
  const once = [...new Map(answers.map((answer) => [answer.url(), answer])).values()]
  const of = (type: string) => once.filter((answer) => answer.request().resourceType() === type)
  const weightOf = async (some: Response[]) => sum(await Promise.all(some.map(bytesOf)))
  expect(await weightOf(of('stylesheet')), `styles of ${path}`).toBeLessThanOrEqual(styles)
  const late = await lateScriptsOf(page)
  const [early, later] = [false, true].map((isLate) =>
    once.filter((answer) => isScript(answer.url()) && late.includes(answer.url()) === isLate),
  )
  const scripts = (await weightOf(early!)) + (await inlineScripts(page))
  expect(scripts, `scripts of ${path}`).toBeLessThanOrEqual(budgets.scripts)
  expect(await weightOf(later!), `late scripts of ${path}`).toBeLessThanOrEqual(lateScripts)
  expect(later!.length > 0, `late scripts of ${path}`).toBe(lateScripts > 0)
  expect(await weightOf(of('font')), `fonts of ${path}`).toBeLessThanOrEqual(budgets.fonts)
  const first = await firstPicture(page)
  const picture = once.filter((answer) => answer.url() === first)
  expect(picture.length, `first picture of ${path}`).toBe(first ? 1 : 0)
  if ((page.viewportSize()?.width ?? 0) < 768)
    expect(await weightOf(picture), `first picture of ${path}`).toBeLessThanOrEqual(
      budgets.firstPicture,
    )
}

/**
 * Waits until no more responses arrive. An idle network is not enough: on a busy machine, scripts that a page loads
 * gradually come after it.
 */
async function untilNothingMoreComes(answers: Response[]): Promise<void> {
  let before = -1
  const comeSince = () => {
    const since = answers.length - before
    before = answers.length
    return since
  }
  await expect.poll(comeSince, { intervals: [500] }).toBe(0)
}

/** Decided by the path, which includes prefetched scripts. */
function isScript(address: string): boolean {
  return new URL(address).pathname.endsWith('.js')
}

/** Transferred bytes without the headers. */
async function bytesOf(answer: Response): Promise<number> {
  await answer.finished()
  const { responseBodySize } = await answer.request().sizes()
  return responseBodySize
}

/** Addresses of the scripts that the page requested after it was loaded. */
async function lateScriptsOf(page: Page): Promise<string[]> {
  const late = await page.evaluate(() => {
    const [loading] = performance.getEntriesByType('navigation')
    const resources = performance.getEntriesByType('resource')
    const { loadEventStart } = loading as PerformanceNavigationTiming
    return resources.filter(({ startTime }) => startTime >= loadEventStart).map(({ name }) => name)
  })
  return late.filter(isScript)
}

/** Compressed size of the inline scripts of the page. */
async function inlineScripts(page: Page): Promise<number> {
  const texts = await page
    .locator('script:not([src], [type="application/ld+json"])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent))
  return texts.length > 0 ? brotliCompressSync(texts.join('')).length : 0
}

/** Address of the picture that the page loads with high priority, if there is one. */
async function firstPicture(page: Page): Promise<string | undefined> {
  const pictures = page.locator('img[fetchpriority="high"]')
  const [first] = await pictures.evaluateAll((all) =>
    all.map((picture) => (picture as HTMLImageElement).currentSrc),
  )
  return first
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
