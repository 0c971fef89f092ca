import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** What axe finds wrong in a part of the page, a CSS selector. */
export async function axeFaults(page: Page, part: string): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  return violations
}

/**
 * What axe finds wrong in a part of a screen of the newsroom, in its light and in its dark colours: each rule with the
 * first element at fault. The colours are changed as the newsroom changes them for an account.
 *
 * @param except parts that are not looked at, a CSS selector
 */
export async function axeFaultsInBothSchemes(
  page: Page,
  part: string,
  except: string[] = [],
): Promise<unknown[]> {
  const faults: unknown[] = []
  for (const theme of ['dark', 'light']) {
    await page.evaluate(async (value) => {
      document.documentElement.dataset.theme = value
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
      await Promise.allSettled(changes.map(({ finished }) => finished))
    }, theme)
    const axe = new AxeBuilder({ page }).include(part)
    for (const one of except) axe.exclude(one)
    const { violations } = await axe.analyze()
    faults.push(...violations.map(({ id, nodes }) => [theme, id, nodes[0]?.html]))
  }
  return faults
}
