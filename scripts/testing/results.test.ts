import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from '../environment.ts'
import { readPlaywrightReport, readVitestReport, slowest, sum, summary } from './results.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kariera-results-'))
  file = join(folder, 'report.json')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const tooLate = { message: '\u001B[31mtoo late\u001B[39m\nmore' }
const times = { startTime: 1000, endTime: 3000 }
const journey = (ok: boolean) => ({
  ...{ title: 'a journey', file: 'some.spec.ts', line: 3, ok },
  tests: [{ results: [{ duration: 1500, ...(!ok && { error: tooLate }) }] }],
})

describe('the result of a run', () => {
  test('ends with a plain line', () => {
    expect(summary({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
    expect(summary({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
  })

  test('is the sum of its layers', () => {
    const layer = { passed: 3, failed: 1, skipped: 2, failures: ['one'], files: [] }
    const both = { passed: 6, failed: 2, skipped: 4, failures: ['one', 'one'], files: [] }
    expect(sum([layer, layer])).toEqual(both)
  })

  test('counts a test file that could not be run as a failure', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        {
          ...times,
          name: join(root, 'a.test.ts'),
          status: 'passed',
          assertionResults: [{ status: 'passed', fullName: 'one' }],
        },
        {
          ...times,
          name: join(root, 'b.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'failed', fullName: 'two', failureMessages: ['1 is not 2\nat …'] },
          ],
        },
        { ...times, name: join(root, 'c.test.ts'), status: 'failed', assertionResults: [] },
      ],
    }
    writeFileSync(file, JSON.stringify(report))
    const failures = ['b.test.ts: two (1 is not 2)', 'c.test.ts: the file could not be run']
    expect(readVitestReport(file).files).toContainEqual({ file: 'a.test.ts', seconds: 2 })
    expect(readVitestReport(file)).toMatchObject({ passed: 4, failed: 2, skipped: 2, failures })
  })

  test('counts a journey that passed only at its second attempt as a failure', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }
    const suites = [{ specs: [journey(true)], suites: [{ specs: [journey(false)] }] }]
    writeFileSync(file, JSON.stringify({ suites, stats, errors: [{ message: 'no such file' }] }))
    const failures = ['e2e/some.spec.ts:3: a journey (too late)', 'e2e: an error outside any test']
    expect(readPlaywrightReport(file)).toMatchObject({
      ...{ passed: 5, failed: 3, skipped: 1, failures },
      files: [{ file: 'e2e/some.spec.ts', seconds: 3 }],
    })
  })

  test('names the files that took longest', () => {
    const files = [1.2, 30, 4].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }))
    expect(slowest({ files }, 2)).toEqual(['30.test.ts: 30 s', '4.test.ts: 4 s'])
  })
})
