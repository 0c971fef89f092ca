import { setClock } from '@kariera/shared/clock'
import type { Article } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { publishEventSchema } from '#publishing/facts.ts'

let newsroom: TestNewsroom
let other: number
/** Of both categories, long ago. */
let stock: Record<'january' | 'march' | 'otherMarch', Article>

const today = new Date('2026-06-15T12:00:00.000Z')
const january = '2026-01-10T10:00:00.000Z'
const february = '2026-02-10T10:00:00.000Z'
const march = '2026-03-10T10:00:00.000Z'

beforeAll(async () => {
  newsroom = await openNewsroom()
  const data = { value: 'Образование', order: 2 }
  other = (await newsroom.payload.create({ collection: 'categories', depth: 0, data })).id
})
beforeEach(async () => {
  await execute(sql`DELETE FROM articles`)
  await execute(sql`TRUNCATE publish_events CASCADE`)
  setClock(new Date('2026-06-01T12:00:00.000Z'))
  stock = {
    january: await write({ datePublished: january, hashtags: tagged('занаят', 'хляб') }),
    march: await write({ datePublished: march, hashtags: tagged('занаят') }),
    otherMarch: await write({ datePublished: march, category: other }),
  }
  setClock(today)
  await execute(sql`TRUNCATE publishing_clock`)
  await strike()
  await execute(sql`TRUNCATE publish_events CASCADE`)
})
afterAll(async () => {
  setClock(null)
  await newsroom.close()
})

const execute = (query: ReturnType<typeof sql>) => newsroom.payload.db.drizzle.execute(query)
const write = (data: Partial<Article> = {}) => newsroom.publish({ title: 'Нова', ...data })
/** Texts where the types have ids: a hook turns them into documents. */
const tagged = (...texts: string[]) => texts as unknown as number[]

async function change(id: number, data: Partial<Article>): Promise<void> {
  const req = await newsroom.asEditor()
  await newsroom.payload.update({ collection: 'articles', id, depth: 0, req, data, trash: true })
}

const publish = (id: number, data: Partial<Article>) =>
  change(id, { ...data, _status: 'published' })

async function idOf(value: string): Promise<number> {
  const where = { value: { equals: value } }
  const { docs } = await newsroom.payload.find({ collection: 'hashtags', where, depth: 0 })
  return docs[0]?.id ?? 0
}

const eventsSchema = z.array(z.object({ createdAt: z.coerce.date(), event: publishEventSchema }))

/** Announces the changes that became due with time. */
async function strike(): Promise<void> {
  const { tick } = await import('#publishing/scheduler.ts')
  const { schedules } = await import('#composition.ts')
  await newsroom.payload.db.drizzle.transaction((transaction) => tick(transaction, schedules))
}

/**
 * Returns what the events of some changes touch, determined after all of them are committed and `later` milliseconds
 * have passed.
 */
async function affectedBy(changes: () => Promise<unknown>, later = 0) {
  await execute(sql`UPDATE publish_events SET title = 'told'`)
  await changes()
  setClock(new Date(today.getTime() + later))
  const { rows } = await execute(sql`
    SELECT created_at AS "createdAt", jsonb_build_object('documentType', document_type,
      'documentId', document_id, 'title', title, 'was', was, 'is', "is") AS event
    FROM publish_events WHERE title <> 'told' ORDER BY id`)
  const { affectedPages: touched } = await import('#composition.ts')
  const all = await Promise.all(
    eventsSchema
      .parse(rows)
      .map(({ event, createdAt }) => touched(event, newsroom.payload.db.drizzle, createdAt)),
  )
  const ofArticles = /^(article|nearby|latest|month|newest|news):|^(newest|news)$/
  const isSitemap = /^\/(article|sitemap)\//
  return {
    tags: unique(all.flatMap(({ tags }) => tags)).filter((tag) => !ofArticles.test(tag)),
    paths: unique(all.flatMap(({ paths }) => paths)).filter((path) => !isSitemap.test(path)),
  }
}

const unique = (texts: string[]) => [...new Set(texts)].toSorted()
const archive = (month: string, category = newsroom.categoryId) => `archive:${category}:${month}`

describe('invariant 5: what an event of an article touches of the archives', () => {
  it('is its month, its hashtags and their counts, where all of them were there before', async () => {
    const hashtags = tagged('занаят', 'хляб')
    const { tags, paths } = await affectedBy(() => write({ datePublished: march, hashtags }))
    const own = [await idOf('занаят'), await idOf('хляб')].map((id) => `tagged:${id}`)
    expect(tags).toEqual(unique([archive('2026-03'), ...own, 'hashtag-counts']))
    expect(paths).toEqual(['/category/kariera/2026/03/', '/hashtag/hlyab/', '/hashtag/zanayat/'])
  })

  it('includes the counts of hashtags when a third article gets one, or when an article loses it', async () => {
    const written: Article[] = []
    const writeTagged = async () => {
      const hashtags = tagged('трима')
      const { tags } = await affectedBy(async () => {
        written.push(await write({ datePublished: march, hashtags }))
      })
      return tags
    }
    for (const isCounted of [false, false, true, true])
      expect((await writeTagged()).includes('hashtag-counts')).toBe(isCounted)
    const moved = await affectedBy(() => publish(written[0]!.id, { datePublished: january }))
    expect(moved.tags).toContain(`tagged:${await idOf('трима')}`)
    expect(moved.tags).not.toContain('hashtag-counts')
    for (const { id } of written) {
      const { tags } = await affectedBy(() => change(id, { deletedAt: today.toISOString() }))
      expect(tags).toContain('hashtag-counts')
    }
  })

  it('is the counts, too, where an article was scheduled, went out before its time, and is looked at after it', async () => {
    const hashtags = tagged('насрочени')
    await affectedBy(async () => {
      for (let count = 0; count < 2; count += 1) await write({ datePublished: march, hashtags })
    })
    const inAnHour = new Date(today.getTime() + 3_600_000).toISOString()
    let scheduled: Article | undefined
    await affectedBy(async () => {
      scheduled = await write({ datePublished: inAnHour, hashtags })
    })
    setClock(today)
    const { tags } = await affectedBy(
      () => publish(scheduled!.id, { datePublished: march }),
      2 * 3_600_000,
    )
    expect(tags).toContain('hashtag-counts')
  })

  it('is nothing where neither its place nor its hashtags change', async () => {
    const accent = 'Друг акцент'
    expect(await affectedBy(() => publish(stock.march.id, { accent }))).toEqual({
      tags: [],
      paths: [],
    })
  })

  it('is the list of months, and the months beside, with the first article of a month', async () => {
    const { tags, paths } = await affectedBy(() => write({ datePublished: february }))
    const months = ['2026-01', '2026-02', '2026-03'].map((month) => archive(month))
    expect(tags).toEqual(unique([...months, 'archives', 'months']))
    expect(paths).toEqual(['/category/kariera/2026/02/'])
  })

  it('is not the sitemap index where another category has the month', async () => {
    const { tags } = await affectedBy(() => write({ datePublished: january, category: other }))
    expect(tags).toEqual(unique([archive('2026-01', other), archive('2026-03', other), 'archives']))
  })

  it('is the list of months with the last that goes', async () => {
    const gone = { deletedAt: today.toISOString() }
    const { tags, paths } = await affectedBy(() => change(stock.january.id, gone))
    expect(tags).toEqual(expect.arrayContaining([archive('2026-01'), archive('2026-03')]))
    expect(tags).toEqual(expect.arrayContaining(['archives', 'months', 'hashtags']))
    expect(paths).toEqual([])
  })

  it.each([0, 3_600_000])(
    'forgets no list where several come or go before anyone looks, %i ms later',
    async (later) => {
      const hashtags = tagged(`ново ${later}`)
      const article = { datePublished: february, hashtags }
      let written: Article[] = []
      const come = await affectedBy(async () => {
        written = await Promise.all([write(article), write(article), write(article)])
      }, later)
      expect(come.tags).toEqual(expect.arrayContaining(['archives', 'months', 'hashtags']))
      expect(come.tags).toEqual(expect.arrayContaining([archive('2026-01'), archive('2026-03')]))
      setClock(new Date(today.getTime() + 7 * 24 * 3_600_000))
      const gone = await affectedBy(async () => {
        for (const { id } of written) await change(id, { _status: 'draft' })
      }, later)
      expect(gone.tags).toEqual(expect.arrayContaining(['archives', 'months', 'hashtags']))
    },
  )

  it('is both months, and all its hashtags, where its date changes', async () => {
    const { tags, paths } = await affectedBy(() =>
      publish(stock.january.id, { datePublished: '2026-03-31T20:59:59.000Z' }),
    )
    expect(tags).toEqual(expect.arrayContaining([archive('2026-01'), archive('2026-03')]))
    expect(tags).toContain(`tagged:${await idOf('занаят')}`)
    expect(paths).toContain('/category/kariera/2026/03/')
  })

  it('is the months of both categories where it changes its own', async () => {
    const { tags, paths } = await affectedBy(() => publish(stock.march.id, { category: other }))
    expect(tags).toEqual(
      expect.arrayContaining([archive('2026-03'), archive('2026-03', other), 'archives']),
    )
    expect(paths).toContain('/category/obrazovanie/2026/03/')
  })

  it('is the hashtags that it has lost and got, where only they change', async () => {
    const hashtags = tagged('занаят', 'подбор')
    const { tags, paths } = await affectedBy(() => publish(stock.january.id, { hashtags }))
    const [lost, got] = [await idOf('хляб'), await idOf('подбор')]
    expect(tags).toEqual(unique([`tagged:${lost}`, `tagged:${got}`, 'hashtag-counts', 'hashtags']))
    expect(paths).toEqual(['/hashtag/podbor/'])
  })

  it('is not the list of hashtags where others writeTagged what it has lost and got', async () => {
    const hashtags = tagged('хляб')
    const { tags } = await affectedBy(() => publish(stock.january.id, { hashtags }))
    expect(tags).toEqual(unique([`tagged:${await idOf('занаят')}`, 'hashtag-counts']))
  })

  it('R-ART-3 is nothing before its date, and the same as of a publish when the clock tells of it', async () => {
    const inAnHour = new Date(today.getTime() + 3_600_000)
    const later = { datePublished: inAnHour.toISOString(), hashtags: tagged('занаят') }
    expect(await affectedBy(() => write(later))).toEqual({ tags: [], paths: [] })
    setClock(inAnHour)
    const { tags, paths } = await affectedBy(strike, 3_600_000)
    expect(tags).toEqual(
      expect.arrayContaining([archive('2026-06'), 'archives', `tagged:${await idOf('занаят')}`]),
    )
    expect(paths).toEqual(['/category/kariera/2026/06/', '/hashtag/zanayat/'])
  })
})

describe('invariant 6: a clock that is late', () => {
  it('lets the lists hear of a month and a hashtag that came meanwhile, whoever was announced first', async () => {
    const minutes = (count: number) => new Date(today.getTime() + count * 60_000)
    await write({ datePublished: minutes(10).toISOString(), hashtags: tagged('първи') })
    setClock(minutes(20))
    const publishNow = () =>
      write({ datePublished: minutes(15).toISOString(), hashtags: tagged('първи') })
    const seen = await affectedBy(publishNow, 20 * 60_000)
    expect(seen.tags).toEqual(expect.arrayContaining(['archives', 'hashtags', archive('2026-03')]))
    setClock(minutes(22))
    await strike()
  })
})

describe('R-ART-10 a renamed category', () => {
  it('brings its months to its new address, wherever the event thought that to be', async () => {
    const rename = (value: string) =>
      newsroom.payload.update({ collection: 'categories', id: other, depth: 0, data: { value } })
    const { paths } = await affectedBy(async () => {
      await rename('Учене')
      await rename('Школо')
    })
    expect(paths).toContain('/category/shkolo/2026/03/')
    expect(paths).not.toContain('/category/uchene/2026/03/')
    expect((await affectedBy(() => rename('ШКОЛО'))).paths).not.toContain(
      '/category/shkolo/2026/03/',
    )
  })
})
