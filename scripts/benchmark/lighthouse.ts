import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../environment.ts'
import { Failure } from '../../shared/src/commands/command.ts'
import { run } from '../process/run.ts'
import { step } from '../../shared/src/commands/terminal.ts'
import { percentile, type Figure, type Target } from './figures.ts'
import { findReadersPages } from './readers-pages.ts'
import * as targets from './targets.ts'

/** An odd number, so that one run is the median. */
const RUNS = 3

/** The figures of the reader's pages, and what cost a category its last points. */
export interface ReadersReport {
  figures: Figure[]
  /** As "home: performance 99: Largest Contentful Paint, 1.9 s". */
  faults: string[]
}

/**
 * Measures pages of each kind (readers-pages.ts) with Lighthouse, which simulates a slow phone on a slow connection.
 *
 * @param chromium the path of the executable
 * @param scratch a folder for its reports
 * @throws {Failure} if Lighthouse does not finish
 */
export async function measureReadersPages(
  baseUrl: string,
  { chromium, scratch, stop }: { chromium: string; scratch: string; stop: AbortSignal },
): Promise<ReadersReport> {
  const report: ReadersReport = { figures: [], faults: [] }
  for (const { name, path } of await findReadersPages(baseUrl)) {
    const runs = await step(`Lighthouse: ${name}`, async () => {
      const all: Run[] = []
      for (let index = 0; index < RUNS; index += 1) {
        all.push(await runLighthouse(baseUrl + path, { chromium, scratch, stop }))
      }
      return all
    })
    report.figures.push(...figuresOf(name, runs))
    report.faults.push(...faultsOf(name, runs))
  }
  return report
}

const auditSchema = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  displayValue: z.string().optional(),
})
const runSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), auditSchema),
})
type Run = z.infer<typeof runSchema>

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

const metrics: { audit: string; what: string; unit: Figure['unit']; target?: Target }[] = [
  { audit: 'largest-contentful-paint', what: 'LCP', unit: 'ms', target: targets.lcp },
  { audit: 'cumulative-layout-shift', what: 'CLS', unit: 'share', target: targets.cls },
  { audit: 'total-blocking-time', what: 'TBT', unit: 'ms' },
  { audit: 'total-byte-weight', what: 'transferred', unit: 'KiB' },
]

async function runLighthouse(
  address: string,
  { chromium, scratch, stop }: { chromium: string; scratch: string; stop: AbortSignal },
): Promise<Run> {
  const file = join(scratch, 'lighthouse.json')
  const args = [
    address,
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${Object.keys(categories).join(',')}`,
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--no-sandbox --headless=new',
  ]
  const script = join(root, 'node_modules', 'lighthouse', 'cli', 'index.js')
  const env = { ...process.env, CHROME_PATH: chromium }
  await run(`Lighthouse of ${address}`, { script, args, cwd: scratch, env }, stop)
  const result = runSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (!result.runtimeError) return result
  throw new Failure(`Lighthouse could not look at ${address}: ${result.runtimeError.message}`)
}

/** Returns the median of the runs, for each number separately. */
function figuresOf(name: string, runs: Run[]): Figure[] {
  const figure = (what: string, unit: Figure['unit'], samples: number[], target?: Target) => ({
    what: `${name}: ${what}`,
    unit,
    values: { one: { value: percentile(samples, 50), target } },
  })
  return [
    ...Object.entries(categories).map(([id, what]) => {
      const scores = runs.map((run) => Math.round((run.categories[id]?.score ?? 0) * 100))
      return figure(what, 'of 100', scores, targets.lighthouse)
    }),
    ...metrics.map(({ audit, what, unit, target }) => {
      const values = runs.map((run) => run.audits[audit]?.numericValue ?? Infinity)
      const scale = unit === 'KiB' ? 1 / 1024 : 1
      return figure(
        what,
        unit,
        values.map((value) => value * scale),
        target,
      )
    }),
  ]
}

/** Lists every audit that counts and is not perfect, in the run with the median performance. */
function faultsOf(name: string, runs: Run[]): string[] {
  const scoreOf = (run: Run) => run.categories.performance?.score ?? 0
  const middle = runs.toSorted((one, other) => scoreOf(one) - scoreOf(other))[(RUNS - 1) / 2]
  if (!middle) return []
  return Object.entries(categories).flatMap(([id, what]) => {
    const { score, auditRefs } = middle.categories[id] ?? { score: null, auditRefs: [] }
    if (score === 1) return []
    return auditRefs.flatMap(({ id, weight }) => {
      const audit = middle.audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return []
      const value = audit.displayValue ? `, ${audit.displayValue}` : ''
      return `${name}: ${what} ${Math.round((score ?? 0) * 100)}: ${audit.title}${value}`
    })
  })
}
