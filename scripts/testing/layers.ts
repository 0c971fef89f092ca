import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { journeysFor } from '../../e2e/reach.ts'
import { runChecks } from '../checking/checks.ts'
import { freePorts } from '../process/ports.ts'
import { say } from '../../shared/src/commands/terminal.ts'
import { findChromium } from './chromium.ts'
import { nothing, sum, type Results } from './results.ts'
import {
  runPlaywright,
  runVitest,
  testVariables,
  withSecondTry,
  type LayerContext,
} from './runners.ts'
import { startTestSystem, type TestSystem } from './test-system.ts'

type Layer = (context: LayerContext) => Promise<Results>

/** The layers, lowest first. Each takes no account of the settings of this installation. */
export const layers = {
  check: checkLayer,
  unit: unitLayer,
  integration: integrationLayer,
  e2e: endToEndLayer,
  faults: faultsLayer,
} satisfies Record<string, Layer>

async function checkLayer({ stop }: LayerContext): Promise<Results> {
  const outcomes = Object.entries(await runChecks(stop))
  const failures = outcomes
    .filter(([, ok]) => !ok)
    .map(([name]) => ({ place: 'check', name, error: '' }))
  const passed = outcomes.length - failures.length
  return { ...nothing, passed, failed: failures.length, failures }
}

/** Unit tests are not retried: they do not depend on anything that could be busy. */
function unitLayer(context: LayerContext): Promise<Results> {
  return runVitest({ projects: ['unit', 'components'] }, context)
}

function integrationLayer(context: LayerContext): Promise<Results> {
  const changedSince = context.changes?.since
  return withSecondTry(
    (files) => runVitest({ projects: ['integration'], files, changedSince }, context),
    context,
  )
}

/** Tests with killed processes and cut connections, and the restore drill after them. */
function faultsLayer(context: LayerContext): Promise<Results> {
  return withSecondTry((files) => runFaults(files, context), context)
}

/** Runs over a separate system with a second site that only records its messages. */
async function runFaults(files: string[] | undefined, context: LayerContext): Promise<Results> {
  const { scratch, stop } = context
  const [recorderPort, mailPort] = await freePorts(2)
  const environment = {
    ...testVariables('faults'),
    SITE_HOOKS: `local,http://127.0.0.1:${recorderPort}/_site/hook`,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}?socketTimeout=3000`,
    // The simulated readers have their own addresses.
    TRUST_PROXY: '1',
  }
  const greeter = await openGreeter(recorderPort)
  const name = files ? 'faults-second-try' : 'faults'
  const system = await startTestSystem(name, scratch, environment, stop)
  await greeter.close()
  try {
    const env = {
      ...testVariables('faults'),
      ...system.variables,
      // Not BASE_URL, which Vite sets itself.
      SYSTEM_URL: system.variables.BASE_URL,
      RECORDER_PORT: String(recorderPort),
      MAIL_PORT: String(mailPort),
    }
    const isWanted = (folder: string) => !files || files.some((file) => file.startsWith(folder))
    const faults = isWanted('scripts/faults/')
      ? await runVitest({ projects: ['faults'], env, files }, context)
      : nothing
    const drill = isWanted('scripts/drill/') ? await runDrill(env, files, context) : nothing
    return sum([faults, drill])
  } finally {
    await system.stop()
  }
}

/**
 * Restores a backup of the system after the faults into a second one, as an operator does. The second site receives all
 * events.
 */
async function runDrill(
  env: NodeJS.ProcessEnv,
  files: string[] | undefined,
  context: LayerContext,
): Promise<Results> {
  const greeter = await openGreeter(Number(env.RECORDER_PORT))
  const scratch = join(context.scratch, files ? 'drill-second-try' : 'drill')
  try {
    return await runVitest(
      { projects: ['drill'], env: { ...env, SCRATCH: scratch }, files },
      context,
    )
  } finally {
    await greeter.close()
  }
}

/**
 * Accepts the messages to the second site while the tests do not. A site that does not respond would make the system
 * unhealthy after a while, and it would never be ready.
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

/** Tests that are run together, with one worker for each of their systems. */
interface Walk {
  projects: [string, ...string[]]
  /** Names of the systems, at most as many as it can use. */
  systems: string[]
  settings: NodeJS.ProcessEnv
  /** Names of the tests to run, instead of all. */
  journeys: string[] | undefined
}

/**
 * Runs the browser tests on the publication of the demo, and the test that compares every page repeatedly on a small
 * one.
 */
async function endToEndLayer(context: LayerContext): Promise<Results> {
  const chosen = context.changes && journeysFor(context.changes.files)
  if (chosen) say(`journeys: ${chosen.join(', ') || 'none'}`)
  const walks: Walk[] = [
    {
      projects: ['journeys', 'without newsroom'],
      systems: ['e2e', 'e2e-2'],
      settings: {},
      journeys: chosen?.filter((name) => name !== 'staleness'),
    },
    {
      projects: ['staleness'],
      systems: ['staleness', 'staleness-2'],
      settings: process.env.LONG ? {} : { DEMO: '0' },
      journeys: chosen?.filter((name) => name === 'staleness'),
    },
  ]
  return walkAll(
    walks.filter(({ journeys }) => journeys?.length !== 0),
    context,
  )
}

/** One walk after the other, over systems that have all started side by side. */
async function walkAll(walks: Walk[], context: LayerContext): Promise<Results> {
  if (walks.length === 0) return nothing
  const chromium = await findChromium(context.stop, 'headless')
  const starts = walks.map(({ systems, settings, journeys }) =>
    systems
      .slice(0, journeys?.length)
      .map((name) =>
        startTestSystem(
          name,
          context.scratch,
          { ...testVariables('e2e'), ...settings },
          context.stop,
        ),
      ),
  )
  try {
    const systems = await Promise.all(starts.map((own) => Promise.all(own)))
    const results: Results[] = []
    for (const [index, walk] of walks.entries())
      results.push(await runJourneys(walk, systems[index] ?? [], chromium, context))
    return sum(results)
  } finally {
    const started = await Promise.allSettled(starts.flat())
    await Promise.all(started.map(async (one) => one.status === 'fulfilled' && one.value.stop()))
  }
}

async function runJourneys(
  { projects, journeys }: Walk,
  systems: TestSystem[],
  chromium: string,
  context: LayerContext,
): Promise<Results> {
  const env = {
    ...testVariables('e2e'),
    SYSTEMS: JSON.stringify(systems.map(({ variables }) => variables)),
    CHROMIUM_PATH: chromium,
  }
  const specs = journeys?.map((name) => `${name}.spec.ts`)
  const results = await runPlaywright({ projects, specs, env }, context)
  if (results.failed > 0) for (const system of systems) system.sayLastLines()
  return results
}
