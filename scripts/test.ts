import { parseArgs } from 'node:util'
import { buildAll } from './build.ts'
import { Failure, runCommand } from '../shared/src/commands/command.ts'
import { say, secondsSince } from '../shared/src/commands/terminal.ts'
import { changesSince } from './testing/affected.ts'
import { layers } from './testing/layers.ts'
import { startProcessorMeter } from './testing/processorMeter.ts'
import { closingLines, nothing, sum, summary, type Results } from './testing/results.ts'
import type { LayerContext } from './testing/runners.ts'
import { makeScratch } from './testing/scratch.ts'

type LayerName = keyof typeof layers

/**
 * The rows run one after the other; the lanes of a row run side by side, and the layers of a lane one after the other.
 * The faults layer mostly waits for processes to come back, and does not measure how long that takes.
 */
const rows: LayerName[][][] = [[['check', 'unit', 'integration'], ['faults']], [['e2e']]]

/** The layers to run before a change is merged. */
const layersOfChanges: LayerName[] = ['check', 'unit', 'integration', 'e2e']

/**
 * `npm test`: runs every layer, or the named ones: `npm test -- unit integration --long`. `npm test -- affected [main]`
 * leaves out tests that the changes since a branch or commit cannot affect. The last line is the result.
 */
await runCommand(async (stop) => {
  const { names, since, long } = readArguments()
  if (long) process.env.LONG = '1'
  const changes = since ? { changes: await changesSince(since) } : {}
  const scratch = await makeScratch()
  const meter = startProcessorMeter()
  try {
    // In CI, one slow test among thousands must not fail the run.
    const retries = Boolean(process.env.CI)
    const results = await runLayers(names, {
      scratch: scratch.folder,
      meter,
      retries,
      stop,
      ...changes,
    })
    for (const line of closingLines(results)) say(line)
    return results.failed > 0 ? 1 : 0
  } finally {
    meter.stop()
    await scratch.remove()
  }
})

function readArguments(): { names: LayerName[]; since?: string; long: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { long: { type: 'boolean', default: false } },
  })
  const [first, since = 'main'] = positionals
  if (first === 'affected') return { names: layersOfChanges, since, ...values }
  for (const name of positionals) {
    if (isLayer(name)) continue
    const known = [...Object.keys(layers), 'affected'].join(', ')
    throw new Failure(`There is no layer "${name}": choose from ${known}.`)
  }
  const names = Object.keys(layers).filter(isLayer)
  const chosen = names.filter((name) => positionals.includes(name))
  return { names: positionals.length > 0 ? chosen : names, ...values }
}

async function runLayers(names: LayerName[], context: LayerContext): Promise<Results> {
  if (names.includes('faults') || names.includes('e2e')) await buildAhead(context)
  const outcomes = new Map<LayerName, Outcome>()
  for (const lanes of rows) {
    const work = lanes.map(async (lane) => {
      for (const name of lane) {
        if (names.includes(name)) outcomes.set(name, await timed(name, context))
      }
    })
    await Promise.all(work)
  }
  const { meter } = context
  for (const [name, { result, seconds }] of outcomes) {
    say(`${name} ${seconds} s, ${Math.round(meter.seconds(name))} of a core (${summary(result)})`)
  }
  say(`all, with builds: ${Math.round(meter.seconds())} s of a core`)
  return sum([...outcomes.values()].map(({ result }) => result))
}

/**
 * Builds before the layers run, because a build uses the whole machine and writes files that the checks read. If it
 * fails, the layers that need it report that.
 */
async function buildAhead({ stop }: LayerContext): Promise<void> {
  try {
    await buildAll(stop)
  } catch (error) {
    stop.throwIfAborted()
    say(error instanceof Error ? error.message : String(error))
  }
}

type Outcome = { result: Results; seconds: string }

async function timed(name: LayerName, context: LayerContext): Promise<Outcome> {
  const started = Date.now()
  say(`— ${name}`)
  const result = await runLayer(name, context)
  return { result, seconds: secondsSince(started) }
}

/** A layer that cannot be run counts as a failure; the other layers still run. */
async function runLayer(name: LayerName, context: LayerContext): Promise<Results> {
  try {
    return await layers[name](context)
  } catch (error) {
    context.stop.throwIfAborted()
    say(error instanceof Failure ? error.message : String(error))
    const failure = { place: name, name: 'the layer could not be run', error: '' }
    return { ...nothing, failed: 1, failures: [failure] }
  }
}

function isLayer(name: string): name is LayerName {
  return name in layers
}
