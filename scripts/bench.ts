import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startDemoSystem } from './benchmark/filled-system.ts'
import type { Figure } from './benchmark/figures.ts'
import { measureReadersPages, type ReadersReport } from './benchmark/lighthouse.ts'
import { measureMany } from './benchmark/many.ts'
import { report, type Measured } from './benchmark/report.ts'
import { measureSize, sizeParts } from './benchmark/size.ts'
import { measureTyping } from './benchmark/typing.ts'
import { measureViews } from './benchmark/views.ts'
import { root } from './environment.ts'
import { Failure, runCommand } from '../shared/src/commands/command.ts'
import { readRunRecord } from './process/run-record.ts'
import { findChromium } from './testing/chromium.ts'

const USUAL = [1000, 10_000]
const LARGE = 100_000
const PARTS = [
  ...(['publishing', ...sizeParts] as const),
  ...(['views', 'many', 'typing', 'lighthouse'] as const),
]
/** Parts that run on a separate system with the demo publication. */
const APART: Part[] = ['views', 'many', 'typing', 'lighthouse']
type Part = (typeof PARTS)[number]

/**
 * `npm run bench`: measures how fast a publish appears on the page, how fast all pages are rendered, and how long a
 * search takes, at several numbers of articles (`--large` adds 100,000; `--articles 1000,10000` and `--samples 50`
 * choose them), and how soon readers see a save; how views of many readers are counted; how a minute of many editors and
 * readers performs; how soon a letter that is typed in a long article is seen; and the reader's pages with Lighthouse.
 * `--only search`, `--only back-office`, `--only visible`, `--only views`, `--only many`, `--only typing` or `--only
 * lighthouse` runs that part alone, `--only publishing` everything but the last four. A missed target is printed, but is
 * not a failure, because machines differ.
 */
await runCommand(async (stop) => {
  const { sizes, samples, only } = readArguments()
  const [load = 0] = loadavg()
  const before = { load, cores: availableParallelism() }
  const measured: Measured = {
    sizes: [],
    views: [],
    many: [],
    typing: [],
    readers: { figures: [], faults: [] },
  }
  if (only === undefined || !APART.includes(only)) {
    const part = sizeParts.find((one) => one === only)
    for (const articles of sizes) {
      measured.sizes.push(await measureSize(articles, { samples, part }, stop))
    }
  }
  if (only === undefined || only === 'views') measured.views = await countViews(stop)
  if (only === undefined || only === 'many') measured.many = await beMany(stop)
  if (only === undefined || only === 'typing') measured.typing = await type(stop)
  if (only === undefined || only === 'lighthouse') measured.readers = await lookAtReadersPages(stop)
  report(measured, before, join(root, '.build', only ? `bench-${only}.json` : 'bench.json'))
  return 0
})

function countViews(stop: AbortSignal): Promise<Figure[]> {
  return onDemoSystem(stop, async ({ test }) => {
    const record = readRunRecord(String(test.variables.DATA_DIR))
    if (!record) throw new Failure('The running system has no run record.')
    const { databaseUrl } = record
    return measureViews({ baseUrl: String(test.variables.BASE_URL), databaseUrl }, stop)
  })
}

function beMany(stop: AbortSignal): Promise<Figure[]> {
  return onDemoSystem(stop, ({ test }) => measureMany(newsroomOf(test), stop))
}

async function type(stop: AbortSignal): Promise<Figure[]> {
  const chromium = await findChromium(stop, 'headless')
  return onDemoSystem(stop, ({ test }) => measureTyping(newsroomOf(test), chromium))
}

async function lookAtReadersPages(stop: AbortSignal): Promise<ReadersReport> {
  const chromium = await findChromium(stop, 'browser')
  return onDemoSystem(stop, ({ test, scratch }) =>
    measureReadersPages(String(test.variables.BASE_URL), { chromium, scratch, stop }),
  )
}

type DemoSystem = Awaited<ReturnType<typeof startDemoSystem>>

/** Measures on a separate system with the demo publication, which does nothing else meanwhile. */
async function onDemoSystem<Result>(
  stop: AbortSignal,
  measure: (system: DemoSystem) => Promise<Result>,
): Promise<Result> {
  await using closing = new AsyncDisposableStack()
  return await measure(await startDemoSystem(closing, stop))
}

function newsroomOf({ variables }: DemoSystem['test']) {
  const email = String(variables.ADMIN_EMAIL)
  const password = String(variables.ADMIN_PASSWORD)
  return { baseUrl: String(variables.BASE_URL), credentials: { email, password } }
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string' },
      large: { type: 'boolean', default: false },
      samples: { type: 'string', default: '50' },
      only: { type: 'string' },
    },
  })
  const chosen = values.articles?.split(',').map(Number) ?? USUAL
  const sizes = values.large ? [...new Set([...chosen, LARGE])] : chosen
  const samples = Number(values.samples)
  if (![...sizes, samples].every((number) => Number.isInteger(number) && number > 0)) {
    throw new Failure('Give numbers above 0: npm run bench -- --articles 1000,10000 --samples 50')
  }
  return { sizes, samples, only: partOf(values.only) }
}

function partOf(name: string | undefined): Part | undefined {
  const part = PARTS.find((known) => known === name)
  if (part || name === undefined) return part
  throw new Failure(`There is no part "${name}": choose from ${PARTS.join(', ')}.`)
}
