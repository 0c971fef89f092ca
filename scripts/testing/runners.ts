import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, variablesWithoutSettings } from '../environment.ts'
import { attempt } from '../process/run.ts'
import { say } from '../../shared/src/commands/terminal.ts'
import type { Changes } from './affected.ts'
import { FILE_LOG, LAYER, type ProcessorMeter } from './processorMeter.ts'
import {
  afterSecondTry,
  nothing,
  readPlaywrightReport,
  readVitestReport,
  type Results,
} from './results.ts'

/** The context of a run of tests. */
export interface LayerContext {
  /** A separate folder for this run. */
  scratch: string
  meter: ProcessorMeter
  /** Whether a test that fails runs once more. */
  retries: boolean
  /** Limits integration tests and browser tests to those that changes since a branch or commit can reach. */
  changes?: Changes
  stop: AbortSignal
}

/** Which tests Vitest runs. */
export interface VitestRun {
  projects: [string, ...string[]]
  /** The folder with Vitest's configuration; the repository's by default. */
  folder?: string
  /** Paths of test files from the root, instead of all. */
  files?: string[] | undefined
  /** Only the files that changes since a commit or branch can reach. */
  changedSince?: string | undefined
  env?: NodeJS.ProcessEnv
}

/** Folder for reports, screenshots and traces of failed tests. */
const outputFolder = join(root, 'test-results')

/** Runs tests by Vitest, once. */
export async function runVitest(
  {
    projects,
    folder = root,
    files = [],
    changedSince,
    env = testVariables(projects[0]),
  }: VitestRun,
  { scratch, meter, stop }: LayerContext,
): Promise<Results> {
  const name = [...projects, ...(files.length > 0 ? ['second-try'] : [])].join('-')
  const report = join(scratch, `${name}.json`)
  const args = [
    ...['run', `--root=${folder}`, '--reporter=default', '--reporter=json'],
    `--outputFile.json=${report}`,
    ...projects.map((project) => `--project=${project}`),
    ...(changedSince ? [`--changed=${changedSince}`, '--passWithNoTests'] : []),
    ...files.map((file) => join(root, file)),
  ]
  const script = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const log = join(scratch, `${name}.files`)
  const variables = { ...env, [FILE_LOG]: log }
  const { ok, how } = await attempt({ script, args, cwd: root, env: variables }, stop, say)
  stop.throwIfAborted()
  const results = withCosts(outcome(ok, how, report, readVitestReport), meter.secondsByFile(log))
  if (results.failed > 0 && existsSync(report)) cpSync(report, join(outputFolder, `${name}.json`))
  return results
}

/**
 * Runs test files, and those with failures once more if `retries` is set: whole files, in new processes and with new
 * data. (Vitest's own `retry` would repeat a test on what its first try has left.)
 *
 * @param run runs the files with these paths from the root, or all
 */
export async function withSecondTry(
  run: (files?: string[]) => Promise<Results>,
  { retries }: Pick<LayerContext, 'retries'>,
): Promise<Results> {
  const first = await run()
  const failed = first.files.filter((file) => file.failed > 0).map(({ file }) => file)
  if (!retries || failed.length === 0) return first
  say(`Once more: ${failed.join(', ')}`)
  return afterSecondTry(first, await run(failed))
}

/** The tests that Playwright runs. */
export interface PlaywrightRun {
  projects: [string, ...string[]]
  /** Names of spec files, as "home.spec.ts", instead of all. */
  specs?: string[] | undefined
  /** Path of the configuration. */
  config?: string
  env: NodeJS.ProcessEnv
}

/** Runs tests with Playwright. A second try has a new worker, a new browser and a trace. */
export async function runPlaywright(
  { projects, specs = [], config = join(root, 'e2e', 'playwright.config.ts'), env }: PlaywrightRun,
  { scratch, meter, retries, stop }: LayerContext,
): Promise<Results> {
  const [name] = projects
  const report = join(scratch, `${name}.json`)
  const args = [
    ...['test', `--config=${config}`, '--reporter=list,json', `--retries=${retries ? 1 : 0}`],
    `--output=${join(outputFolder, name)}`,
    ...projects.map((project) => `--project=${project}`),
    // Without this, a project on which others depend would run completely.
    ...(specs.length > 0 ? ['--no-deps'] : []),
    ...specs.map((spec) => `/${spec.replaceAll('.', String.raw`\.`)}$`),
  ]
  const script = join(root, 'node_modules', 'playwright', 'cli.js')
  const log = join(scratch, `${name}.files`)
  const variables = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, [FILE_LOG]: log }
  const { ok, how } = await attempt({ script, args, cwd: root, env: variables }, stop, say)
  stop.throwIfAborted()
  return withCosts(outcome(ok, how, report, readPlaywrightReport), meter.secondsByFile(log))
}

/**
 * The results of a run. A runner that leaves no report, or fails without a failed test, has crashed, which counts as a
 * failure.
 */
function outcome(
  ok: boolean,
  how: string,
  report: string,
  read: (report: string) => Results,
): Results {
  const results = existsSync(report) ? read(report) : undefined
  if (results && (ok || results.failed > 0)) return results
  const name = `the tests did not come to their end (${how})`
  say(name)
  const failure = { place: 'the runner', name, error: '' }
  return { ...(results ?? nothing), failed: 1, failures: [failure] }
}

function withCosts(results: Results, costs: Map<string, number>): Results {
  const files = results.files.map((file) => {
    const processorSeconds = costs.get(file.file)
    return processorSeconds === undefined ? file : { ...file, processorSeconds }
  })
  return { ...results, files }
}

/**
 * The environment of a layer's processes, without any settings: tests must not depend on those of this installation.
 */
export function testVariables(layer: string): NodeJS.ProcessEnv {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  return { ...variablesWithoutSettings(), ...colour, [LAYER]: layer }
}
