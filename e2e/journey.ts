import { test as base } from 'playwright/test'
import { readRunRecord } from '../scripts/process/run-record.ts'
import { noteFile } from '../scripts/testing/processorMeter.ts'
import { KeptPage } from './keptPage.ts'
import { dataDir } from './system.ts'

interface OfTest {
  /** Whether the test needs a browser context that no other has used, for example to count what is loaded. */
  isAlone: boolean
  fileNote: undefined
}

/**
 * A test of a journey. Its page was used before by tests of this worker with the same options, and then cleared of what
 * they did.
 */
export const test = base.extend<OfTest, { keptPages: Map<string, KeptPage> }>({
  isAlone: [false, { option: true }],
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
      isAlone,
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
  ) => {
    const screen = { viewport, colorScheme, reducedMotion }
    const device = { locale, timezoneId, userAgent, deviceScaleFactor, hasTouch, isMobile }
    const options = JSON.stringify({ ...screen, ...device, javaScriptEnabled })
    const kept = (!isAlone && keptPages.get(options)) || new KeptPage(screen)
    if (!isAlone) keptPages.set(options, kept)
    await use((await kept.open(browser)).context())
    await (isAlone ? kept.close() : kept.clear())
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
