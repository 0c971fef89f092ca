import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { root } from '../environment.ts'
import { startProcessorMeter } from './processorMeter.ts'
import { closingLines } from './results.ts'
import {
  runPlaywright,
  runVitest,
  withSecondTry,
  type LayerContext,
  type VitestRun,
} from './runners.ts'

// Each test starts processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

// The runners find their libraries from here.
const parent = join(root, '.build')
const kept = join(root, 'test-results')
let folder: string
let context: LayerContext

beforeEach(() => {
  // The output of the runners about made-up tests must not appear in this run.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  mkdirSync(parent, { recursive: true })
  folder = mkdtempSync(join(parent, 'made-up-'))
  const meter = startProcessorMeter()
  meter.stop()
  context = { scratch: folder, meter, retries: true, stop: new AbortController().signal }
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
  for (const name of globSync('made-up*', { cwd: kept }))
    rmSync(join(kept, name), { recursive: true })
})

/**
 * Writes three test files: one always passes, one passes only at its second try in another process, and one never
 * passes.
 */
function madeUpTests(library: string): Record<'steady' | 'flaky' | 'broken', string> {
  const tried = JSON.stringify(join(folder, 'tried'))
  const imports = `
    import { existsSync, readFileSync, writeFileSync } from 'node:fs'
    import { expect, test } from '${library}'`
  return {
    steady: `${imports}
      test('steady', () => expect(1).toBe(1))`,
    flaky: `${imports}
      test('flaky', () => {
        const firstProcess = existsSync(${tried}) && readFileSync(${tried}, 'utf8')
        if (!firstProcess) writeFileSync(${tried}, String(process.pid))
        expect(firstProcess, 'there was no try before').not.toBe(false)
        expect(firstProcess).not.toBe(String(process.pid))
      })
      test('beside it', () => expect(1).toBe(1))`,
    broken: `${imports}
      test('broken', () => expect('one', 'they differ').toBe('two'))
      test.skip('skipped', () => expect(1).toBe(1))`,
  }
}

describe('with Vitest', () => {
  const vitest = () =>
    withSecondTry((files) => runVitest({ projects: ['made-up'], folder, files }, context), context)
  const place = (name: string) => relative(root, join(folder, `${name}.test.mjs`))

  beforeEach(() => {
    const config = { test: { name: 'made-up', include: ['*.test.mjs'] } }
    writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)}`)
    for (const [name, source] of Object.entries(madeUpTests('vitest')))
      writeFileSync(join(folder, `${name}.test.mjs`), source)
  })

  test('a flaky test passes at its second try and is named, a broken one fails twice', async () => {
    const results = await vitest()
    expect(closingLines(results).slice(1)).toEqual([
      `failed: ${place('broken')}: broken (AssertionError: they differ: expected 'one' to be 'two' // Object.is equality)`,
      `FLAKY ${place('flaky')}: flaky (AssertionError: there was no try before: expected false not to be false // Object.is equality)`,
      '3 passed, 1 failed, 1 skipped',
    ])
    expect(globSync('made-up*.json', { cwd: kept })).toHaveLength(2)
  })

  test('a flaky test fails where nothing is tried twice', async () => {
    context.retries = false
    const { passed, failed, flaky } = await vitest()
    expect({ passed, failed, flaky }).toEqual({ passed: 2, failed: 2, flaky: [] })
  })
})

describe('with Playwright', () => {
  const playwright = () => {
    const system = {
      ...{ BASE_URL: 'http://localhost', DATA_DIR: folder, SETTINGS_FILE: '' },
      ...{ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' },
    }
    const env = { ...process.env, SYSTEMS: JSON.stringify([system]) }
    const config = join(folder, 'made-up.config.mjs')
    return runPlaywright({ projects: ['made-up'], config, env }, context)
  }

  beforeEach(() => {
    const config = `
      import config from '../../e2e/playwright.config.ts'
      export default { ...config, testDir: '.', projects: [{ name: 'made-up' }] }`
    writeFileSync(join(folder, 'made-up.config.mjs'), config)
    for (const [name, source] of Object.entries(madeUpTests('playwright/test')))
      writeFileSync(join(folder, `${name}.spec.mjs`), source)
  })

  test('a flaky journey passes at its second try, is named and leaves a trace, a broken one fails twice', async () => {
    const results = await playwright()
    expect(closingLines(results).slice(1)).toEqual([
      'failed: e2e/broken.spec.mjs:4: broken (Error: they differ)',
      'FLAKY e2e/flaky.spec.mjs:4: flaky (Error: there was no try before)',
      '3 passed, 1 failed, 1 skipped',
    ])
    const traces = globSync('made-up/flaky-*/trace.zip', { cwd: kept })
    expect(traces).toHaveLength(1)
    expect(readFileSync(join(kept, traces[0] ?? ''), 'latin1').slice(0, 2)).toBe('PK')
  })

  test('a flaky journey fails where nothing is tried twice', async () => {
    context.retries = false
    const { passed, failed, flaky } = await playwright()
    expect({ passed, failed, flaky }).toEqual({ passed: 2, failed: 2, flaky: [] })
  })
})

test('a run without a report is a failure', async () => {
  const run: VitestRun = { projects: ['there-is-none'], folder }
  const { failed, failures } = await withSecondTry(() => runVitest(run, context), context)
  expect([failed, failures[0]?.name]).toEqual([1, 'the tests did not come to their end (code 1)'])
})
