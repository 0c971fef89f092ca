import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/**
 * What axe finds wrong on a screen of the newsroom: each rule with the elements at fault.
 *
 * @param part the part that is looked at, a CSS selector
 * @param except parts of it that are not, a CSS selector
 */
export async function axeFaults(page: Page, part = 'html', except?: string): Promise<unknown[]> {
  const axe = new AxeBuilder({ page }).include(part)
  const { violations } = await (except ? axe.exclude(except) : axe).analyze()
  // Axe has opened a page of its own, and a page in the background gets no frames.
  await page.bringToFront()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}

/** The same in its dark and in its light colours, which are changed as the newsroom changes them for an account. */
export async function axeFaultsInBothSchemes(
  ...[page, part, except]: Parameters<typeof axeFaults>
): Promise<unknown[]> {
  const faults: unknown[] = []
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value
      // Not waited for: they need frames, which a page in the background does not get.
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
    }, theme)
    const found = await axeFaults(page, part, except)
    if (found.length > 0) faults.push(theme, ...found)
  }
  return faults
}
