import { now, setClock } from '@kariera/shared/clock'
import type { Article } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'
import type { Repetition } from '../lib/jobs/repeatedly.ts'

let newsroom: TestNewsroom
let clocks: Repetition[] = []

beforeAll(async () => {
  newsroom = await openNewsroom()
})
beforeEach(async () => {
  await execute(sql`TRUNCATE publish_events CASCADE`)
  await execute(sql`TRUNCATE publishing_clock`)
})
afterEach(async () => {
  await Promise.all(clocks.map((clock) => clock.stop()))
  clocks = []
  setClock(null)
  await execute(sql`DELETE FROM articles`)
})
afterAll(() => newsroom.close())

const execute = (query: ReturnType<typeof sql>) => newsroom.payload.db.drizzle.execute(query)

/** Creates an article before the tested moment, and deletes the events so far. */
async function article(data: Partial<Article>): Promise<Article> {
  const created = await newsroom.publish({ datePublished: '2026-01-01T10:00:00.000Z', ...data })
  await execute(sql`TRUNCATE publish_events CASCADE`)
  return created
}

async function tickAt(moment: string): Promise<void> {
  setClock(new Date(moment))
  const { tick } = await import('./scheduler.ts')
  const { schedules } = await import('../composition.ts')
  await newsroom.payload.db.drizzle.transaction((transaction) => tick(transaction, schedules))
}

async function announced(): Promise<{ id: number; was: unknown; is: unknown }[]> {
  const { docs } = await newsroom.payload.find({
    collection: 'publish-events',
    where: { documentType: { equals: 'articles' } },
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  return docs.map(({ documentId, was, is }) => ({ id: documentId, was: was ?? null, is }))
}

async function announcedAfter(moment: string): Promise<number[]> {
  const before = (await announced()).length
  await tickAt(moment)
  return (await announced()).slice(before).map(({ id }) => id)
}

async function firstPromotedAt(id: number): Promise<string | null | undefined> {
  const found = await newsroom.payload.findByID({ collection: 'articles', id, depth: 0 })
  return found.firstPromotedAt
}

async function startClocks(count: number): Promise<void> {
  const { startScheduler } = await import('./scheduler.ts')
  const { schedules } = await import('../composition.ts')
  clocks = Array.from({ length: count }, () => startScheduler(newsroom.payload, schedules))
}

describe('invariant 6: the clock announces', () => {
  it('R-ART-3 an article when its date comes, once', async () => {
    await tickAt('2026-05-01T09:00:00.000Z')
    const { id, slug } = await article({ datePublished: '2026-05-01T10:00:00.000Z' })
    expect(await announcedAfter('2026-05-01T09:59:50.000Z')).toEqual([])
    expect(await announcedAfter('2026-05-01T10:00:00.000Z')).toEqual([id])
    const [event] = await announced()
    expect(event).toMatchObject({ was: null, is: { slug, category: newsroom.categoryId } })
    expect(await announcedAfter('2026-05-01T10:00:10.000Z')).toEqual([])
  })

  it('nothing of what a publish has announced itself since its date', async () => {
    await tickAt('2026-05-01T09:00:00.000Z')
    setClock(new Date('2026-05-01T09:30:00.000Z'))
    await newsroom.publish()
    expect(await announced()).toHaveLength(1)
    await tickAt('2026-05-01T10:00:00.000Z')
    expect(await announced()).toHaveLength(1)
  })

  it('R-ART-2 the beginning and the end of a promotion, and keeps when it first began', async () => {
    await tickAt('2026-05-01T09:00:00.000Z')
    const { id } = await article({
      paid: true,
      paidStartDate: '2026-05-01T10:00:00.000Z',
      paidEndDate: '2026-05-02T10:00:00.000Z',
    })
    expect(await announcedAfter('2026-05-01T10:00:00.000Z')).toEqual([id])
    const event = (await announced()).at(-1)
    expect(event?.was).toEqual(event?.is)
    expect(await firstPromotedAt(id)).toBe('2026-05-01T10:00:00.000Z')
    expect(await announcedAfter('2026-05-02T09:59:00.000Z')).toEqual([])
    expect(await announcedAfter('2026-05-02T10:00:00.000Z')).toEqual([id])
  })

  it('what happened while it was down, however long', async () => {
    await tickAt('2026-05-01T09:00:00.000Z')
    const appeared = await article({ datePublished: '2026-05-03T10:00:00.000Z' })
    const promoted = await article({
      paid: true,
      paidStartDate: '2026-05-02T10:00:00.000Z',
      paidEndDate: '2026-05-04T10:00:00.000Z',
    })
    const later = await article({ datePublished: '2026-06-01T10:00:00.000Z' })
    const found = await announcedAfter('2026-05-10T10:00:00.000Z')
    expect(found.toSorted()).toEqual([appeared.id, promoted.id].toSorted())
    expect(found).not.toContain(later.id)
    expect(await firstPromotedAt(promoted.id)).toBe('2026-05-02T10:00:00.000Z')
  })

  it('nothing of drafts and of the trash', async () => {
    await tickAt('2026-05-01T09:00:00.000Z')
    const date = { datePublished: '2026-05-01T10:00:00.000Z' }
    await article({ ...date, _status: 'draft' })
    const trashed = await article(date)
    await execute(sql`UPDATE articles SET deleted_at = now() WHERE id = ${trashed.id}`)
    expect(await announcedAfter('2026-05-01T11:00:00.000Z')).toEqual([])
  })

  it('an article to the lists, though it was edited between its date and the tick', async () => {
    await tickAt('2026-05-01T09:00:00.000Z')
    const { id } = await article({ datePublished: '2026-05-01T10:00:00.000Z' })
    setClock(new Date('2026-05-01T10:05:00.000Z'))
    await newsroom.payload.update({
      collection: 'articles',
      id,
      depth: 0,
      req: await newsroom.asEditor(),
      data: { accent: 'Редактирана, докато часовникът не вървеше', _status: 'published' },
    })
    await tickAt('2026-05-01T10:06:00.000Z')
    expect((await announced()).at(-1)).toMatchObject({ id, was: null })
    expect(await announced()).toHaveLength(2)
  })

  it('nothing again when a clock runs behind, and misses nothing after one that ran ahead', async () => {
    await tickAt('2026-05-01T09:00:00.000Z')
    const { id } = await article({ datePublished: '2026-05-01T10:00:00.000Z' })
    expect(await announcedAfter('2026-05-01T10:00:00.500Z')).toEqual([id])
    expect(await announcedAfter('2026-05-01T10:00:00.000Z')).toEqual([])
    const later = await newsroom.publish({ datePublished: '2026-05-01T10:00:20.000Z' })
    await tickAt('2030-01-01T00:00:00.000Z')
    expect(await announcedAfter('2026-05-01T10:00:30.000Z')).toEqual([later.id])
  })

  it('what a machine whose clock is behind has saved after another had ticked', async () => {
    await tickAt('2026-05-01T10:00:30.000Z')
    setClock(new Date('2026-05-01T10:00:10.000Z'))
    const { id } = await article({ datePublished: '2026-05-01T10:00:20.000Z' })
    expect(await announcedAfter('2026-05-01T10:00:40.000Z')).toEqual([id])
    expect(await announcedAfter('2026-05-01T10:00:50.000Z')).toEqual([])
  })

  it('a promotion of an article that has appeared since the last tick as no second appearance', async () => {
    await tickAt('2026-05-01T09:00:00.000Z')
    setClock(new Date('2026-05-01T09:10:00.000Z'))
    const { id } = await newsroom.publish({ paid: true, paidStartDate: '2026-05-01T10:00:00.000Z' })
    expect(await announcedAfter('2026-05-01T10:00:00.000Z')).toEqual([id])
    const event = (await announced()).at(-1)
    expect(event?.was).toEqual(event?.is)
  })

  it('nothing of a promotion that is switched off', async () => {
    await tickAt('2026-05-01T09:00:00.000Z')
    await article({ paid: false, paidStartDate: '2026-05-01T10:00:00.000Z' })
    expect(await announcedAfter('2026-05-01T10:00:00.000Z')).toEqual([])
  })

  it('its tick together with the events, or neither', async () => {
    await tickAt('2026-05-01T09:00:00.000Z')
    const { id } = await article({ datePublished: '2026-05-01T10:00:00.000Z' })
    setClock(new Date('2026-05-01T10:00:00.000Z'))
    const { tick } = await import('./scheduler.ts')
    const { schedules } = await import('../composition.ts')
    const cutOff = newsroom.payload.db.drizzle.transaction(async (transaction) => {
      await tick(transaction, schedules)
      throw new Error('the database was cut off')
    })
    await expect(cutOff).rejects.toThrow('cut off')
    expect(await announced()).toEqual([])
    expect(await announcedAfter('2026-05-01T10:00:00.001Z')).toEqual([id])
  })
})

/** Tests every half hour of local time on the days on which Sofia changes its clocks. */
describe.each([
  ['to summer time', Date.UTC(2026, 2, 28, 23), '03/29'],
  ['from summer time', Date.UTC(2026, 9, 24, 22), '10/25'],
])('invariant 6: on the day of the change %s', (_, start) => {
  it('each article appears at its own moment, once, and stays', async () => {
    const minutes = [0, 30, 60, 90, 120, 150, 180, 210, 240]
    const at = (minute: number) => new Date(start + minute * 60_000).toISOString()
    await tickAt(at(-60))
    const ids: number[] = []
    for (const minute of minutes) {
      ids.push((await article({ title: `В ${minute}`, datePublished: at(minute) })).id)
    }
    for (const [index, minute] of minutes.entries()) {
      expect(await announcedAfter(at(minute - 1))).toEqual([])
      expect(await announcedAfter(at(minute))).toEqual([ids[index]])
    }
  })
})

describe('the news sitemap', () => {
  const newsEvents = async () => {
    const { rows } = await execute(
      sql`SELECT count(*)::int AS count FROM publish_events WHERE document_type = 'news'`,
    )
    return rows[0]?.count
  }

  it('R-FRAME-10 is told once when an article has become two days old', async () => {
    await tickAt('2026-05-03T09:00:00.000Z')
    await article({ datePublished: '2026-05-01T10:00:00.000Z' })
    await tickAt('2026-05-03T09:59:59.000Z')
    expect(await newsEvents()).toBe(0)
    await tickAt('2026-05-03T10:00:00.000Z')
    await tickAt('2026-05-03T10:00:30.000Z')
    expect(await newsEvents()).toBe(1)
  })

  it('is told of by a running clock, at the moment', async () => {
    await tickAt('2026-05-03T09:00:00.000Z')
    await article({ datePublished: '2026-05-01T10:00:00.000Z' })
    setClock(new Date('2026-05-03T09:59:59.500Z'))
    await startClocks(2)
    await expect.poll(newsEvents).toBe(1)
  })
})

describe('a running clock', () => {
  it('R-ART-3 strikes at the moment, within a second, and of several processes one', async () => {
    const moment = new Date('2026-05-01T10:00:00.000Z')
    await tickAt('2026-05-01T09:00:00.000Z')
    await article({ datePublished: moment.toISOString() })
    setClock(new Date(moment.getTime() - 500))
    await startClocks(3)
    await expect.poll(async () => (await announced()).length).toBe(1)
    expect(now().getTime() - moment.getTime()).toBeLessThan(1000)
    expect(await announced()).toHaveLength(1)
  })

  it('announces a date that comes while another process is at the row', async () => {
    await tickAt('2026-05-01T09:00:00.000Z')
    const date = Date.parse('2026-05-01T10:00:00.000Z')
    const { id } = await article({ datePublished: new Date(date).toISOString() })
    setClock(new Date(date - 300))
    await newsroom.payload.db.drizzle.transaction(async (transaction) => {
      await transaction.execute(sql`SELECT 1 FROM publishing_clock FOR UPDATE`)
      await startClocks(1)
      // The date passes while the row is locked: the clock takes its time before the date, and reads the next date
      // after it.
      await transaction.execute(sql`SELECT pg_sleep(0.6)`)
    })
    await expect.poll(async () => (await announced()).map((event) => event.id)).toContain(id)
  })

  it('asks only, when it is woken and nothing is due, and records its tick after a while', async () => {
    const lastTick = async () => {
      const { rows } = await execute(sql`SELECT last_tick::timestamptz AS at FROM publishing_clock`)
      return rows[0]?.at
    }
    setClock(new Date('2026-05-01T09:00:00.000Z'))
    await startClocks(1)
    await expect.poll(lastTick).toBeDefined()
    const first = await lastTick()
    setClock(new Date('2026-05-01T09:02:00.000Z'))
    clocks[0]?.wake()
    await expect.poll(lastTick).not.toEqual(first)
    const second = await lastTick()
    clocks[0]?.wake()
    await sleep(1300)
    expect(await lastTick()).toEqual(second)
  })

  it('hears of a date that comes before the one it sleeps towards', async () => {
    await tickAt('2026-05-01T09:00:00.000Z')
    setClock(new Date('2026-05-01T09:59:50.000Z'))
    await startClocks(1)
    const { id } = await article({ datePublished: '2026-05-01T09:59:51.000Z' })
    clocks[0]?.wake()
    await expect.poll(async () => (await announced()).map((event) => event.id)).toContain(id)
  })
})
