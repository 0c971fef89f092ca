import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { say } from '../../shared/src/commands/terminal.ts'
import { isMissed, type Figure } from './figures.ts'
import type { ReadersReport } from './lighthouse.ts'
import type { SizeReport } from './size.ts'
import { tableOf } from './table.ts'
import * as targets from './targets.ts'

/** Load of the machine by other work before the measurements began. */
export interface Surroundings {
  /** Processes that were ready to run, over the last minute. */
  load: number
  cores: number
}

/** All measurements; a part that was not requested is empty. */
export interface Measured {
  sizes: SizeReport[]
  views: Figure[]
  many: Figure[]
  typing: Figure[]
  readers: ReadersReport
}

/** Prints the measurements and their targets, and writes the same as JSON. */
export function report(
  { sizes, views, many, typing, readers }: Measured,
  before: Surroundings,
  file: string,
): void {
  const growth = growthOf(sizes)
  for (const { articles, figures } of sizes) printTable(`${articles} articles`, figures)
  if (growth.length > 0) printTable('100000 articles against 10000', growth)
  if (sizes.length > 0) {
    compare('milliseconds from the start of the save, p50 / p95', targets.peers)
  }
  if (views.length > 0) printTable('views of many readers', views)
  if (many.length > 0) printTable('a minute of many', many)
  if (typing.length > 0) printTable('typing in an article of 10,000 words', typing)
  if (readers.figures.length > 0) {
    printTable('Lighthouse, on a slow phone', readers.figures)
    printFaults(readers)
    compare('performance, accessibility, best practices, SEO of an article', targets.readersPeers)
  }
  const figures = sizes.flatMap((size) => size.figures)
  const missed = [...figures, ...growth, ...views, ...many, ...typing, ...readers.figures].filter(
    isMissed,
  )
  say('')
  if (before.load > before.cores / 4) say(busyLine(before))
  say(missed.length === 0 ? 'Every target is met.' : `${missed.length} targets are MISSED.`)
  mkdirSync(dirname(file), { recursive: true })
  const all = {
    measuredAt: new Date().toISOString(),
    before,
    sizes,
    growth,
    views,
    many,
    typing,
    readers,
  }
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  say(`All figures: ${file}`)
}

/** Prints what keeps categories from their target. */
function printFaults({ faults }: ReadersReport): void {
  if (faults.length === 0) return
  say('')
  say('What costs points:')
  for (const fault of faults) say(`  ${fault}`)
}

function compare(what: string, peers: string[]): void {
  say('')
  say(`For comparison, ${what}:`)
  for (const peer of peers) say(`  ${peer}`)
}

function busyLine({ load, cores }: Surroundings): string {
  return `The machine was busy before this began (load ${load.toFixed(1)} on ${cores} cores): the figures say little.`
}

/** How much longer a save takes to appear with ten times as many articles, by the medians. */
function growthOf(sizes: SizeReport[]): Figure[] {
  const [small, large] = [10_000, 100_000].map((wanted) =>
    sizes.find(({ articles }) => articles === wanted),
  )
  if (!small || !large) return []
  return large.figures
    .filter(({ what }) => what.endsWith('from the start'))
    .map((figure) => {
      const before = small.figures.find(({ what }) => what === figure.what)
      const [from, to] = [before?.values.p50?.value, figure.values.p50?.value]
      const value = from && to ? to / from : null
      return {
        what: figure.what,
        unit: 'times',
        values: { one: { value, target: targets.growth } },
      }
    })
}

function printTable(title: string, figures: Figure[]): void {
  say('')
  say(title)
  for (const line of tableOf(figures)) say(`  ${line}`)
}
