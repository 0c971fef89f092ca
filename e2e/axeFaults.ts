import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

/** All rules that are on by default, and the size of targets (WCAG 2.5.8). */
const everyRule: RunOptions = { rules: { 'target-size': { enabled: true } } }
const contrast: RunOptions = { runOnly: ['color-contrast'] }

/**
 * What axe finds wrong on a screen of the newsroom.
 *
 * @param part the part that is looked at, a CSS selector
 * @param except parts of it that are not, a CSS selector
 */
export function axeFaults(page: Page, part = 'html', except?: string): Promise<string[]> {
  return run(page, part, {}, except)
}

/** The same in its dark and in its light colours, which are changed as the newsroom changes them for an account. */
export async function axeFaultsInBothSchemes(
  ...[page, part, except]: Parameters<typeof axeFaults>
): Promise<string[]> {
  const faults: string[] = []
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

/** What axe finds wrong in a part of a reader's page, a CSS selector. */
export function axeFaultsIn(page: Page, part = 'html'): Promise<string[]> {
  return run(page, part, everyRule)
}

/** Text of the page without enough contrast. */
export function faintTexts(page: Page): Promise<string[]> {
  return run(page, 'html', contrast)
}

async function run(
  page: Page,
  part: string,
  options: RunOptions,
  except?: string,
): Promise<string[]> {
  // Unlike a builder for each run, this gives a page the program once, and opens no page beside it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([include, exclude, chosen]) => {
      const { axe: program } = window as unknown as { axe: typeof axe }
      // Frames contain content of advertisers.
      const always = {
        resultTypes: ['violations' as const],
        iframes: false,
        preload: { assets: ['media'] },
      }
      const context = { include, ...(exclude !== undefined && { exclude }) }
      const { violations } = await program.run(context, { ...chosen, ...always })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
      )
    },
    [part, except, options] as const,
  )
}
