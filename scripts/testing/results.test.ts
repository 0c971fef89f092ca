import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from '../environment.ts'
import {
  closingLines,
  nothing,
  readPlaywrightReport,
  readVitestReport,
  sum,
  summary,
} from './results.ts'

let folder: string
let report: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kariera-results-'))
  report = join(folder, 'report.json')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const tooLate = { message: '\u001B[31mtoo late\u001B[39m\nmore' }
const times = { startTime: 1000, endTime: 3000 }
const failure = (place: string, name: string, error = '') => ({ place, name, error })
const journey = (status: string, line: number) => ({
  ...{ title: 'a journey', file: 'some.spec.ts', line },
  tests: [
    { status, results: [{ duration: 1500, ...(status !== 'expected' && { error: tooLate }) }] },
  ],
})

describe('the result of a run', () => {
  test('ends with a plain line', () => {
    expect(summary({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
    expect(summary({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
  })

  test('is the sum of its layers', () => {
    const counts = { passed: 3, failed: 1, skipped: 2 }
    const layer = { ...nothing, ...counts, failures: [failure('a', 'one')] }
    const both = { passed: 6, failed: 2, skipped: 4 }
    const failures = [failure('a', 'one'), failure('a', 'one')]
    expect(sum([layer, layer])).toEqual({ ...nothing, ...both, failures })
  })

  test('counts a test file that could not be run as a failure', () => {
    const file = (name: string, status: string, assertionResults: object[]) => ({
      ...{ ...times, name: join(root, name), status, assertionResults },
    })
    const testResults = [
      file('a.test.ts', 'passed', [{ status: 'passed', fullName: 'one' }]),
      file('b.test.ts', 'failed', [
        { status: 'failed', fullName: 'two', failureMessages: ['1 is not 2\nat …'] },
        { status: 'pending', fullName: 'three' },
      ]),
      file('c.test.ts', 'failed', []),
    ]
    writeFileSync(report, JSON.stringify({ testResults }))
    const results = readVitestReport(report)
    const [counts] = results.files
    expect(counts).toEqual({ file: 'a.test.ts', seconds: 2, passed: 1, failed: 0, skipped: 0 })
    expect(results).toMatchObject({
      ...{ passed: 1, failed: 2, skipped: 1 },
      failures: [
        failure('b.test.ts', 'two', '1 is not 2'),
        failure('c.test.ts', 'the file could not be run'),
      ],
    })
  })

  test('counts a journey that passed at its second try as passed, and an error outside any test as a failure', () => {
    const specs = [journey('expected', 1), journey('flaky', 2)]
    const suites = [{ specs, suites: [{ specs: [journey('unexpected', 3)] }] }]
    writeFileSync(report, JSON.stringify({ suites, errors: [{ message: 'no such file' }] }))
    expect(readPlaywrightReport(report)).toEqual({
      ...{ passed: 2, failed: 2, skipped: 0 },
      failures: [
        failure('e2e/some.spec.ts:3', 'a journey', 'too late'),
        failure('e2e', 'an error outside any test'),
      ],
      flaky: [failure('e2e/some.spec.ts:2', 'a journey', 'too late')],
      files: [{ file: 'e2e/some.spec.ts', seconds: 4.5, passed: 2, failed: 1, skipped: 0 }],
    })
  })

  test('names the files that took most processor time, or most time where that was not counted', () => {
    const files = [
      { seconds: 1.2, processorSeconds: 40 },
      { seconds: 30 },
      { seconds: 50, processorSeconds: 3.6 },
    ].map((cost, index) => ({
      file: `${index}.test.ts`,
      passed: 1,
      failed: 0,
      skipped: 0,
      ...cost,
    }))
    expect(closingLines({ ...nothing, files })[0]).toBe(
      'the most expensive, processor seconds: 0.test.ts 40, 1.test.ts 30 s, 2.test.ts 4',
    )
  })
})
