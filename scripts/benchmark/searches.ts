import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import { searchPath } from '../../shared/src/routes.ts'
import { root } from '../environment.ts'
import { step } from '../../shared/src/commands/terminal.ts'
import { percentile, spreadOf, type Figure } from './figures.ts'
import type { FilledSystem } from './filled-system.ts'
import { searchRequests, type SearchRequest } from './search-requests.ts'
import * as targets from './targets.ts'

/** Number of searches of the database alone. */
const QUERIES = 1000
/** Rate of requests over HTTP, per second; they begin whether or not earlier ones are answered. */
const RATE = 100
const SECONDS = 10
/** Number of requests before the measurement, one by one: a new process is slow. */
const WARMING = 200
/** Number of pairs of a first and a last page, and of searches by Payload's REST. */
const PAIRS = 40

/**
 * Measures how long readers wait for the search: the query, the response over HTTP, and the last page against the
 * first.
 */
export async function measureSearches(system: FilledSystem, stop: AbortSignal): Promise<Figure[]> {
  const { databaseUrl } = system.record
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const ask = await askerOf(client)
    const requests = await searchRequests(databaseUrl, QUERIES, 1)
    for (const request of requests.slice(0, 100)) await ask(request, 1)
    return [
      ...(await step(`${QUERIES} searches of the database`, () => measureQueries(ask, requests))),
      ...(await step(`${PAIRS} deep pages`, () => measureDepth(ask, requests))),
      ...(await step(`${RATE * SECONDS} searches over HTTP`, () =>
        measureAnswers(system, stop, requests),
      )),
      ...(await step(`${PAIRS} searches by Payload's own contains`, () =>
        measurePayload(system, requests),
      )),
    ]
  } finally {
    await client.end()
  }
}

/**
 * Searches the database for a page.
 *
 * @returns milliseconds, and the number of pages
 */
type Ask = (request: SearchRequest, page: number) => Promise<{ ms: number; pages: number }>

/** The signature in cms/src/collections/search/find.ts. */
type Find = (
  db: unknown,
  query: { title: string | undefined; entityName: string | undefined; page: number },
  listed: { category: number | null; hashtag: number | null },
  now: Date,
) => Promise<{ total: number }>

const ormName = '@payloadcms/db-postgres/drizzle/node-postgres'
const ormModule = z.object({ drizzle: functionOf<(options: { client: Client }) => unknown>() })
const searchModule = z.object({ find: functionOf<Find>() })

function functionOf<Signature>() {
  return z.custom<Signature>((value) => typeof value === 'function')
}

async function askerOf(client: Client): Promise<Ask> {
  // Imported by name at run time: the types of the cms's framework do not fit the commands of the root.
  const { find } = searchModule.parse(
    await import(join(root, 'cms/src/collections/search/find.ts')),
  )
  const { drizzle } = ormModule.parse(await import(ormName))
  const db = drizzle({ client })
  return async ({ title, entityName, category, hashtag }, page) => {
    const listed = { category: category?.id ?? null, hashtag: hashtag?.id ?? null }
    const began = performance.now()
    const { total } = await find(db, { title, entityName, page }, listed, new Date())
    return { ms: performance.now() - began, pages: Math.ceil(total / 10) }
  }
}

async function measureQueries(ask: Ask, requests: SearchRequest[]): Promise<Figure[]> {
  const taken: { kind: string; ms: number }[] = []
  for (const request of requests) taken.push({ kind: request.kind, ...(await ask(request, 1)) })
  const all = taken.map(({ ms }) => ms)
  const byKind = [...Map.groupBy(taken, ({ kind }) => kind)].toSorted()
  return [
    spreadOf('search: the query', 'ms', all, targets.searchQuery),
    ...byKind.map(([kind, some]) =>
      spreadOf(
        `search: the query, ${kind}`,
        'ms',
        some.map(({ ms }) => ms),
      ),
    ),
  ]
}

/** Compares the last page with the first page of the same search, in turns. */
async function measureDepth(ask: Ask, requests: SearchRequest[]): Promise<Figure[]> {
  const byKind = [...Map.groupBy(requests, ({ kind }) => kind)].toSorted()
  const figures: Figure[] = []
  for (const [kind, [request]] of byKind) {
    if (!request) continue
    const [first, last]: [number[], number[]] = [[], []]
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const { ms, pages } = await ask(request, 1)
      first.push(ms)
      last.push((await ask(request, Math.max(1, pages))).ms)
    }
    const [of, to] = [percentile(first, 50), percentile(last, 50)]
    const value = of && to ? to / of : null
    const what = `search: the last page against the first, ${kind}`
    figures.push({ what, unit: 'times', values: { one: { value, target: targets.deepPage } } })
  }
  return figures
}

/**
 * Measures responses over HTTP. Each request comes from another network by its headers, because requests of one network are
 * limited.
 */
async function measureAnswers(
  { baseUrl }: FilledSystem,
  stop: AbortSignal,
  requests: SearchRequest[],
): Promise<Figure[]> {
  for (const [index, request] of requests.slice(0, WARMING).entries()) {
    await answerOf(baseUrl, request, 20_000 + index)
  }
  const answered: Promise<number>[] = []
  const began = performance.now()
  for (const [index, request] of requests.slice(0, RATE * SECONDS).entries()) {
    const due = began + (index * 1000) / RATE
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait, undefined, { signal: stop })
    // Measured from the planned start: a request that begins late has waited as well.
    const answering = isAnswered(baseUrl, request, index)
    answered.push(answering.then((isIt) => (isIt ? performance.now() - due : Infinity)))
  }
  const all = await Promise.all(answered)
  const refused = {
    value: all.filter((ms) => ms === Infinity).length,
    target: targets.refusedSearches,
  }
  const offered = `search: over HTTP at ${RATE} requests/s offered`
  return [
    spreadOf(offered, 'ms', all, targets.searchAnswer),
    { what: `${offered}, refused`, unit: 'calls', values: { one: refused } },
  ]
}

/** Searches while nothing else is under way. */
async function answerOf(baseUrl: string, request: SearchRequest, reader: number): Promise<void> {
  if (!(await isAnswered(baseUrl, request, reader))) throw new Error('A single search was refused.')
}

/** @returns false if the search was refused with 503: too many were waiting, or the database was too slow */
async function isAnswered(
  baseUrl: string,
  request: SearchRequest,
  reader: number,
): Promise<boolean> {
  const { title, entityName, category, hashtag } = request
  const address = new URL(`/api${searchPath.slice(0, -1)}`, baseUrl)
  if (title) address.searchParams.set('title', title)
  if (entityName) address.searchParams.set('entityName', entityName)
  if (category) address.searchParams.set('category', category.slug)
  if (hashtag) address.searchParams.set('hashtag', hashtag.slug)
  const headers = { 'x-forwarded-for': `10.0.${reader >> 8}.${reader & 255}` }
  const response = await fetch(address, { headers })
  await response.arrayBuffer()
  if (response.status === 503) return false
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return true
}

/** Compares the search with Payload's REST for the same titles, one after the other. */
async function measurePayload(
  { baseUrl }: FilledSystem,
  requests: SearchRequest[],
): Promise<Figure[]> {
  const titles = requests.filter(({ kind }) => kind.startsWith('title')).slice(0, PAIRS)
  const [payload, own]: [number[], number[]] = [[], []]
  for (const [index, request] of titles.entries()) {
    const address = new URL('/api/articles', baseUrl)
    address.search = new URLSearchParams({
      'where[title][contains]': request.title ?? '',
      sort: '-datePublished',
      limit: '10',
      depth: '1',
    }).toString()
    const began = performance.now()
    await (await fetch(address)).arrayBuffer()
    payload.push(performance.now() - began)
    const ownStartedAt = performance.now()
    await answerOf(baseUrl, request, 10_000 + index)
    own.push(performance.now() - ownStartedAt)
  }
  const [of, to] = [percentile(own, 50), percentile(payload, 50)]
  const value = of && to ? to / of : null
  return [
    spreadOf('search: a title over HTTP, one by one', 'ms', own),
    spreadOf("search: the same by Payload's contains", 'ms', payload),
    { what: "search: Payload's contains against ours", unit: 'times', values: { one: { value } } },
  ]
}
