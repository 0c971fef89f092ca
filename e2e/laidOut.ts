import { expect, type Page } from 'playwright/test'

/** Waits until the results of a search are there. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-asked], [aria-busy="true"]')).toHaveCount(0)
}

/** Waits for everything that is loaded after the page. */
export async function filled(page: Page): Promise<void> {
  await settled(page)
  await fillRandomStrip(page)
  await drawHashtags(page)
  // axe reports a link that the sticky bar half covers as too small.
  await page.evaluate(() => scrollTo(0, 0))
}

/** How many pixels of the page are wider than the window. */
export function hiddenWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
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
