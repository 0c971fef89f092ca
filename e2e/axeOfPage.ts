import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

/** All rules that are on by default, and the size of targets (WCAG 2.5.8). */
const everyRule: RunOptions = { rules: { 'target-size': { enabled: true } } }
const contrast: RunOptions = { runOnly: ['color-contrast'] }

/** What axe finds wrong in a part of a reader's page, a CSS selector. */
export function axeFaultsIn(page: Page, part = 'html'): Promise<string[]> {
  return run(page, part, everyRule)
}

/** Text of the page without enough contrast. */
export function faintTexts(page: Page): Promise<string[]> {
  return run(page, 'html', contrast)
}

async function run(page: Page, part: string, options: RunOptions): Promise<string[]> {
  // Unlike a builder for each run, this gives a page the program once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([selector, chosen]) => {
      const { axe: program } = window as unknown as { axe: typeof axe }
      // Frames contain content of advertisers.
      const always = {
        resultTypes: ['violations' as const],
        iframes: false,
        preload: { assets: ['media'] },
      }
      const { violations } = await program.run(selector, { ...chosen, ...always })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
      )
    },
    [part, options] as const,
  )
}
