import type { Page } from 'playwright/test'

/**
 * Moves the pointer, a reader's first input, with which the islands of the page are hydrated. The first event in a new
 * document may be one without movement, which does not count.
 */
export async function movePointer(page: Page): Promise<void> {
  for (const edge of [200, 210]) await page.mouse.move(edge, edge)
}
