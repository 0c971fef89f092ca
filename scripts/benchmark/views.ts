import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'node:http'
import { z } from 'zod'
import { query } from '../postgres/connection.ts'
import { Failure } from '../../shared/src/commands/command.ts'
import { say, step } from '../../shared/src/commands/terminal.ts'
import { percentile, spreadOf, type Figure } from './figures.ts'
import * as targets from './targets.ts'

/** Rate of views, per second; they begin whether or not earlier ones are answered. */
const RATE = 1000
const SECONDS = 10
/** Number of views before the measurement: a new process is slow. */
const WARMING = 500
/** How often a page is requested, first without views and then during them, milliseconds. */
const PAGE_EVERY = 50
/** Number of connections from readers to the public server. */
const CONNECTIONS = 64
/** A view that is not counted by then is lost, milliseconds. */
const WAIT_FOR = 30_000

const articlesSchema = z.object({ docs: z.array(z.object({ id: z.number(), slug: z.string() })) })
const countSchema = z.object({ views: z.coerce.number() })

/** The system that views are sent to, and the database that counts them. */
export interface Viewed {
  baseUrl: string
  databaseUrl: string
}

/**
 * Measures how the public server handles views of many readers, whether each is counted once, and whether a page
 * requested meanwhile is slower.
 */
export async function measureViews(viewed: Viewed, stop: AbortSignal): Promise<Figure[]> {
  say('— views')
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  try {
    const articles = await findArticles(viewed.baseUrl)
    const path = `/article/${articles[0]?.slug ?? ''}/`
    const seconds = `${SECONDS} s`
    const send = (reader: number) => sendView(viewed.baseUrl, agent, articles, reader)
    const countedBefore = await countOf(viewed)
    await offer(WARMING, RATE / 4, send, stop)
    await waitForCount(viewed, countedBefore + WARMING, stop)
    const pageOnly = await step(`a page, ${seconds}`, () => askForPage(viewed.baseUrl, path, stop))
    const [answers, pageBeside] = await step(`${RATE} views a second, ${seconds}`, () =>
      Promise.all([
        offer(RATE * SECONDS, RATE, send, stop),
        askForPage(viewed.baseUrl, path, stop),
      ]),
    )
    const offered = WARMING + RATE * SECONDS
    const counted = (await waitForCount(viewed, countedBefore + offered, stop)) - countedBefore
    return figuresOf({ answers, pageOnly, pageBeside, wrong: Math.abs(counted - offered) })
  } finally {
    agent.destroy()
  }
}

function figuresOf(taken: {
  answers: number[]
  pageOnly: number[]
  pageBeside: number[]
  wrong: number
}): Figure[] {
  const { answers, pageOnly, pageBeside, wrong } = taken
  const [alone, beside] = [percentile(pageOnly, 50), percentile(pageBeside, 50)]
  const slower = alone && beside ? beside / alone : null
  return [
    spreadOf(`views: an answer at ${RATE} a second offered`, 'ms', answers, targets.viewAnswer),
    {
      what: `views: lost or counted twice of ${WARMING + RATE * SECONDS}`,
      unit: 'views',
      values: { one: { value: wrong, target: targets.wrongViews } },
    },
    spreadOf('views: first byte of a page without them', 'ms', pageOnly),
    spreadOf('views: first byte of a page beside them', 'ms', pageBeside),
    {
      what: 'views: a page beside them against without',
      unit: 'times',
      values: { one: { value: slower, target: targets.pageBesideViews } },
    },
  ]
}

/**
 * Begins a number of calls at a rate.
 *
 * @returns how long each took from its planned start, milliseconds
 */
async function offer(
  count: number,
  rate: number,
  send: (reader: number) => Promise<void>,
  stop: AbortSignal,
): Promise<number[]> {
  const answered: Promise<number>[] = []
  const began = performance.now()
  for (let index = 0; index < count; index += 1) {
    const due = began + (index * 1000) / rate
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait, undefined, { signal: stop })
    answered.push(send(index).then(() => performance.now() - due))
  }
  return Promise.all(answered)
}

/** Each view comes from another network by `x-forwarded-for`, to a public server that trusts one proxy. */
function sendView(
  baseUrl: string,
  agent: Agent,
  articles: { id: number }[],
  reader: number,
): Promise<void> {
  const body = JSON.stringify({ articleId: articles[reader % articles.length]?.id })
  const headers = {
    'content-type': 'text/plain;charset=UTF-8',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    'x-forwarded-for': `10.${reader >> 16}.${(reader >> 8) & 255}.${reader & 255}`,
  }
  return new Promise((resolve, reject) => {
    request(`${baseUrl}/api/views`, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 202) resolve()
        else reject(new Failure(`A view got the response ${response.statusCode ?? 'none'}.`))
      })
    })
      .once('error', reject)
      .end(body)
  })
}

/**
 * Requests a page repeatedly.
 *
 * @returns milliseconds until the first byte of each
 */
async function askForPage(baseUrl: string, path: string, stop: AbortSignal): Promise<number[]> {
  const taken: number[] = []
  const end = performance.now() + SECONDS * 1000
  while (performance.now() < end) {
    const began = performance.now()
    const response = await fetch(baseUrl + path)
    taken.push(performance.now() - began)
    await response.arrayBuffer()
    if (!response.ok) throw new Failure(`${path} answered ${response.status}.`)
    await sleep(PAGE_EVERY, undefined, { signal: stop })
  }
  return taken
}

async function findArticles(baseUrl: string) {
  const response = await fetch(`${baseUrl}/api/articles?limit=20&depth=0&sort=-datePublished`)
  const { docs } = articlesSchema.parse(await response.json())
  if (docs.length === 0) throw new Failure(`${baseUrl} has no articles to look at.`)
  return docs
}

async function countOf({ databaseUrl }: Viewed): Promise<number> {
  const { rows } = await query(
    databaseUrl,
    `SELECT (SELECT count(*) FROM article_views) +
       (SELECT coalesce(sum(views), 0) FROM article_view_totals) AS views`,
  )
  return countSchema.parse(rows[0]).views
}

/**
 * Waits until a number of views is counted, and a little longer to find surplus ones.
 *
 * @returns the number that is counted then
 */
async function waitForCount(viewed: Viewed, wanted: number, stop: AbortSignal): Promise<number> {
  const deadline = Date.now() + WAIT_FOR
  while ((await countOf(viewed)) < wanted && Date.now() < deadline) {
    await sleep(100, undefined, { signal: stop })
  }
  await sleep(1000, undefined, { signal: stop })
  return countOf(viewed)
}
