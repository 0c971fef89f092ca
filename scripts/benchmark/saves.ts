import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { homePath } from '../../shared/src/routes.ts'
import { query } from '../postgres/connection.ts'
import { Failure } from '../../shared/src/commands/command.ts'
import { step } from '../../shared/src/commands/terminal.ts'
import { accentOf } from './editor.ts'
import { spreadOf, type Figure } from './figures.ts'
import { askForEverything } from './full-render.ts'
import { sampleEdit, sampleNew, waitForQuiet, type Place, type Sample } from './sampling.ts'
import * as targets from './targets.ts'

/** Number of saves during a full render: fewer, because each has to wait for one. */
const BENEATH = 20

/** How long a site may take to mark all pages after the request; milliseconds. */
const LISTED_WITHIN = 30_000

/** Measures saves one after the other, first without other work, then while every page is rendered anew. */
export async function measureSaves(place: Place, samples: number): Promise<Figure[]> {
  const quiet = () => waitForQuiet(place)
  const news = await step(`${samples} new articles`, () => newArticles(place, 'n', samples, quiet))
  const edits = await step(`${samples} edits`, () => editsOf(place, 'e', news, samples, quiet))
  const touched = await affectedBy(place.system.record.databaseUrl, news)

  const render = () => keepRendering(place)
  const fewer = Math.min(samples, BENEATH)
  const title = 'under a full render'
  const newsBeneath = await step(`${fewer} new articles ${title}`, () =>
    newArticles(place, 'm', fewer, render),
  )
  const editsBeneath = await step(`${fewer} edits ${title}`, () =>
    editsOf(place, 'f', newsBeneath, fewer, render),
  )
  return [
    ...figuresOf('new article', news),
    spreadOf('new article: pages touched', 'pages', touched, targets.touchedPages),
    ...figuresOf('edit', edits),
    ...figuresOf(`new article ${title}`, newsBeneath),
    ...figuresOf(`edit ${title}`, editsBeneath),
  ]
}

async function newArticles(
  place: Place,
  series: string,
  count: number,
  before: () => Promise<void>,
): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let index = 0; index < count; index += 1) {
    await before()
    samples.push(await sampleNew(place, markOf(series, index)))
  }
  return samples
}

/** Edits in turn those new articles whose accent home still shows. */
async function editsOf(
  place: Place,
  series: string,
  articles: Sample[],
  count: number,
  before: () => Promise<void>,
): Promise<Sample[]> {
  const shown = articles.filter(({ mark }) => place.pages.says(homePath, accentOf(mark)))
  const samples: Sample[] = []
  for (let index = 0; index < count; index += 1) {
    await before()
    const article = shown[index % shown.length]
    if (!article) throw new Failure('Home shows none of the new articles.')
    samples.push(await sampleEdit(place, article, markOf(series, index)))
  }
  return samples
}

/** Returns a text that is on no other page. */
function markOf(series: string, index: number): string {
  return `проба ${series}${String(index).padStart(4, '0')}x`
}

/** Makes at least half of the pages wait, so that some are still waiting when a save is done. */
async function keepRendering(place: Place): Promise<void> {
  await waitForQuiet(place)
  const { system, pages, stop } = place
  if (pages.waiting > pages.all / 2) return
  await askForEverything(system.record.siteInternalPort, system.hookSecret)
  const deadline = Date.now() + LISTED_WITHIN
  while (pages.waiting < pages.all / 2 && Date.now() < deadline) {
    await sleep(5, undefined, { signal: stop })
  }
}

function figuresOf(what: string, samples: Sample[]): Figure[] {
  const moments = { page: 'its page', home: 'home', all: 'all pages' } as const
  const names = ['page', 'home', 'all'] as const
  const untilServed = samples.flatMap(({ served, began }) =>
    served === undefined ? [] : [served - began],
  )
  return [
    ...names.map((name) => {
      const after = samples.map((sample) => Math.max(0, sample[name] - sample.answered))
      const title = `${what}: ${moments[name]}, after the response`
      return spreadOf(title, 'ms', after, targets.fromResponse[name])
    }),
    spreadOf(
      `${what}: the save itself`,
      'ms',
      samples.map(({ began, answered }) => answered - began),
    ),
    ...names.map((name) => {
      const after = samples.map((sample) => sample[name] - sample.began)
      return spreadOf(`${what}: ${moments[name]}, from the start`, 'ms', after)
    }),
    ...(untilServed.length > 0
      ? [spreadOf(`${what}: public server, from the start`, 'ms', untilServed)]
      : []),
  ]
}

/** Returns how many pages the first event of each article has marked. */
async function affectedBy(databaseUrl: string, articles: Sample[]): Promise<number[]> {
  const ids = JSON.stringify(articles.map(({ id }) => id))
  const { rows } = await query(
    databaseUrl,
    `SELECT DISTINCT ON (e.document_id) d.receipt
     FROM publish_events e JOIN publish_events_deliveries d ON d._parent_id = e.id
     WHERE e.document_type = 'articles' AND d.receipt IS NOT NULL
       AND e.document_id IN (SELECT jsonb_array_elements_text($1::jsonb)::int)
     ORDER BY e.document_id, e.id`,
    [ids],
  )
  return z
    .array(receiptSchema)
    .parse(rows)
    .map(({ receipt }) => receipt.rendered.length + receipt.failed.length + receipt.remaining)
}

const receiptSchema = z.object({
  receipt: z.object({
    rendered: z.array(z.unknown()),
    failed: z.array(z.unknown()),
    remaining: z.number(),
  }),
})
