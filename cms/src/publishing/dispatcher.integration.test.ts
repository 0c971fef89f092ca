import { Signer } from '@kariera/shared/contracts/signature'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'
import type { Dispatcher } from './dispatcher.ts'

const hookSecret = 'the secret that both sides of the hook know'
let newsroom: TestNewsroom
let site: Server
let dispatchers: Dispatcher[] = []

/** What the site got, and how it answers. */
type Call = { id: string; timestamp: string; body: { data: { paths: string[]; tags: string[] } } }
const calls: Call[] = []
let answerWith: () => number = () => 200

beforeAll(async () => {
  site = createServer((req, res) => {
    void verified(req).then((call) => {
      calls.push(call)
      res.writeHead(answerWith())
      res.end(JSON.stringify({ rendered: [], failed: [], remaining: 0 }))
    })
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  newsroom = await openNewsroom({
    SITE_HOOKS: `http://127.0.0.1:${port}/hook`,
    HOOK_SECRET: hookSecret,
  })
})
afterEach(async () => {
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
  const signed = new Signer(hookSecret).verify(body, req.headers)
  if (!signed) throw new Error('the hook is not signed')
  return { ...signed, body: JSON.parse(body) }
}

async function start(count = 1) {
  const { startDispatcher } = await import('./dispatcher.ts')
  for (let one = 0; one < count; one += 1) dispatchers.push(startDispatcher(newsroom.payload))
}

const publish = (title: string) => newsroom.publish({ title })

const callsAbout = (slug: string | null | undefined) =>
  calls.filter(({ body }) => body.data.paths.includes(`/article/${slug}/`))

async function undelivered(): Promise<number> {
  const { totalDocs } = await newsroom.payload.count({
    collection: 'publish-events',
    where: { 'deliveries.deliveredAt': { exists: false } },
  })
  return totalDocs
}

describe('the dispatcher', () => {
  it('brings a publish to the site, signed, with what it touches', async () => {
    await start()
    const article = await publish('Първа')
    await expect.poll(() => callsAbout(article.slug)).toHaveLength(1)
    expect(callsAbout(article.slug)[0]?.body.data).toEqual({
      paths: [`/article/${article.slug}/`],
      tags: [`article:${article.id}`, `latest:${newsroom.categoryId}`],
    })
    await expect.poll(undelivered).toBe(0)
  })

  it('brings what was published while nobody ran', async () => {
    const article = await publish('Докато спяхме')
    await start()
    await expect.poll(() => callsAbout(article.slug)).toHaveLength(1)
  })

  it('tries again when the site refuses: the same id, until it is delivered', async () => {
    let refusals = 2
    answerWith = () => (refusals-- > 0 ? 503 : 200)
    await start()
    const article = await publish('Отказана')
    await expect.poll(() => callsAbout(article.slug), { timeout: 8000 }).toHaveLength(3)
    expect(new Set(callsAbout(article.slug).map(({ id }) => id)).size).toBe(1)
    await expect.poll(undelivered).toBe(0)
    answerWith = () => 200
  })

  it('delivers each event once, however many processes dispatch', async () => {
    await start(3)
    const articles = await Promise.all(
      Array.from({ length: 10 }, (_, number) => publish(`Поредица ${number}`)),
    )
    await expect.poll(undelivered, { timeout: 8000 }).toBe(0)
    for (const { slug } of articles) expect(callsAbout(slug)).toHaveLength(1)
  })
})
