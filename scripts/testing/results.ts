import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { root } from '../environment.ts'

/** Numbers of tests. */
export interface Results {
  passed: number
  failed: number
  skipped: number
  /** The tests that failed, by file and name. */
  failures: string[]
  /** How long the tests of each file took. */
  files: FileTime[]
}

/** A file of tests, from the root, and how long they took. */
export interface FileTime {
  file: string
  seconds: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      /** The file. */
      name: z.string(),
      status: z.string(),
      /** Milliseconds since 1970. */
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          results: z.array(
            z.object({
              /** Milliseconds. */
              duration: z.number(),
              error: z.object({ message: z.string().optional() }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
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
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const isBroken = status === 'failed' && failed.length === 0
    const names = isBroken
      ? ['the file could not be run']
      : failed.map((test) => test.fullName + why(test.failureMessages?.[0]))
    return names.map((test) => `${relative(root, name)}: ${test}`)
  })
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

/** Reads a JSON report of Playwright. A test that passed at a second attempt only counts as failed. */
export function readPlaywrightReport(file: string): Results {
  const { suites, stats, errors } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  const specs = specsIn(suites)
  const failed = specs.filter(({ ok }) => !ok)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...failed.map(({ file: name, line, title, tests }) => {
        const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error
        return `e2e/${name}:${line}: ${title}${why(error?.message)}`
      }),
      ...errors.map(() => 'e2e: an error outside any test'),
    ],
    files: [...Map.groupBy(specs, ({ file: name }) => `e2e/${name}`)].map(([name, own]) => ({
      file: name,
      seconds: own
        .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
        .reduce((total, { duration }) => total + duration / 1000, 0),
    })),
  }
}

function specsIn(
  suites: z.infer<typeof playwrightSuite>[],
): z.infer<typeof playwrightSuite>['specs'] {
  return suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites ?? [])])
}

/** The first line of what went wrong, without colours. */
function why(message = ''): string {
  const [line = ''] = stripVTControlCharacters(message).split('\n')
  return line && ` (${line.slice(0, 200)})`
}

/** The results of several layers as one. */
export function sum(all: Results[]): Results {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
    failures: all.flatMap(({ failures }) => failures),
    files: all.flatMap(({ files }) => files),
  }
}

/** The last line of a run: "12 passed, 0 failed", with ", 1 skipped" if there is any. */
export function summary({
  passed,
  failed,
  skipped,
}: Pick<Results, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** The files whose tests took longest, the longest first: "e2e/home.spec.ts: 61 s". */
export function slowest({ files }: Pick<Results, 'files'>, count: number): string[] {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${file}: ${Math.round(seconds)} s`)
}
