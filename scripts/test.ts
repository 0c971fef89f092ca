import { parseArgs } from 'node:util'
import { buildAll } from './build.ts'
import { Failure, runCommand } from './process/command.ts'
import { say, secondsSince } from './process/terminal.ts'
import { changesSince } from './testing/affected.ts'
import { layers } from './testing/layers.ts'
import { closingLines, nothing, sum, summary, type Results } from './testing/results.ts'
import type { LayerContext } from './testing/runners.ts'
import { makeScratch } from './testing/scratch.ts'

type LayerName = keyof typeof layers

/**
 * One row after the other; in a row lanes side by side, each of layers that follow one another. Faults wait most of
 * their time for processes to come back, and take no account of how long that is.
 */
const rows: LayerName[][][] = [[['check', 'unit'], ['faults']], [['integration']], [['e2e']]]

/** What a person runs before a change is taken forward. */
const layersOfChanges: LayerName[] = ['check', 'unit', 'integration', 'e2e']

/**
 * `npm test`: every layer, or those named: `npm test -- unit integration --long`. `npm test -- affected [main]` leaves out
 * what the changes since a branch or commit cannot reach. The last line is the result.
 */
await runCommand(async (stop) => {
  const { names, since, long } = readArguments()
  if (long) process.env.LONG = '1'
  const changes = since ? { changes: await changesSince(since) } : {}
  const scratch = await makeScratch()
  try {
    // Where nobody watches, one test in thousands that was too slow once is no reason to stop.
    const retries = Boolean(process.env.CI)
    const results = await runLayers(names, { scratch: scratch.folder, retries, stop, ...changes })
    for (const line of closingLines(results)) say(line)
    return results.failed > 0 ? 1 : 0
  } finally {
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
  for (const [name, { result, seconds }] of outcomes) {
    say(`${name} ${seconds} s (${summary(result)})`)
  }
  return sum([...outcomes.values()].map(({ result }) => result))
}

/** A build takes all there is of a machine, and writes what the checks read. Where it fails, who needs it says so. */
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

/** A layer that cannot be run at all is a failure, and no reason to leave the others out. */
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
