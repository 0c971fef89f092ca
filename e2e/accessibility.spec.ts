import AxeBuilder from '@axe-core/playwright'
import type { RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { categoryMonthPath, functionalityPath, hashtagPath } from '../shared/src/routes.ts'
import { monthOf } from '../shared/src/rules/dates.ts'
import { holdClock } from './clock.ts'
import { test } from './journey.ts'
import { focusables, tabThrough } from './keyboard.ts'
import { liveArticles } from './publication.ts'
import { putUpShowcase, type Showcase } from './showcase.ts'

const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'light' } as const
const desktop = { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } as const
type Look = { viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' }
const looks: Record<string, Look> = {
  'a phone, light': phone,
  'a desktop, dark': desktop,
}
/**
 * The screens on which axe checks the pages: the smallest phone and a desktop; with LONG=1 also other widths, of which
 * 640 px is a desktop zoomed to 200 %.
 */
const seen: typeof looks = {
  'a small phone, light': { viewport: { width: 320, height: 568 }, colorScheme: 'light' },
  'a desktop, dark': desktop,
}
if (process.env.LONG)
  for (const width of [320, 390, 640, 768, 1280])
    for (const colorScheme of ['light', 'dark'] as const)
      seen[`${width} px, ${colorScheme}`] = { viewport: { width, height: 720 }, colorScheme }
const bar = (page: Page) => page.getByRole('region', { name: 'Бисквитки' })

let showcase: Showcase
test.beforeAll(async ({ request }) => {
  showcase = await putUpShowcase(request)
})
test.afterAll(({ request }) => showcase.takeDown(request))

/** One page of each layout. */
const layouts: Record<string, (page: Page) => Promise<string>> = {
  home: async () => '/',
  'an article with everything': async () => `/article/${showcase.whole.slug}/`,
  'an article without a picture': async () => `/article/${showcase.bare.slug}/`,
  'an article of the publication': async (page) => {
    const articles = await liveArticles(page.request)
    return `/article/${articles.find(({ paid }) => paid)!.slug}/`
  },
  'a category': async (page) => {
    const [article] = await liveArticles(page.request)
    return `/category/${article!.category.urlSlug}/`
  },
  'a month of a category': async (page) => {
    const [article] = await liveArticles(page.request)
    const month = monthOf(article!.datePublished)
    return categoryMonthPath(article!.category.urlSlug, month)
  },
  'a hashtag': async () => hashtagPath(showcase.hashtag),
  'the hashtags': async () => '/hashtags/',
  'the search': async () => '/search/',
  'a search with filters': async () => '/search/?title=а&category=intervyuta&page=1',
  'a search that finds nothing': async () => '/search/?title=нищо-такова',
  'the services': async () => '/branding/',
  'a service': async () => showcase.service,
  'the page of services that are not there': async () => '/branding/nyama-takava/',
  'the contacts': async () => '/contact/',
  'a quote': async () => showcase.quote,
  'the page of quotes that are not there': async () => '/quote/nyama-takav/',
  'an employer': async () => showcase.employer,
  'the page of employers that are not there': async () => '/employer/nyama-takav/',
  'an address that names no article': async () => '/article/',
  'the author': async () => '/about/',
  'the terms': async () => '/terms/',
  'the section of pages': async () => '/biser/',
  'a page of the section': async () => showcase.sectionPage,
  'the checks of the system': async () => functionalityPath,
  'the page of what is not there': async () => '/nyama/takava/',
  'a preview': async () => showcase.preview,
}

/** Pages for the tests that take many steps. */
const followed = ['home', 'an article with everything', 'a search with filters']

test.describe('on small screens and large ones axe finds no fault, and nothing is wider than the window, in', () => {
  for (const [name, pathOf] of Object.entries(layouts))
    test(name, async ({ page }) => {
      await page.goto(await pathOf(page))
      await bar(page).getByRole('button', { name: 'Откажи' }).click()
      await expect(bar(page)).toBeHidden()
      for (const look of Object.keys(seen)) {
        await turnTo(page, look)
        await filled(page)
        expect.soft(await faultsOf(page), look).toEqual([])
        expect.soft(await hiddenWidth(page), look).toBe(0)
      }
    })

  test('the cookie bar', async ({ page }) => {
    await page.goto('/')
    await expect(bar(page)).toBeVisible()
    for (const look of Object.keys(seen)) {
      await turnTo(page, look)
      expect.soft(await faultsOf(page, '#cookie-bar'), look).toEqual([])
    }
  })
})

test.describe('on a phone, light, axe finds no fault in', () => {
  test.use(phone)
  test('the open menu', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Меню' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'За автора' })).toBeVisible()
    expect(await faultsOf(page, '.bar')).toEqual([])
  })
})

test.describe('the keyboard', () => {
  for (const [look, options] of Object.entries(looks))
    test.describe(`on ${look}`, () => {
      test.use(options)

      for (const name of process.env.LONG ? Object.keys(layouts) : [...followed, 'a service'])
        test(
          `reaches everything in ${name}, and the focus is seen`,
          { tag: '@alone' },
          async ({ page }) => {
            // With the clock stopped, nothing rotates before the keyboard reaches it.
            await holdClock(page)
            await page.goto(await layouts[name]!(page))
            await filled(page)
            await page.getByRole('link', { name: 'Към съдържанието' }).focus()
            const all = await focusables(page)
            const reached = await tabThrough(page)
            expect(all.filter((one) => !reached.some(({ element }) => element === one))).toEqual([])
            expect(reached.filter(({ fault }) => fault)).toEqual([])
          },
        )
    })

  test('R-FRAME-3 skips to the content', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Към съдържанието' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('for readers who want less motion', () => {
  for (const [look, options] of Object.entries(looks))
    test.describe(`on ${look}`, () => {
      test.use({ ...options, reducedMotion: 'reduce' } as const)

      for (const name of followed)
        test(`nothing moves in ${name}`, { tag: '@alone' }, async ({ page }) => {
          await holdClock(page)
          await page.goto(await layouts[name]!(page))
          await settled(page)
          expect(await timedElements(page)).toEqual([])
          const before = await placesOf(page)
          await page.clock.runFor(10_000)
          expect(await placesOf(page)).toEqual(before)
          expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
        })
    })
})

/** Shows the page on another screen. */
async function turnTo(page: Page, look: string): Promise<void> {
  const { viewport, colorScheme } = seen[look]!
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
}

/** How many pixels of the page are wider than the window. */
function hiddenWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** Elements with a transition or an animation. */
function timedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        [null, '::before', '::after'].some((part) => {
          const { transitionDuration, animationName } = getComputedStyle(element, part)
          return Number.parseFloat(transitionDuration) > 0 || animationName !== 'none'
        }),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  )
}

/** Where each link and each picture is, whatever is shown beside it. */
function placesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, img, h2, li')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join(' ')
    }),
  )
}

/** Waits for everything that is loaded after the page. */
async function filled(page: Page): Promise<void> {
  await settled(page)
  await fillRandomStrip(page)
  await drawHashtags(page)
  // axe reports a link that the sticky bar half covers as too small.
  await page.evaluate(() => scrollTo(0, 0))
}

/** Waits until the results of a search are there. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-asked], [aria-busy="true"]')).toHaveCount(0)
}

/** Random articles are loaded only when the strip is scrolled into view. */
async function fillRandomStrip(page: Page): Promise<void> {
  const strip = page.locator('.random-strip')
  if (!(await strip.isVisible())) return
  await strip.scrollIntoViewIfNeeded()
  await expect(strip.getByRole('listitem').first()).toBeVisible()
}

/** The hashtag cloud is drawn only when it is scrolled into view. */
async function drawHashtags(page: Page): Promise<void> {
  const cloud = page.locator('.hashtag-cloud')
  if (!(await cloud.isVisible())) return
  await cloud.scrollIntoViewIfNeeded()
  await expect(cloud.locator('svg a').first()).toBeVisible()
}

/** Faults that axe finds with all its rules, including the size of targets (WCAG 2.5.8). */
async function faultsOf(page: Page, part = 'html'): Promise<string[]> {
  const options: RunOptions = {
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  }
  // Frames contain content of advertisers and are not checked; without them axe needs no second page to combine its
  // findings.
  const axe = new AxeBuilder({ page }).include(part).options(options).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
}
