import type { Page } from 'playwright/test'

/** Stops the page's clock: from now on only the test advances it. */
export async function holdClock(page: Page): Promise<void> {
  const start = Date.now()
  await page.clock.install({ time: start })
  // The clock runs on between the two calls, and cannot be paused at a time in the past.
  await page.clock.pauseAt(start + 10_000)
}
