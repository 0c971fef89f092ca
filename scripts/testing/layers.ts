import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { runChecks } from '../checking/checks.ts'
import { root, variablesWithoutSettings } from '../environment.ts'
import { freePorts } from '../process/ports.ts'
import { attempt } from '../process/run.ts'
import { say } from '../process/terminal.ts'
import { findChromium } from './chromium.ts'
import { readPlaywrightReport, readVitestReport, sum, type Results } from './results.ts'
import { startTestSystem, type TestSystem } from './test-system.ts'

/** What a layer works with. */
export interface LayerContext {
  /** A folder of this run's own. */
  scratch: string
  stop: AbortSignal
}

type Layer = (context: LayerContext) => Promise<Results>

/** The layers, lowest first. Each takes no account of the settings of this installation. */
export const layers = {
  check: checkLayer,
  unit: vitestLayer('unit', 'components'),
  integration: vitestLayer('integration'),
  e2e: endToEndLayer,
  faults: faultsLayer,
} satisfies Record<string, Layer>

async function checkLayer({ stop }: LayerContext): Promise<Results> {
  const outcomes = Object.entries(await runChecks(stop))
  const failures = outcomes.filter(([, ok]) => !ok).map(([name]) => `check: ${name}`)
  return {
    passed: outcomes.length - failures.length,
    failed: failures.length,
    skipped: 0,
    failures,
    files: [],
  }
}

function vitestLayer(...projects: ('unit' | 'components' | 'integration')[]): Layer {
  return (context) => runVitest(projects, testVariables(), context)
}

async function runVitest(
  projects: string[],
  env: NodeJS.ProcessEnv,
  { scratch, stop }: LayerContext,
): Promise<Results> {
  const report = join(scratch, `${projects.join('-')}.json`)
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const script = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const { ok, how } = await attempt({ script, args, cwd: root, env }, stop, say)
  stop.throwIfAborted()
  return outcome(ok, how, existsSync(report) ? readVitestReport(report) : undefined)
}

/** A system of its own, which is killed and cut off in every way, with a second site that only keeps account. */
async function faultsLayer({ scratch, stop }: LayerContext): Promise<Results> {
  const [recorderPort, mailPort] = await freePorts(2)
  const environment = {
    ...testVariables(),
    SITE_HOOKS: `local,http://127.0.0.1:${recorderPort}/_site/hook`,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}?socketTimeout=3000`,
    // Readers write from addresses of their own.
    TRUST_PROXY: '1',
  }
  const greeter = await openGreeter(recorderPort)
  const system = await startTestSystem('faults', scratch, environment, stop)
  await greeter.close()
  try {
    const env = {
      ...testVariables(),
      ...system.variables,
      // Vite has a BASE_URL of its own.
      SYSTEM_URL: system.variables.BASE_URL,
      RECORDER_PORT: String(recorderPort),
      MAIL_PORT: String(mailPort),
    }
    const faults = await runVitest(['faults'], env, { scratch, stop })
    return sum([faults, await runDrill(env, { scratch, stop })])
  } finally {
    await system.stop()
  }
}

/** Restores a backup of what the faults have left beside it, as an operator does. The second site is told all of it. */
async function runDrill(env: NodeJS.ProcessEnv, context: LayerContext): Promise<Results> {
  const greeter = await openGreeter(Number(env.RECORDER_PORT))
  try {
    return await runVitest(['drill'], { ...env, SCRATCH: context.scratch }, context)
  } finally {
    await greeter.close()
  }
}

/**
 * Takes what the second site is told until the tests do. A site that nobody answers for is in time no health, and the
 * system would never be ready.
 */
async function openGreeter(port: number | undefined): Promise<{ close: () => Promise<unknown> }> {
  const server = createServer((req, res) => {
    req.resume().once('end', () => {
      res.writeHead(200, { 'content-type': 'application/json' })
      res.end(JSON.stringify({ rendered: [], failed: [], remaining: 0 }))
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    close: () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      return closed
    },
  }
}

/** The journeys through the publication of the demo, and what looks at every page again and again, on a small one. */
async function endToEndLayer(context: LayerContext): Promise<Results> {
  const chromium = await findChromium(context.stop, 'headless')
  // Three of them: each worker of the journeys has one. They start side by side.
  const small = process.env.LONG ? {} : { DEMO: '0' }
  const starts = [
    startForJourneys('e2e', context),
    startForJourneys('e2e-2', context),
    startForJourneys('staleness', context, small),
  ] as const
  try {
    const [one, two, staleness] = await Promise.all(starts)
    return sum([
      await runJourneys([one, two], ['journeys', 'without newsroom'], chromium, context),
      await runJourneys([staleness], ['staleness'], chromium, context),
    ])
  } finally {
    const started = await Promise.allSettled(starts)
    await Promise.all(started.map(async (one) => one.status === 'fulfilled' && one.value.stop()))
  }
}

function startForJourneys(
  name: string,
  { scratch, stop }: LayerContext,
  settings: NodeJS.ProcessEnv = {},
): Promise<TestSystem> {
  return startTestSystem(name, scratch, { ...testVariables(), ...settings }, stop)
}

/** Runs projects of Playwright's, a worker over each of some systems. */
async function runJourneys(
  systems: TestSystem[],
  projects: [string, ...string[]],
  chromium: string,
  { scratch, stop }: LayerContext,
): Promise<Results> {
  const report = join(scratch, `${projects[0]}.json`)
  const env = {
    ...testVariables(),
    SYSTEMS: JSON.stringify(systems.map(({ variables }) => variables)),
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const script = join(root, 'node_modules', 'playwright', 'cli.js')
  const args = [
    ...['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
    `--output=../test-results/${projects[0]}`,
    ...projects.map((project) => `--project=${project}`),
  ]
  const { ok, how } = await attempt({ script, args, cwd: root, env }, stop, say)
  stop.throwIfAborted()
  if (!ok) for (const system of systems) system.sayLastLines()
  return outcome(ok, how, existsSync(report) ? readPlaywrightReport(report) : undefined)
}

/** A runner that fails without naming a failed test has crashed: that is a failure too. */
function outcome(ok: boolean, how: string, results?: Results): Results {
  if (results && (ok || results.failed > 0)) return results
  say(`The tests did not come to their end (${how}).`)
  const { passed = 0, skipped = 0, files = [] } = results ?? {}
  return {
    passed,
    failed: 1,
    skipped,
    files,
    failures: [`the tests did not come to their end (${how})`],
  }
}

/** The environment without any setting: what this installation was told is none of the tests' business. */
function testVariables(): NodeJS.ProcessEnv {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  return { ...variablesWithoutSettings(), ...colour }
}
