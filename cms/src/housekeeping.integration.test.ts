import { setClock } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openNewsroom, type TestNewsroom } from './testing/newsroom.ts'

const sites = ['https://one.example/_site/hook', 'https://two.example/_site/hook']
const [one = '', two = ''] = sites
let newsroom: TestNewsroom

beforeAll(async () => {
  newsroom = await openNewsroom({ SITE_HOOKS: sites.join(',') })
})
beforeEach(() => execute(sql`TRUNCATE publish_events CASCADE`))
afterEach(() => {
  setClock(null)
})
afterAll(() => newsroom.close())

const execute = (query: ReturnType<typeof sql>) => newsroom.payload.db.drizzle.execute(query)
const hour = 60 * 60_000

async function housekeep(told = sites): Promise<void> {
  const { housekeep } = await import('./housekeeping.ts')
  await newsroom.payload.db.drizzle.transaction((transaction) => housekeep(transaction, told))
}

async function after(hours: number): Promise<void> {
  setClock(new Date(Date.now() + hours * hour))
  await housekeep()
}

const delivered = (site: string) =>
  execute(sql`UPDATE publish_events_deliveries SET delivered_at = now() WHERE site = ${site}`)

/** Kinds of the documents whose events are not delivered to a site yet. */
async function waiting(site: string): Promise<string[]> {
  const { rows } = await execute(sql`
    SELECT e.document_type AS kind FROM publish_events_deliveries d JOIN publish_events e ON e.id = d._parent_id
    WHERE d.site = ${site} AND d.delivered_at IS NULL ORDER BY e.id`)
  return z
    .array(z.object({ kind: z.string() }))
    .parse(rows)
    .map(({ kind }) => kind)
}

const events = async () =>
  (await newsroom.payload.count({ collection: 'publish-events' })).totalDocs

describe('housekeeping', () => {
  it('lets delivered events go after 30 days, and no other', async () => {
    await newsroom.publish()
    await delivered(one)
    await after(31 * 24)
    expect(await events()).toBe(1)
    await delivered(two)
    await after(29 * 24)
    expect(await events()).toBe(1)
    await after(31 * 24)
    expect(await events()).toBe(0)
  })

  it('lets an old event go that waits for nobody but a site that is no more', async () => {
    await newsroom.publish()
    await delivered(one)
    setClock(new Date(Date.now() + 31 * 24 * hour))
    await housekeep([one])
    expect(await events()).toBe(0)
  })

  it('tells a site that was away for a day to render everything, in place of its many events', async () => {
    await newsroom.publish()
    await newsroom.publish()
    await delivered(two)
    await after(23)
    expect(await waiting(one)).toEqual(['articles', 'articles'])
    await after(25)
    expect(await waiting(one)).toEqual(['everything'])
    expect(await waiting(two)).toEqual([])
  })

  it('takes nothing from a delivery that is under way', async () => {
    await newsroom.publish()
    await newsroom.publish()
    await delivered(two)
    setClock(new Date(Date.now() + 25 * hour))
    const { claimDeliveries } = await import('./publishing/deliveries.ts')
    await claimDeliveries(newsroom.payload.db.drizzle, one, 1)
    await housekeep()
    expect(await waiting(one)).toEqual(['articles', 'everything'])
  })

  it('tells a site that is new to render everything, once', async () => {
    await newsroom.publish()
    const three = 'https://three.example/_site/hook'
    await housekeep([...sites, three])
    await housekeep([...sites, three])
    expect(await waiting(three)).toEqual(['everything'])
    expect(await waiting(one)).toEqual(['articles'])
  })

  it('tells a site everything that is told again after a while', async () => {
    await newsroom.publish()
    for (const site of sites) await delivered(site)
    const { writeEvent } = await import('./publishing/outbox.ts')
    const facts = { id: 1 }
    const event = {
      documentType: 'media',
      documentId: 1,
      title: '',
      was: facts,
      is: facts,
    } as const
    await writeEvent(newsroom.payload.db.drizzle, event, [one])
    await housekeep([one])
    expect(await waiting(two)).toEqual([])
    await housekeep()
    await housekeep()
    expect(await waiting(two)).toEqual(['everything'])
    expect(await waiting(one)).toEqual(['media'])
  })

  it('does so once where two processes keep house at the same time', async () => {
    await newsroom.publish()
    await newsroom.publish()
    setClock(new Date(Date.now() + 25 * hour))
    await Promise.all([housekeep(), housekeep(), housekeep()])
    expect(await waiting(one)).toEqual(['everything'])
  })
})

describe('a running newsroom', () => {
  it('keeps house each hour, not only when it starts', async () => {
    /** Events older than thirty days with no pending delivery. */
    const old = sql`SELECT id FROM publish_events WHERE title = 'Стара'`
    const stored = async () => (await execute(old)).rows.length
    const leaveOldEvent = () =>
      execute(sql`
        INSERT INTO publish_events (document_type, document_id, title, created_at, updated_at)
        VALUES ('media', 1, 'Стара', now() - interval '40 days', now() - interval '40 days')`)
    await leaveOldEvent()
    const { startHousekeeping } = await import('./housekeeping.ts')
    const housekeeping = startHousekeeping(newsroom.payload)
    await expect.poll(stored).toBe(0)
    await leaveOldEvent()
    setClock(new Date(Date.now() + 61 * 60_000))
    housekeeping.wake()
    await expect.poll(stored).toBe(0)
    await housekeeping.stop()
  })
})
