import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** What axe finds wrong in a part of the page, a CSS selector. */
export async function axeFaults(page: Page, part: string): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  return violations
}
