import { expect, type Page } from 'playwright/test'
import { axeFaultsIn } from './axeFaults.ts'
import { filled, hiddenWidth } from './laidOut.ts'
import type { PageKind } from './pageKinds.ts'

/** How a page is seen: window in pixels. */
export type Look = { width: number; height: number; colorScheme: 'light' | 'dark' }

const cookieBar = (page: Page) => page.getByRole('region', { name: 'Бисквитки' })

/** What every page says of itself: a description, its headings in order, and which scripts it allows. */
export async function expectHead(page: Page): Promise<void> {
  const { description, policy, levels } = await page.evaluate(() => ({
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
    policy: document.querySelector<HTMLMetaElement>('meta[http-equiv="content-security-policy"]')
      ?.content,
    levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    ),
  }))
  expect.soft(description).toMatch(/.{20,}/)
  expect.soft(policy).toMatch(/script-src 'self'( 'sha256-|;)/)
  expect.soft(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect
    .soft(
      levels.filter((level) => level === 1),
      'main headings',
    )
    .toHaveLength(1)
  const jumps = levels.filter((level, place) => level - (levels[place - 1] ?? level) > 1)
  expect.soft(jumps, `headings ${levels.join()}`).toEqual([])
}

/** Where the footer begins at each width, pixels: there the titles of all pages begin too. */
const edges = new Map<number, number>()

/** Expects that at a width nothing is hidden, and that the page begins at the same edge as all others. */
export async function expectLayout(
  page: Page,
  { edge = 'h1' }: PageKind,
  width: number,
): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
  const { hidden, footer, title } = await page.evaluate((selector) => {
    const leftOf = (one: string) =>
      Math.round(document.querySelector(one)?.getBoundingClientRect().left ?? Number.NaN)
    return {
      hidden: document.documentElement.scrollWidth - innerWidth,
      footer: leftOf('footer .page-width > *'),
      title: selector === null ? null : leftOf(selector),
    }
  }, edge)
  const common = edges.get(width) ?? footer
  edges.set(width, common)
  const wanted = { hidden: 0, footer: common, title: title === null ? null : common }
  expect.soft({ hidden, footer, title }, `at ${width} px`).toEqual(wanted)
}

/** Answers the bar of the first visit. */
export async function refuseCookies(page: Page): Promise<void> {
  await cookieBar(page).getByRole('button', { name: 'Откажи' }).click()
  await expect(cookieBar(page)).toBeHidden()
}

/** Expects that axe finds no fault, and nothing is wider than the window. */
export async function expectNoFault(page: Page, look: Look, part = 'html'): Promise<void> {
  await showOn(page, look)
  await filled(page)
  const { width, colorScheme } = look
  const said = `${part} at ${width} px, ${colorScheme}`
  expect.soft(await axeFaultsIn(page, part), said).toEqual([])
  expect.soft(await hiddenWidth(page), said).toBe(0)
}

export async function showOn(page: Page, { width, height, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme })
}

/** What is seen of the parts of a page that need a script. */
export async function needingScript(page: Page): Promise<string[]> {
  // The menu works without one (`popovertarget`).
  const buttons = page.locator('button:visible:not([popovertarget])')
  const parts = [cookieBar(page), page.getByRole('heading', { name: 'Прочетете още' })]
  const seen = await Promise.all(parts.map((part) => part.isVisible()))
  return [
    ...(await buttons.allTextContents()),
    ...parts.filter((_, place) => seen[place]).map(String),
  ]
}
