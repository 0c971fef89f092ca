import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Numbers of tests. */
export interface Results {
  passed: number
  failed: number
  skipped: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  /** What went wrong outside any test. */
  errors: z.array(z.unknown()),
})

/** Reads a JSON report of Vitest. A file that could not be run counts as one failure. */
export function readVitestReport(file: string): Results {
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Reads a JSON report of Playwright. A test that passed at a second attempt only counts as failed. */
export function readPlaywrightReport(file: string): Results {
  const { stats, errors } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** The results of several layers as one. */
export function sum(all: Results[]): Results {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  }
}

/** The last line of a run: "12 passed, 0 failed", with ", 1 skipped" if there is any. */
export function summary({ passed, failed, skipped }: Results): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
