import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { report } from './benchmark/report.ts'
import { measureSize, type SizeReport } from './benchmark/size.ts'
import { root } from './environment.ts'
import { Failure, runCommand } from './process/command.ts'

const USUAL = [1000, 10_000]
const LARGE = 100_000

/**
 * `npm run bench`: how fast a publish is on the page, and how fast all pages are rendered, at several numbers of
 * articles: `--large` with 100,000 too, `--articles 1000,10000` and `--samples 50` to choose. A target that is missed
 * is said, and is no failure: machines differ.
 */
await runCommand(async (stop) => {
  const { sizes, samples } = readArguments()
  const [load = 0] = loadavg()
  const before = { load, cores: availableParallelism() }
  const reports: SizeReport[] = []
  for (const articles of sizes) reports.push(await measureSize(articles, samples, stop))
  report(reports, before, join(root, '.build', 'bench.json'))
  return 0
})

function readArguments() {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string' },
      large: { type: 'boolean', default: false },
      samples: { type: 'string', default: '50' },
    },
  })
  const chosen = values.articles?.split(',').map(Number) ?? USUAL
  const sizes = values.large ? [...new Set([...chosen, LARGE])] : chosen
  const samples = Number(values.samples)
  if (![...sizes, samples].every((number) => Number.isInteger(number) && number > 0)) {
    throw new Failure('Say numbers above 0: npm run bench -- --articles 1000,10000 --samples 50')
  }
  return { sizes, samples }
}
