import { expect, type BrowserContextOptions, type Page } from 'playwright/test'
import { holdClock } from './clock.ts'
import { checksWithoutScript, furtherChecks } from './furtherChecks.ts'
import { htmlFaults } from './htmlFaults.ts'
import { test } from './journey.ts'
import { focusables, tabThrough } from './keyboard.ts'
import { filled } from './laidOut.ts'
import { listedPages } from './listedPages.ts'
import { recordFaults } from './loadFaults.ts'
import { expectNoMotion } from './motion.ts'
import {
  expectHead,
  expectLayout,
  expectNoFault,
  needingScript,
  refuseCookies,
  showOn,
  type Look,
} from './pageChecks.ts'
import { pageKinds, pathOf, shownWith, type PageKind, type Shown } from './pageKinds.ts'
import { putUpShowcase } from './showcase.ts'
import { overBudget } from './weights.ts'

const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'light' } as const
const desktop = { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } as const

/** The screens on which axe sees each page; with LONG=1 also others, of which 640 px is a desktop zoomed to 200 %. */
const looks: Look[] = process.env.LONG
  ? [320, 390, 640, 768, 1280].flatMap((width) =>
      (['light', 'dark'] as const).map((colorScheme) => ({ width, height: 720, colorScheme })),
    )
  : [
      { width: 320, height: 568, colorScheme: 'light' },
      { ...desktop.viewport, colorScheme: desktop.colorScheme },
    ]

// The trace would contain every page.
test.use({ trace: 'off' })

let shown: Shown
/** Paths of pages whose HTML crawl.spec.ts validates. */
let crawled: string[]
test.beforeAll(async ({ request }) => {
  crawled = await listedPages(request)
  shown = await shownWith(request, await putUpShowcase(request))
})
test.afterAll(({ request }) => shown.showcase.takeDown(request))

test.describe('nothing is wrong with', () => {
  test.describe.configure({ timeout: 60_000 + 5000 * looks.length })
  /** On each screen pages are loaded one after the other, each as on a reader's first visit. */
  let screens: Record<'phone' | 'desktop', { page: Page; faults: () => string[] }>
  test.beforeAll(async ({ browser, baseURL }) => {
    const open = async (options: BrowserContextOptions) => {
      const page = await browser.newPage(options)
      await beginAnew(page)
      return { page, faults: recordFaults(page, baseURL!) }
    }
    screens = {
      phone: await open({ ...phone, deviceScaleFactor: 2 }),
      desktop: await open(desktop),
    }
  })
  test.afterAll(() => Promise.all(Object.values(screens).map(({ page }) => page.close())))

  /** Loads a page on a screen, and expects nothing to fail while it is checked. */
  async function visit(
    screen: keyof typeof screens,
    { path, isMissing, budget }: PageKind,
    check: (page: Page, html: string) => Promise<void>,
  ): Promise<void> {
    await test.step(`on a ${screen}`, async () => {
      const { page, faults } = screens[screen]
      const { viewport, colorScheme } = screen === 'phone' ? phone : desktop
      await showOn(page, { ...viewport, colorScheme })
      const answer = await page.goto(path(shown))
      if (budget) expect.soft(await overBudget(page, budget), 'transferred').toEqual([])
      await check(page, await answer!.text())
      expect.soft(faults(), 'while it loads').toEqual(isMissing ? [`404 ${page.url()}`] : [])
      // The next page is not to be entered by a transition, and this one is not to work on.
      await page.goto('about:blank')
    })
  }

  async function look(name: string, kind: PageKind): Promise<void> {
    const { onPhone, onDesktop } = furtherChecks[name] ?? {}
    // Everything but its weight depends on the present width alone.
    if (kind.budget) await visit('phone', kind, async (page) => onPhone?.(page))
    await visit('desktop', kind, async (page, html) => {
      const { pathname } = new URL(page.url())
      if (!crawled.includes(pathname))
        expect.soft(await htmlFaults(pathname, html), 'HTML').toEqual([])
      await expectHead(page)
      await onDesktop?.(page)
      for (const width of [1280, 768, 390]) await expectLayout(page, kind, width)
      if (kind.isVariant) return
      if (name === 'home') for (const one of looks) await expectNoFault(page, one, '#cookie-bar')
      await refuseCookies(page)
      for (const one of looks) await expectNoFault(page, one)
    })
  }

  for (const [name, kind] of Object.entries(pageKinds)) test(name, () => look(name, kind))

  if (process.env.LONG)
    test('every article', async () => {
      test.setTimeout(60_000 + 3000 * shown.articles.length)
      for (const article of shown.articles)
        await test.step(article.title, () =>
          look(article.title, { path: () => pathOf(article), isVariant: true }),
        )
    })
})

/** The pages with most parts that move or are used by keyboard; with LONG=1 every layout is used by keyboard. */
const followed = ['home', 'an article with everything', 'a search with filters', 'a service']
const used = process.env.LONG
  ? Object.keys(pageKinds).filter((name) => !pageKinds[name]!.isVariant)
  : followed

test.describe('without script, on a phone and on a desktop', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing stands there that would need it, and articles, search and menu are whole', async ({
    page,
  }) => {
    test.slow()
    for (const [name, { path, hasButtons, isVariant }] of Object.entries(pageKinds)) {
      if (hasButtons || isVariant) continue
      await test.step(name, async () => {
        await page.goto(path(shown))
        for (const { viewport } of [phone, desktop]) {
          await page.setViewportSize(viewport)
          expect.soft(await needingScript(page), `${viewport.width} px`).toEqual([])
          await checksWithoutScript[name]?.(page, shown)
        }
      })
    }
  })
})

test.describe('with the clock stopped, after nothing has moved for readers who want less motion, the keyboard', () => {
  for (const [screen, options] of Object.entries({ 'a phone': phone, 'a desktop': desktop }))
    test.describe(`on ${screen}`, () => {
      test.use({ ...options, reducedMotion: 'reduce' } as const)

      for (const name of used)
        test(
          `R-FRAME-3 skips to the content of ${name}, reaches everything, and the focus is seen`,
          { tag: '@clock' },
          async ({ page }) => {
            await holdClock(page)
            await page.goto(pageKinds[name]!.path(shown))
            if (followed.includes(name)) await expectNoMotion(page)
            // With the clock stopped, nothing rotates before the keyboard reaches it.
            await page.emulateMedia({ reducedMotion: 'no-preference' })
            await skipToContent(page)
            await filled(page)
            await page.getByRole('link', { name: 'Към съдържанието' }).focus()
            const all = await focusables(page)
            const reached = await tabThrough(page)
            expect(all.filter((one) => !reached.some(({ element }) => element === one))).toEqual([])
            expect(reached.filter(({ fault }) => fault)).toEqual([])
          },
        )
    })
})

/** Empties the stores of the browser before each load, and keeps no file in its cache. */
async function beginAnew(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== top || origin === 'null') return
    localStorage.clear()
    sessionStorage.clear()
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
}

/** Expects the link to the content to be the first stop, and to be seen. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Към съдържанието' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}
