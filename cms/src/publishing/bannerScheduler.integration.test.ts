import { now, setClock } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'

let newsroom: TestNewsroom
let position: number

beforeAll(async () => {
  newsroom = await openNewsroom()
  const where = { bannerPosition: { equals: 'home_header' } }
  const { docs } = await newsroom.payload.find({ collection: 'banner-positions', where, depth: 0 })
  position = docs[0]?.id ?? 0
})
beforeEach(() => execute(sql`TRUNCATE publishing_clock`))
afterEach(async () => {
  setClock(null)
  await execute(sql`DELETE FROM banners`)
})
afterAll(() => newsroom.close())

const execute = (query: ReturnType<typeof sql>) => newsroom.payload.db.drizzle.execute(query)

/** Creates a banner for one hour on the first of May, and deletes the events so far. */
async function banner(data: object = {}): Promise<number> {
  const { id } = await newsroom.payload.create({
    collection: 'banners',
    depth: 0,
    data: {
      position,
      svgContent: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
      startDate: '2026-05-01T10:00:00.000Z',
      endDate: '2026-05-01T11:00:00.000Z',
      ...data,
    },
  })
  await execute(sql`TRUNCATE publish_events CASCADE`)
  return id
}

async function announcedAt(moment: string): Promise<unknown[]> {
  setClock(new Date(moment))
  const before = await events()
  const { tick } = await import('./scheduler.ts')
  const { schedules } = await import('../composition.ts')
  await newsroom.payload.db.drizzle.transaction((transaction) => tick(transaction, schedules))
  return (await events()).slice(before.length)
}

async function events(): Promise<object[]> {
  const { docs } = await newsroom.payload.find({
    collection: 'publish-events',
    sort: 'id',
    depth: 0,
  })
  return docs.map(({ documentType, documentId, was, is }) => ({
    documentType,
    documentId,
    was,
    is,
  }))
}

it('A-BAN-1 invariant 6: the clock announces that a banner begins, and that it ends', async () => {
  await announcedAt('2026-05-01T09:00:00.000Z')
  const id = await banner()
  const facts = { id, position }
  const event = { documentType: 'banners', documentId: id, was: facts, is: facts }
  expect(await announcedAt('2026-05-01T09:59:59.000Z')).toEqual([])
  expect(await announcedAt('2026-05-01T10:00:00.000Z')).toEqual([event])
  expect(await announcedAt('2026-05-01T10:59:59.000Z')).toEqual([])
  expect(await announcedAt('2026-05-01T11:00:00.000Z')).toEqual([event])
})

it('A-BAN-1 invariant 6: the clock says nothing of banners that nobody sees', async () => {
  await announcedAt('2026-05-01T09:00:00.000Z')
  await banner({ active: false })
  await banner({ deletedAt: '2026-05-01T08:00:00.000Z' })
  expect(await announcedAt('2026-05-01T12:00:00.000Z')).toEqual([])
})

it('A-BAN-1 invariant 6: the clock sleeps until a banner begins or ends', async () => {
  const { scheduleAt } = await import('./scheduler.ts')
  const { schedules } = await import('../composition.ts')
  const begins = new Date('2026-05-01T10:00:00.000Z')
  const ends = new Date('2026-05-01T11:00:00.000Z')
  const isDueSince = (last: Date) => scheduleAt(newsroom.payload.db.drizzle, schedules, last, now())
  await banner()
  setClock(new Date('2026-05-01T09:00:00.000Z'))
  expect(await isDueSince(now())).toEqual({ isDue: false, next: begins })
  setClock(new Date('2026-05-01T10:00:00.500Z'))
  expect(await isDueSince(now())).toEqual({ isDue: false, next: ends })
  expect(await isDueSince(new Date('2026-05-01T09:59:00.000Z'))).toEqual({
    isDue: true,
    next: ends,
  })
  setClock(new Date('2026-05-01T11:00:00.500Z'))
  expect(await isDueSince(now())).toEqual({ isDue: false, next: null })
})
