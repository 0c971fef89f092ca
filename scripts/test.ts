import { parseArgs } from 'node:util'
import { Failure, runCommand } from './process/command.ts'
import { say, secondsSince } from './process/terminal.ts'
import { layers, type LayerContext } from './testing/layers.ts'
import { slowest, sum, summary, type Results } from './testing/results.ts'
import { makeScratch } from './testing/scratch.ts'

type LayerName = keyof typeof layers

/** `npm test`: every layer, or those named: `npm test -- unit integration --long`. The last line is the result. */
await runCommand(async (stop) => {
  const { names, long } = readArguments()
  if (long) process.env.LONG = '1'
  const scratch = await makeScratch()
  try {
    const results = await runLayers(names, { scratch: scratch.folder, stop })
    say(`the slowest: ${slowest(results, 10).join(', ')}`)
    for (const failure of results.failures) say(`failed: ${failure}`)
    say(summary(results))
    return results.failed > 0 ? 1 : 0
  } finally {
    await scratch.remove()
  }
})

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { long: { type: 'boolean', default: false } },
  })
  for (const name of positionals) {
    if (isLayer(name)) continue
    throw new Failure(`There is no layer "${name}": choose from ${Object.keys(layers).join(', ')}.`)
  }
  const names = Object.keys(layers).filter(isLayer)
  return {
    names: positionals.length > 0 ? names.filter((name) => positionals.includes(name)) : names,
    long: values.long,
  }
}

async function runLayers(names: LayerName[], context: LayerContext): Promise<Results> {
  const results: Results[] = []
  const times: string[] = []
  for (const name of names) {
    const started = Date.now()
    say(`— ${name}`)
    const result = await runLayer(name, context)
    results.push(result)
    times.push(`${name} ${secondsSince(started)} s (${summary(result)})`)
  }
  for (const time of times) say(time)
  return sum(results)
}

/** A layer that cannot be run at all is a failure, and no reason to leave the others out. */
async function runLayer(name: LayerName, context: LayerContext): Promise<Results> {
  try {
    return await layers[name](context)
  } catch (error) {
    context.stop.throwIfAborted()
    say(error instanceof Failure ? error.message : String(error))
    const failures = [`${name}: could not be run`]
    return { passed: 0, failed: 1, skipped: 0, failures, files: [] }
  }
}

function isLayer(name: string): name is LayerName {
  return name in layers
}
