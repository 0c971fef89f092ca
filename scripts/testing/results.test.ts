import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport, sum, summary } from './results.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kariera-results-'))
  file = join(folder, 'report.json')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('the result of a run', () => {
  test('ends with a plain line', () => {
    expect(summary({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
    expect(summary({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
  })

  test('is the sum of its layers', () => {
    const layer = { passed: 3, failed: 1, skipped: 2 }
    expect(sum([layer, layer])).toEqual({ passed: 6, failed: 2, skipped: 4 })
  })

  test('counts a test file that could not be run as a failure', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    }
    writeFileSync(file, JSON.stringify(report))
    expect(readVitestReport(file)).toEqual({ passed: 4, failed: 2, skipped: 2 })
  })

  test('counts a journey that passed only at its second attempt as a failure', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }
    writeFileSync(file, JSON.stringify({ stats, errors: [{ message: 'no such file' }] }))
    expect(readPlaywrightReport(file)).toEqual({ passed: 5, failed: 3, skipped: 1 })
  })
})
