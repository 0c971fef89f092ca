import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { root } from '../environment.ts'

/** The outcome of a run of tests. */
export interface Results {
  passed: number
  failed: number
  skipped: number
  failures: FailedTest[]
  /** The tests that failed at their first try and passed at their second one; they count as passed. */
  flaky: FailedTest[]
  files: FileResult[]
}

/** A test that failed. */
export interface FailedTest {
  /** Path from the root, with the line if the runner reports it: "e2e/home.spec.ts:12". */
  place: string
  name: string
  /** The first line of its first error. */
  error: string
}

/** A test file, and how many of its tests passed, failed and were skipped. */
export interface FileResult {
  /** Path from the root. */
  file: string
  /** Duration of its tests. */
  seconds: number
  /** Processor time of all processes that worked for it; undefined where it was not counted. */
  processorSeconds?: number
  passed: number
  failed: number
  skipped: number
}

/** The outcome of a run without a test. */
export const nothing: Results = {
  ...{ passed: 0, failed: 0, skipped: 0 },
  ...{ failures: [], flaky: [], files: [] },
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      /** Path of the file. */
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
      tests: z.array(
        z.object({
          status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
          /** One result for each try. */
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
  /** Errors outside any test. */
  errors: z.array(z.unknown()),
})

/** Reads a JSON report of Vitest. A file that could not be run counts as one failure. */
export function readVitestReport(file: string): Results {
  const { testResults } = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  const failures: FailedTest[] = []
  const files = testResults.map(({ name, status, startTime, endTime, assertionResults }) => {
    const place = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const own = failed.map((test) => ({
      ...{ place, name: test.fullName },
      error: firstLine(test.failureMessages?.[0]),
    }))
    if (status === 'failed' && own.length === 0) own.push(notRun(place))
    failures.push(...own)
    const passed = assertionResults.filter((test) => test.status === 'passed').length
    return {
      file: place,
      seconds: (endTime - startTime) / 1000,
      passed,
      failed: own.length,
      skipped: assertionResults.length - passed - failed.length,
    }
  })
  return { ...nothing, ...totals(files), failures, files }
}

function notRun(place: string): FailedTest {
  return { place, name: 'the file could not be run', error: '' }
}

/**
 * Reads a JSON report of Playwright. A test that passed at its second try counts as passed and is reported as flaky.
 */
export function readPlaywrightReport(file: string): Results {
  const { suites, errors } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  const specs = specsIn(suites)
  const files = [...Map.groupBy(specs, (spec) => `e2e/${spec.file}`)].map(([name, own]) => {
    const tests = own.flatMap((spec) => spec.tests)
    const count = (...wanted: string[]) =>
      tests.filter(({ status }) => wanted.includes(status)).length
    return {
      file: name,
      seconds: tests
        .flatMap(({ results }) => results)
        .reduce((total, { duration }) => total + duration / 1000, 0),
      passed: count('expected', 'flaky'),
      failed: count('unexpected'),
      skipped: count('skipped'),
    }
  })
  const outside = errors.map(() => ({ place: 'e2e', name: 'an error outside any test', error: '' }))
  return {
    ...nothing,
    ...totals(files),
    failed: totals(files).failed + outside.length,
    failures: [...specsWith('unexpected', specs), ...outside],
    flaky: specsWith('flaky', specs),
    files,
  }
}

type Spec = z.infer<typeof playwrightSuite>['specs'][number]

function specsIn(suites: z.infer<typeof playwrightSuite>[]): Spec[] {
  return suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites ?? [])])
}

function specsWith(wanted: 'unexpected' | 'flaky', specs: Spec[]): FailedTest[] {
  return specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        ...{ place: `e2e/${file}:${line}`, name: title },
        error: firstLine(results.find(({ error }) => error)?.error?.message),
      })),
  )
}

/** Without colours, at most 200 characters. */
function firstLine(message = ''): string {
  const [line = ''] = stripVTControlCharacters(message).split('\n')
  return line.slice(0, 200)
}

function totals(files: FileResult[]): Pick<Results, 'passed' | 'failed' | 'skipped'> {
  const total = (of: 'passed' | 'failed' | 'skipped') =>
    files.reduce((all, file) => all + file[of], 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
}

/**
 * Combines a run with a second run of the files that had failures: the second results of a file replace the first ones,
 * and a failure that does not occur again is flaky.
 */
export function afterSecondTry(first: Results, second: Results): Results {
  const repeated = new Set(second.files.map(({ file }) => file))
  const kept = first.files.filter(({ file }) => !repeated.has(file))
  const isRepeated = ({ place }: FailedTest) => repeated.has(place)
  const failsAgain = ({ place, name }: FailedTest) =>
    second.failures.some((again) => again.place === place && again.name === name)
  const unrepeated = first.failures.filter((failure) => !isRepeated(failure))
  const failures = [...unrepeated, ...second.failures]
  const files = [...kept, ...second.files]
  return {
    ...totals(files),
    failed: failures.length,
    failures,
    flaky: first.failures.filter((failure) => isRepeated(failure) && !failsAgain(failure)),
    files,
  }
}

/** The results of several layers as one. */
export function sum(all: Results[]): Results {
  const total = (of: 'passed' | 'failed' | 'skipped') =>
    all.reduce((whole, results) => whole + results[of], 0)
  return {
    ...{ passed: total('passed'), failed: total('failed'), skipped: total('skipped') },
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky }) => flaky),
    files: all.flatMap(({ files }) => files),
  }
}

/** The lines at the end of a run; the last one contains only the counts. */
export function closingLines(results: Results): string[] {
  const named = ({ place, name, error }: FailedTest) => `${place}: ${name}${error && ` (${error})`}`
  return [
    `the most expensive, processor seconds: ${mostExpensive(results, 20).join(', ')}`,
    ...results.failures.map((failure) => `failed: ${named(failure)}`),
    ...results.flaky.map((test) => `FLAKY ${named(test)}`),
    summary(results),
  ]
}

/** The counts of a run: "12 passed, 0 failed", with ", 1 skipped" if there is any. */
export function summary({
  passed,
  failed,
  skipped,
}: Pick<Results, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * The files that took most processor time, or where it was not counted most time, the first one most:
 * "e2e/home.spec.ts 61", "scripts/faults/faults.test.ts 80 s".
 */
function mostExpensive({ files }: Pick<Results, 'files'>, count: number): string[] {
  const cost = ({ processorSeconds, seconds }: FileResult) => processorSeconds ?? seconds
  return files
    .toSorted((one, other) => cost(other) - cost(one))
    .slice(0, count)
    .map((one) => {
      const unit = one.processorSeconds === undefined ? ' s' : ''
      return `${one.file} ${Math.round(cost(one))}${unit}`
    })
}
