import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'
import { restAs, restAsAnyone } from '../testing/rest.ts'
import { made, openSite, type TestSite } from '../testing/site.ts'
import type { Repetition } from '../lib/jobs/repeatedly.ts'

let newsroom: TestNewsroom
let one: TestSite
let two: TestSite
let dispatcher: Repetition | undefined
let asEditor: Awaited<ReturnType<typeof restAs>>

beforeAll(async () => {
  ;[one, two] = await Promise.all([openSite(), openSite()])
  newsroom = await openNewsroom({
    SITE_HOOKS: `${one.hookAddress},${two.hookAddress}`,
    HOOK_SECRET: 'the secret that both sides of the hook know',
  })
  asEditor = await restAs(newsroom, 'editor')
})
afterEach(async () => {
  await dispatcher?.stop()
  dispatcher = undefined
  one.answer = made
  two.answer = made
})
afterAll(async () => {
  await newsroom.close()
  one.close()
  two.close()
})

async function start() {
  const { startDispatcher } = await import('./dispatcher.ts')
  const { affectedPages } = await import('../composition.ts')
  dispatcher = startDispatcher(newsroom.payload, affectedPages)
}

const retry = async (id: number) => (await asEditor('POST', `/publish-events/${id}/retry`)).status

/** Publishes an article. @returns its event */
async function publish() {
  const article = await newsroom.publish()
  const { docs } = await newsroom.payload.find({
    collection: 'publish-events',
    where: { documentType: { equals: 'articles' }, documentId: { equals: article.id } },
    depth: 0,
  })
  return docs[0]!
}

async function deliveriesOf(id: number) {
  const event = await newsroom.payload.findByID({ collection: 'publish-events', id, depth: 0 })
  return event.deliveries!
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString()

/** How a delivery stands after attempts that the test does not wait for. */
async function setDelivery(eventId: number, order: number, columns: Record<string, unknown>) {
  const changes = Object.entries(columns).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${value}`,
  )
  await newsroom.payload.db.drizzle.execute(sql`
    UPDATE publish_events_deliveries SET ${sql.join(changes, sql`, `)}
    WHERE _parent_id = ${eventId} AND _order = ${order}`)
}

describe('invariant 4: an editor has a publish tried again', () => {
  it('only from within the newsroom, in any role', async () => {
    const { id } = await publish()
    await setDelivery(id, 1, { next_attempt_at: inAnHour(), error: '503' })
    const before = await deliveriesOf(id)
    const answer = await restAsAnyone(newsroom)('POST', `/publish-events/${id}/retry`)
    expect(answer.status).toBe(403)
    expect((await restAsAnyone(newsroom)('POST', '/publish-events/999999/retry')).status).toBe(403)
    expect(await deliveriesOf(id)).toEqual(before)
    for (const role of ['author', 'editor', 'administrator'] as const) {
      const call = await restAs(newsroom, role)
      expect((await call('POST', `/publish-events/${id}/retry`)).status, role).toBe(200)
    }
  })

  it('that has arrived everywhere only where an editor asks, and 30 times a minute at most', async () => {
    const { id } = await publish()
    const deliveredAt = anHourAgo()
    for (const order of [1, 2]) await setDelivery(id, order, { delivered_at: deliveredAt })
    const asAuthor = await restAs(newsroom, 'author')
    const answers = await Promise.all(
      Array.from({ length: 31 }, () => asAuthor('POST', `/publish-events/${id}/retry`)),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    for (const delivery of await deliveriesOf(id)) expect(delivery.deliveredAt).toBeTruthy()
  })

  it('is answered 404 where there is no such event', async () => {
    expect(await retry(999_999)).toBe(404)
    expect(await retry(99_999_999_999)).toBe(404)
  })

  it('what is not delivered becomes due, its attempts counted on, and the dispatcher is woken', async () => {
    const { id } = await publish()
    const waiting = { next_attempt_at: inAnHour(), error: '503', attempts: 9 }
    for (const order of [1, 2]) await setDelivery(id, order, waiting)
    const listener = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await listener.connect()
    await listener.query('LISTEN publish_events')
    const heard: (string | undefined)[] = []
    listener.on('notification', ({ payload }) => heard.push(payload))
    expect(await retry(id)).toBe(200)
    for (const delivery of await deliveriesOf(id)) {
      expect(delivery).toMatchObject({ attempts: 9, error: null, deliveredAt: null })
      expect(Date.parse(delivery.nextAttemptAt!)).toBeLessThanOrEqual(Date.now())
    }
    await expect.poll(() => heard).toEqual([String(id)])
    await listener.end()
  })

  it('what was delivered with failed pages is delivered anew, and to that site only', async () => {
    one.answer = (paths) => ({
      rendered: [],
      failed: paths.map((path) => ({ path, error: 'no template' })),
      remaining: 0,
    })
    await start()
    const { id, is } = await publish()
    const path = `/article/${(is as { slug: string }).slug}/`
    const delivered = async () =>
      (await deliveriesOf(id)).filter(({ deliveredAt }) => deliveredAt).length
    await expect.poll(delivered).toBe(2)
    one.answer = made
    expect(await retry(id)).toBe(200)
    await expect
      .poll(() => deliveriesOf(id))
      .toMatchObject([
        { attempts: 2, deliveredAt: expect.any(String), receipt: { failed: [] } },
        { attempts: 1, deliveredAt: expect.any(String) },
      ])
    const times = (site: TestSite) =>
      site.receivedPaths.filter((paths) => paths.includes(path)).length
    expect([times(one), times(two)]).toEqual([2, 1])
  })

  it('where nothing is amiss the whole event is delivered anew', async () => {
    await start()
    const { id } = await publish()
    const attempts = async () => (await deliveriesOf(id)).map((delivery) => delivery.attempts)
    const delivered = async () =>
      (await deliveriesOf(id)).every(({ deliveredAt }) => Boolean(deliveredAt))
    await expect.poll(delivered).toBe(true)
    expect(await retry(id)).toBe(200)
    await expect.poll(attempts).toEqual([2, 2])
    await expect.poll(delivered).toBe(true)
  })

  it('a site is not told the same twice within a second, which it would take for a replay', async () => {
    const { id } = await publish()
    const deliveredAt = new Date().toISOString()
    for (const order of [1, 2]) await setDelivery(id, order, { delivered_at: deliveredAt })
    expect(await retry(id)).toBe(200)
    const next = new Date(Date.parse(deliveredAt) + 1000).toISOString()
    expect((await deliveriesOf(id)).map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([next, next])
  })

  it('a lease is taken from nobody who may still be at work', async () => {
    const { id } = await publish()
    await setDelivery(id, 1, { leased_until: inAnHour() })
    await setDelivery(id, 2, { leased_until: anHourAgo() })
    expect(await retry(id)).toBe(200)
    const [working, stuck] = await deliveriesOf(id)
    expect(working?.leasedUntil).toBeTruthy()
    expect(stuck?.leasedUntil).toBeNull()
  })

  it('a press while it is being delivered does no harm', async () => {
    const answered = Promise.withResolvers<undefined>()
    const began = Promise.withResolvers<undefined>()
    one.answer = async (paths) => {
      began.resolve(undefined)
      await answered.promise
      return made(paths)
    }
    await start()
    const { id } = await publish()
    await began.promise
    expect(await retry(id)).toBe(200)
    expect(await retry(id)).toBe(200)
    answered.resolve(undefined)
    const first = async () => (await deliveriesOf(id))[0]
    await expect.poll(first).toMatchObject({ attempts: 1, deliveredAt: expect.any(String) })
  })
})

describe('the publishing log', () => {
  it('invariant 9: is for the newsroom only', async () => {
    const { id } = await publish()
    for (const path of ['/publish-events', `/publish-events/${id}`]) {
      expect((await restAsAnyone(newsroom)('GET', path)).status, path).toBe(403)
    }
  })

  it('calls an event about all pages so, in the language of its reader', async () => {
    const { announceEverything } = await import('./announceEverything.ts')
    await announceEverything(newsroom.payload.db.drizzle, [])
    const titleIn = async (language: string) => {
      const call = await restAs(newsroom, 'author', language)
      const answer = await call('GET', '/publish-events?where[documentType][equals]=everything')
      return (await answer.json()).docs[0].title
    }
    expect(await titleIn('en')).toBe('All pages')
    expect(await titleIn('bg')).toBe('Всички страници')
  })
})
