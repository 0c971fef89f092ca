import { Signer } from '@kariera/shared/contracts/signature'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'
import { setClock } from '@kariera/shared/clock'
import type { Repetition } from '../lib/jobs/repeatedly.ts'

const hookSecret = 'the secret that both sides of the hook know'
let newsroom: TestNewsroom
let settings: { siteHooks: string[] }
let site: Server
let dispatchers: Repetition[] = []

/** The messages that the site received, and its answers. */
type Message = { type: string; data?: { paths: string[]; tags: string[] } }
type Call = { id: string; timestamp: string; body: Message }
let calls: Call[] = []
let answerWith: (call: Call) => number | Promise<number> = () => 200
/** Ids of the messages that are being answered, and whether one ever was twice at once. */
const open = new Set<string>()
let overlapped = false

async function answer(call: Call): Promise<number> {
  const events = call.id.replace('event_', '').split('_')
  overlapped ||= events.some((event) => open.has(event))
  for (const event of events) open.add(event)
  const status = await answerWith(call)
  for (const event of events) open.delete(event)
  return status
}

beforeAll(async () => {
  site = createServer((req, res) => {
    void verified(req).then(async (call) => {
      calls.push(call)
      res.writeHead(await answer(call))
      const rendered = (call.body.data?.paths ?? []).map((path) => ({ path, ms: 1 }))
      res.end(JSON.stringify({ rendered, failed: [], remaining: 0 }))
    })
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  newsroom = await openNewsroom({
    SITE_HOOKS: `http://127.0.0.1:${port}/hook`,
    HOOK_SECRET: hookSecret,
  })
  settings = (await import('../settings.ts')).settings
})
afterEach(async () => {
  answerWith = () => 200
  calls = []
  await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()))
  dispatchers = []
})
afterAll(async () => {
  await newsroom.close()
  site.close()
})

async function verified(req: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString()
  const signed = new Signer(hookSecret, 'hook').verify(body, req.headers)
  if (!signed) throw new Error('the hook is not signed')
  return { ...signed, body: JSON.parse(body) }
}

async function start(count = 1) {
  const { startDispatcher } = await import('./dispatcher.ts')
  const { affectedPages } = await import('../composition.ts')
  for (let one = 0; one < count; one += 1)
    dispatchers.push(startDispatcher(newsroom.payload, affectedPages))
}

const publish = (title: string) => newsroom.publish({ title })

const callsAbout = (slug: string | null | undefined) =>
  calls.filter(({ body }) => body.data?.paths.includes(`/article/${slug}/`))

const isAbout = (message: Message, slug: string) =>
  message.data?.paths.some((path) => path.includes(slug)) ?? false

async function undelivered(): Promise<number> {
  const { totalDocs } = await newsroom.payload.count({
    collection: 'publish-events',
    where: { 'deliveries.deliveredAt': { exists: false } },
  })
  return totalDocs
}

/** The archive page of the article's category and month. */
const archiveOf = (article: { slug?: string | null } | undefined) =>
  `/category/kariera/${article?.slug?.slice(0, 7)}/`

describe('the dispatcher', () => {
  it('brings a publish to the site, signed, with what it touches', async () => {
    await start()
    const article = await publish('Първа')
    await expect.poll(() => callsAbout(article.slug)).toHaveLength(1)
    const month = article.slug?.slice(0, 7).replace('/', '-')
    expect(callsAbout(article.slug)[0]?.body.data).toEqual({
      paths: [`/article/${article.slug}/`, `/sitemap/${month}.xml`, archiveOf(article)],
      tags: [
        `article:${article.id}`,
        `month:${month}`,
        'newest',
        'news',
        `latest:${newsroom.categoryId}`,
        `nearby:${article.id}`,
        `archive:${newsroom.categoryId}:${month}`,
        // The article is the first of its month.
        'archives',
        'months',
      ],
    })
    await expect.poll(undelivered).toBe(0)
  })

  it('brings what was published while nobody ran', async () => {
    const article = await publish('Докато спяхме')
    await start()
    await expect.poll(() => callsAbout(article.slug)).toHaveLength(1)
  })

  it('brings at once what a clock that is ahead has written', async () => {
    setClock(new Date(Date.now() + 50_000))
    const article = await publish('От утре')
    setClock(null)
    await start()
    await expect.poll(() => callsAbout(article.slug)).toHaveLength(1)
    await expect.poll(undelivered).toBe(0)
  })

  it('tries again when the site refuses: the same id, until it is delivered', async () => {
    let refusals = 2
    answerWith = () => (refusals-- > 0 ? 503 : 200)
    await start()
    const article = await publish('Отказана')
    await expect.poll(() => callsAbout(article.slug)).toHaveLength(3)
    expect(new Set(callsAbout(article.slug).map(({ id }) => id)).size).toBe(1)
    await expect.poll(undelivered).toBe(0)
  })

  it('delivers each event once, however many processes dispatch', async () => {
    await start(3)
    const articles = await Promise.all(
      Array.from({ length: 10 }, (_, number) => publish(`Поредица ${number}`)),
    )
    await expect.poll(undelivered).toBe(0)
    for (const { slug } of articles) expect(callsAbout(slug)).toHaveLength(1)
  })

  it('tells a site that was away of everything that waits in few messages', async () => {
    const articles = await Promise.all(
      Array.from({ length: 12 }, (_, number) => publish(`Докато го нямаше ${number}`)),
    )
    await start()
    await expect.poll(undelivered).toBe(0)
    expect(calls).toHaveLength(1)
    for (const { slug } of articles) expect(callsAbout(slug)).toHaveLength(1)
    const { docs } = await newsroom.payload.find({
      collection: 'publish-events',
      where: { documentId: { equals: articles[3]?.id } },
    })
    const month = articles[3]?.slug?.slice(0, 7).replace('/', '-')
    const own = [`/article/${articles[3]?.slug}/`, `/sitemap/${month}.xml`, archiveOf(articles[3])]
    // Each event keeps its own part of the receipt.
    expect(docs[0]?.deliveries?.[0]?.receipt).toMatchObject({
      rendered: expect.toSatisfy(
        (pages: { path: string }[]) =>
          pages.length === own.length && pages.every(({ path }) => own.includes(path)),
      ),
    })
  })

  it('delivers the others where the site finds fault with one', async () => {
    const [bad, good] = [await publish('Лоша'), await publish('Добра')]
    answerWith = ({ body }) => (isAbout(body, 'losha') ? 400 : 200)
    await start()
    await expect.poll(() => callsAbout(good.slug).length).toBeGreaterThan(1)
    await expect.poll(undelivered).toBe(1)
    const { docs } = await newsroom.payload.find({
      collection: 'publish-events',
      where: { documentId: { equals: bad.id } },
    })
    expect(docs[0]?.deliveries?.[0]?.error).toContain('400')
    answerWith = () => 200
    await expect.poll(undelivered).toBe(0)
  })

  it('never delivers one event twice at once, however slow the site and many the processes', async () => {
    overlapped = false
    const refused = new Set<string>()
    let messages = 0
    answerWith = async ({ id }) => {
      const events = id.replace('event_', '').split('_')
      messages += 1
      const isRefused = messages % 3 === 0 && !events.some((event) => refused.has(event))
      await new Promise((resolve) => setTimeout(resolve, 20 + ((messages * 17) % 60)))
      // Each event is refused at most once, because the pauses between attempts grow.
      if (isRefused) for (const event of events) refused.add(event)
      return isRefused ? 503 : 200
    }
    await start(3)
    await Promise.all(Array.from({ length: 30 }, (_, number) => publish(`Надпревара ${number}`)))
    await expect.poll(undelivered).toBe(0)
    expect(overlapped).toBe(false)
  })

  it('takes over what a killed process had claimed, when its lease has ended, and heeds it no more', async () => {
    const article = await publish('Изоставена')
    const { claimDeliveries, markFailed } = await import('./deliveries.ts')
    const db = newsroom.payload.db.drizzle
    const [lost] = await claimDeliveries(db, settings.siteHooks[0] ?? '', 10)
    await start()
    setClock(new Date(Date.now() + 29_000))
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(callsAbout(article.slug)).toHaveLength(0)
    setClock(new Date(Date.now() + 31_000))
    await expect.poll(() => callsAbout(article.slug)).toHaveLength(1)
    await expect.poll(undelivered).toBe(0)
    if (lost) await markFailed(db, lost, 'too late')
    expect(await undelivered()).toBe(0)
    setClock(null)
  })

  it('heeds a receipt of an attempt no more whose lease has ended', async () => {
    await publish('Закъсняла')
    const { claimDeliveries, markDelivered } = await import('./deliveries.ts')
    const db = newsroom.payload.db.drizzle
    const site = settings.siteHooks[0] ?? ''
    const [lost] = await claimDeliveries(db, site, 10)
    setClock(new Date(Date.now() + 31_000))
    const [second] = await claimDeliveries(db, site, 10)
    const receipt = { rendered: [], failed: [], remaining: 0 }
    await markDelivered(db, lost!, receipt)
    expect(await undelivered()).toBe(1)
    await markDelivered(db, second!, receipt)
    expect(await undelivered()).toBe(0)
    setClock(null)
  })

  it('lets a page that is slow to render hold up no other publish', async () => {
    let release: () => void = () => undefined
    const slow = new Promise<void>((resolve) => (release = resolve))
    answerWith = async ({ body }) => {
      if (isAbout(body, 'bavna')) await slow
      return 200
    }
    await start()
    const first = await publish('Бавна')
    await expect.poll(() => callsAbout(first.slug)).toHaveLength(1)
    const second = await publish('Бърза')
    await expect.poll(() => callsAbout(second.slug)).toHaveLength(1)
    release()
    await expect.poll(undelivered).toBe(0)
  })

  it('delivers the others where one cannot be read, and says so of that one', async () => {
    const [strange, good] = [await publish('Непозната'), await publish('Позната')]
    const { sql } = await import('@payloadcms/db-postgres')
    await newsroom.payload.db.drizzle.execute(sql`
      UPDATE publish_events SET document_type = 'employers' WHERE document_id = ${strange.id}`)
    await start()
    await expect.poll(() => callsAbout(good.slug)).toHaveLength(1)
    await expect.poll(undelivered).toBe(1)
    const { docs } = await newsroom.payload.find({
      collection: 'publish-events',
      where: { documentId: { equals: strange.id } },
    })
    expect(docs[0]?.deliveries?.[0]?.error).toContain('cannot be read')
    await newsroom.payload.db.drizzle.execute(sql`
      DELETE FROM publish_events WHERE document_id = ${strange.id}`)
  })

  it('tells of single changes before it tells that everything has changed', async () => {
    const { announceEverything } = await import('./announceEverything.ts')
    await announceEverything(newsroom.payload.db.drizzle, settings.siteHooks)
    const article = await publish('Заедно с всичко')
    await start()
    await expect.poll(undelivered).toBe(0)
    expect(calls.map(({ body }) => body.type)).toEqual(['publish', 'everything'])
    expect(callsAbout(article.slug)).toHaveLength(1)
  })

  it('tells a site that it is to render everything', async () => {
    const { announceEverything } = await import('./announceEverything.ts')
    await announceEverything(newsroom.payload.db.drizzle, settings.siteHooks)
    await start()
    await expect.poll(() => calls.map(({ body }) => body.type)).toEqual(['everything'])
    await expect.poll(undelivered).toBe(0)
  })
})

describe('invariant 1: woken by the commit', () => {
  it('a publish is on its way at once, without the poll', async () => {
    const { startPublishing } = await import('./publishing.ts')
    const { affectedPages, schedules } = await import('../composition.ts')
    const publishing = startPublishing(newsroom.payload, { affectedPages, schedules })
    try {
      const article = await publish('Веднага')
      await expect.poll(() => callsAbout(article.slug)).toHaveLength(1)
      await expect.poll(undelivered).toBe(0)
    } finally {
      await publishing.stop()
    }
  })
})
