import { test as base } from 'playwright/test'
import { readRunRecord } from '../scripts/process/run-record.ts'
import { noteFile } from '../scripts/testing/processorMeter.ts'
import { ALONE, CLOCK, KeptPage } from './keptPage.ts'
import { dataDir } from './system.ts'

/**
 * A test of a journey. Its page was used before by tests of this worker with the same options, and then cleared of what
 * they did. A test that stops the clock has the tag `@clock`, and a page that only such tests use; one that looks at a
 * first load has the tag `@alone`, and a page of its own.
 */
export const test = base.extend<{ fileNote: undefined }, { keptPages: Map<string, KeptPage> }>({
  keptPages: [
    // Playwright reads the names of the fixtures from the pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const kept = new Map<string, KeptPage>()
      await use(kept)
      for (const page of kept.values()) await page.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      keptPages,
      locale,
      timezoneId,
      userAgent,
      javaScriptEnabled,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      viewport,
      colorScheme,
      reducedMotion,
    },
    use,
    { tags },
  ) => {
    if (tags.includes(ALONE)) {
      const own = await browser.newContext()
      await use(own)
      return own.close()
    }
    const screen = { viewport, colorScheme, reducedMotion }
    const device = { locale, timezoneId, userAgent, deviceScaleFactor, hasTouch, isMobile }
    const hasClock = tags.includes(CLOCK)
    const options = JSON.stringify({ ...screen, ...device, javaScriptEnabled, hasClock })
    const kept = keptPages.get(options) ?? new KeptPage(screen, hasClock)
    keptPages.set(options, kept)
    await use((await kept.open(browser)).context())
    await kept.clear()
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  fileNote: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { file }) => {
      const from = Date.now()
      await use(undefined)
      const system = readRunRecord(dataDir)?.pid
      noteFile({ path: file, pids: [process.pid, ...(system ? [system] : [])], from })
    },
    { auto: true },
  ],
})
