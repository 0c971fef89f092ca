import { defineConfig } from 'playwright/test'
import { baseURL, workers } from './system.ts'

/** Journeys through the whole system, started as `npm start` starts it, over data of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  // All tests of a worker share one publication, which no other worker uses.
  workers,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // scripts/testing/runners.ts decides when a test is retried.
  retries: 0,
  // A journey of many steps takes 15 to 30 s, and on a busy machine three times as long.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: 'bg-BG',
    timezoneId: 'Europe/Sofia',
    viewport: { width: 1280, height: 900 },
    // Recording every test would take a third of the time of a run (use `--trace=retain-on-failure` to look into a
    // failure).
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        // Text is rendered as on readers' screens, whatever the settings of the machine.
        '--font-render-hinting=none',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: ['**/without-newsroom.spec.ts', '**/staleness.spec.ts'] },
    {
      name: 'without newsroom',
      testMatch: '**/without-newsroom.spec.ts',
      dependencies: ['journeys'],
    },
    { name: 'staleness', testMatch: '**/staleness.spec.ts', fullyParallel: true },
  ],
})
