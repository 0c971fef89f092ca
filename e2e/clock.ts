import type { Page } from 'playwright/test'

/** From now on only the test moves the page's clock. */
export async function holdClock(page: Page): Promise<void> {
  const start = Date.now()
  await page.clock.install({ time: start })
  // It goes on between the two calls, and cannot be paused at what is over.
  await page.clock.pauseAt(start + 10_000)
}
