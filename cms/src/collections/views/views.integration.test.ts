import { now, setClock } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'
import { handOver, hashOf, postSigned, viewBy } from '../../testing/views.ts'

let newsroom: TestNewsroom
let neighbour: Payload
let asEditor: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  neighbour = await newsroom.openNeighbour()
  asEditor = await restAs(newsroom, 'editor')
})
afterEach(() => setClock(null))
afterAll(async () => {
  await neighbour.destroy()
  await newsroom.close()
})

type Counted = { viewCount: number; uniqueViews: number; lastViewedAt: string | null }

async function countedOf(id: number, slug = 'articles'): Promise<Counted> {
  const select = '&select[viewCount]=true&select[uniqueViews]=true&select[lastViewedAt]=true'
  const answer = await asEditor('GET', `/${slug}/${id}?depth=0&draft=true${select}`)
  const { viewCount, uniqueViews, lastViewedAt } = await answer.json()
  return { viewCount, uniqueViews, lastViewedAt }
}

const nothing = { viewCount: 0, uniqueViews: 0, lastViewedAt: null }

async function aQuote(data: object = { _status: 'published' }): Promise<number> {
  const quote = { quoteText: `Цитат ${randomUUID()}`, author: 'Някой', carouselTime: 5 }
  const answer = await asEditor('POST', '/quotes', { ...quote, ...data })
  return (await answer.json()).doc.id
}

const rowsOf = async (table: string) =>
  (await newsroom.payload.db.drizzle.execute(sql`SELECT * FROM ${sql.identifier(table)}`)).rows

describe('R-ART-9 views that a public server passes on', () => {
  it('are counted: all, and distinct visitors', async () => {
    const { id } = await newsroom.publish()
    const views = [viewBy('a', { id }), viewBy('a', { id }), viewBy('b', { id })]
    expect((await handOver(newsroom, views)).status).toBe(200)
    expect(await countedOf(id)).toEqual({
      viewCount: 3,
      uniqueViews: 2,
      lastViewedAt: views.map(({ at }) => at).toSorted()[2],
    })
  })

  it('are counted of quotes too', async () => {
    const [id, article] = [await aQuote(), (await newsroom.publish()).id]
    const views = [viewBy('a', { id, kind: 'quotes' }), viewBy('a', { id: article })]
    await handOver(newsroom, views)
    expect(await countedOf(id, 'quotes')).toMatchObject({ viewCount: 1, uniqueViews: 1 })
    expect(await countedOf(article)).toMatchObject({ viewCount: 1, uniqueViews: 1 })
  })

  it('are one visitor on a device that is known, and another one each day', async () => {
    const { id } = await newsroom.publish({ datePublished: '2026-11-01T10:00:00.000Z' })
    setClock(new Date('2026-11-22T10:00:00Z'))
    const device = hashOf('device')
    await handOver(newsroom, [
      viewBy('home', { id, fingerprint: device }),
      viewBy('office', { id, fingerprint: device }),
      viewBy('home', { id }),
      viewBy('home', { id, fingerprint: device, at: '2026-11-21T21:59:59.000Z' }),
    ])
    expect(await countedOf(id)).toMatchObject({ viewCount: 4, uniqueViews: 3 })
  })

  it('keep what names no person: a hash, the browser, the device', async () => {
    const { id } = await newsroom.publish()
    const view = viewBy('somebody', { id, fingerprint: hashOf('d'), userAgent: 'Firefox' })
    await handOver(newsroom, [view])
    const { payload } = newsroom
    const where = { article: { equals: id } }
    const { docs } = await payload.find({ collection: 'article-views', where, depth: 0 })
    const { day, visitor, fingerprint, at: createdAt } = view
    expect(docs).toEqual([
      {
        id: docs[0]?.id,
        article: id,
        ...{ day, visitor, fingerprint, userAgent: 'Firefox', createdAt },
        updatedAt: expect.any(String),
      },
    ])
  })

  it('of what readers cannot see are dropped', async () => {
    const draft = await newsroom.publish({ _status: 'draft' })
    const future = await newsroom.publish({ datePublished: '2099-01-01T10:00:00.000Z' })
    const trashed = await newsroom.publish()
    const seen = await newsroom.publish()
    await asEditor('PATCH', `/articles/${trashed.id}`, { deletedAt: new Date().toISOString() })
    const quote = await aQuote({ _status: 'draft' })
    const hidden = [draft, future, trashed, { id: 2_000_000_000 }].map(({ id }) => id)
    const answer = await handOver(newsroom, [
      ...hidden.map((id) => viewBy('a', { id })),
      viewBy('a', { id: quote, kind: 'quotes' }),
      viewBy('a', { id: seen.id }),
    ])
    expect(answer.status).toBe(200)
    expect(await countedOf(draft.id)).toEqual(nothing)
    expect(await countedOf(future.id)).toEqual(nothing)
    expect(await countedOf(quote, 'quotes')).toEqual(nothing)
    expect(await countedOf(seen.id)).toMatchObject({ viewCount: 1 })
    const rows = JSON.stringify(await rowsOf('article_views'))
    for (const id of hidden) expect(rows).not.toContain(`"article_id":${id},`)
  })

  it('of other days than today and yesterday are dropped', async () => {
    const { id } = await newsroom.publish({ datePublished: '2026-11-01T10:00:00.000Z' })
    setClock(new Date('2026-11-22T10:00:00Z'))
    const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
    await handOver(
      newsroom,
      days.map((day) => viewBy('a', { id, at: `${day}T10:00:00.000Z` })),
    )
    expect(await countedOf(id)).toEqual({
      viewCount: 2,
      uniqueViews: 2,
      lastViewedAt: '2026-11-22T10:00:00.000Z',
    })
  })

  it('are never later than now, whatever the clock of a public server says', async () => {
    const { id } = await newsroom.publish()
    setClock(new Date('2027-03-01T10:00:00Z'))
    await handOver(newsroom, [viewBy('a', { id, at: '2027-03-01T15:00:00.000Z' })])
    const { lastViewedAt } = await countedOf(id)
    expect(lastViewedAt).toMatch(/^2027-03-01T10:00:0/)
  })
})

describe('R-ART-9 a batch', () => {
  it('is counted once, however often it comes', async () => {
    const { id } = await newsroom.publish()
    const batch = randomUUID()
    const views = [viewBy('a', { id }), viewBy('b', { id })]
    for (let time = 0; time < 3; time += 1) {
      expect((await handOver(newsroom, views, batch)).status).toBe(200)
    }
    expect(await countedOf(id)).toMatchObject({ viewCount: 2, uniqueViews: 2 })
  })

  it('is counted exactly, of many that come at once, each several times', async () => {
    const articles = await Promise.all([newsroom.publish(), newsroom.publish()])
    const batches = Array.from({ length: 40 }, (_, batch) => ({
      batch: randomUUID(),
      views: articles.flatMap(({ id }) =>
        Array.from({ length: 25 }, (_view, view) => viewBy(`${batch % 10} ${view % 5}`, { id })),
      ),
    }))
    const sent = [...batches, ...batches.toReversed(), ...batches]
    const answers = await Promise.all(
      sent.map(({ batch, views }) => handOver(newsroom, views, batch)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const { id } of articles) {
      expect(await countedOf(id)).toMatchObject({ viewCount: 1000, uniqueViews: 50 })
    }
  })

  it('that cannot be stored leaves nothing behind, and may come again', async () => {
    const { id } = await newsroom.publish()
    const batch = randomUUID()
    const { drizzle } = newsroom.payload.db
    await drizzle.execute(sql`ALTER TABLE article_views RENAME TO article_views_away`)
    try {
      expect((await handOver(newsroom, [viewBy('a', { id })], batch)).status).toBe(500)
    } finally {
      await drizzle.execute(sql`ALTER TABLE article_views_away RENAME TO article_views`)
    }
    expect((await handOver(newsroom, [viewBy('a', { id })], batch)).status).toBe(200)
    expect(await countedOf(id)).toMatchObject({ viewCount: 1 })
  })

  it('does not wait for a save of an article, nor a save for it', async () => {
    const { id } = await newsroom.publish()
    const { lockPublicArticle } = await import('../articles/publicArticle.ts')
    const { createLocalReq, initTransaction, killTransaction } = await import('payload')
    const req = await createLocalReq({}, newsroom.payload)
    await initTransaction(req)
    try {
      await lockPublicArticle(req, id)
      expect((await handOver(newsroom, [viewBy('a', { id })])).status).toBe(200)
    } finally {
      await killTransaction(req)
    }
    expect(await countedOf(id)).toMatchObject({ viewCount: 1 })
  })

  it('is refused without the signature of this system', async () => {
    const { id } = await newsroom.publish()
    const body = JSON.stringify({ batch: randomUUID(), views: [viewBy('a', { id })] })
    const { status } = await postSigned(newsroom, body, 'another secret of another system, long')
    expect(status).toBe(401)
    const unsigned = await restAsAnyone(newsroom)('POST', '/site/views', JSON.parse(body))
    expect([unsigned.status, (await unsigned.json()).success]).toEqual([401, false])
    expect(await countedOf(id)).toEqual(nothing)
  })

  it.each([
    ['nothing', ''],
    ['no views', JSON.stringify({ batch: randomUUID(), views: [] })],
    ['no id', JSON.stringify({ views: [viewBy('a', { id: 1 })] })],
    ['an address', JSON.stringify({ batch: randomUUID(), views: [viewBy('a', { id: 1 }), 1] })],
    [
      'a letter that the database cannot take',
      JSON.stringify({ batch: randomUUID(), views: [viewBy('a', { id: 1, userAgent: '\0' })] }),
    ],
    [
      'too many views',
      JSON.stringify({
        batch: randomUUID(),
        views: Array.from({ length: 5001 }, () => viewBy('a', { id: 1, userAgent: '' })),
      }),
    ],
  ])('with %s is refused', async (_what, body) => {
    expect((await postSigned(newsroom, body)).status).toBe(400)
  })

  it('is refused where it is too long', async () => {
    expect((await postSigned(newsroom, ' '.repeat(2 * 1024 * 1024 + 1))).status).toBe(413)
  })
})

describe('A-ART-1 the views of an article', () => {
  it('are told to the newsroom, in lists and of drafts, and to nobody else', async () => {
    const { id } = await newsroom.publish()
    await handOver(newsroom, [viewBy('a', { id })])
    await asEditor('PATCH', `/articles/${id}?draft=true`, { title: 'Чернова', _status: 'draft' })
    const list = await (
      await asEditor('GET', '/articles?limit=1&sort=-createdAt&draft=true')
    ).json()
    expect(list.docs[0]).toMatchObject({ id, title: 'Чернова', viewCount: 1, uniqueViews: 1 })
    const read = await (await restAsAnyone(newsroom)('GET', `/articles/${id}`)).json()
    expect(read.id).toBe(id)
    for (const name of Object.keys(nothing)) expect(read).not.toHaveProperty(name)
  })

  it('are asked for once for a whole list, and not at all for who saves or reads', async () => {
    const ids = [await newsroom.publish(), await newsroom.publish()].map(({ id }) => id)
    const asked: string[] = []
    const watched = await countingViews(asked)
    try {
      await asEditor('GET', '/articles?limit=10&depth=1')
      expect(asked).toHaveLength(1)
      for (const id of ids) expect(asked[0]).toContain(String(id))
      await asEditor('PATCH', `/articles/${ids[0]}`, { title: 'Ново', _status: 'published' })
      await restAsAnyone(newsroom)('GET', '/articles?limit=10')
      const { resolveAll } = await import('../../composition.ts')
      const { readerOf } = await import('../../content-api/reader.ts')
      const reader = readerOf(newsroom.payload, { queries: [], asOf: null, fresh: true })
      await resolveAll([{ ask: 'home' }], reader)
      expect(asked).toHaveLength(1)
    } finally {
      watched.end()
    }
  })

  it('go with what is deleted for good', async () => {
    const [{ id }, quote] = [await newsroom.publish(), await aQuote()]
    await handOver(newsroom, [viewBy('a', { id }), viewBy('a', { id: quote, kind: 'quotes' })])
    await newsroom.payload.delete({ collection: 'articles', id })
    await newsroom.payload.delete({ collection: 'quotes', id: quote })
    const { docs } = await newsroom.payload.find({
      collection: 'article-views',
      where: { article: { equals: id } },
    })
    expect(docs).toEqual([])
  })
})

/** Records each time that the database is queried for views. */
async function countingViews(asked: string[]) {
  const { pool } = newsroom.payload.db
  const before = pool.query.bind(pool)
  const spy = (...args: unknown[]) => {
    const text = JSON.stringify(args[0])
    if (text.includes('article_view_totals')) asked.push(JSON.stringify(args))
    return (before as (...all: unknown[]) => unknown)(...args)
  }
  Object.assign(pool, { query: spy })
  return { end: () => Object.assign(pool, { query: before }) }
}

describe('R-ART-9 folded views', () => {
  /** The views span several days, since they are counted by day. */
  const firstDay = Date.parse('2027-05-01T09:00:00Z')
  const dayMs = 24 * 60 * 60_000
  const view = fc.record({
    day: fc.nat(4),
    article: fc.nat(1),
    who: fc.constantFrom('a', 'b', 'c'),
    device: fc.constantFrom(undefined, 'x', 'y'),
  })

  it('count what they have counted before, day by day', async () => {
    const { housekeep } = await import('../../housekeeping.ts')
    await fc.assert(
      fc.asyncProperty(
        fc.array(view, { maxLength: 25 }),
        fc.subarray([1, 2, 3, 4, 5, 6]),
        async (views, folds) => {
          setClock(null)
          const articles = [await newsroom.publish(), await newsroom.publish()]
          for (let day = 0; day <= 6; day += 1) {
            setClock(new Date(firstDay + day * dayMs))
            const ofDay = views.filter((one) => one.day === day)
            if (ofDay.length > 0) {
              await handOver(
                newsroom,
                ofDay.map(({ article, who, device }) =>
                  viewBy(`${who} ${day}`, {
                    id: articles[article]!.id,
                    ...(device && { fingerprint: hashOf(device) }),
                  }),
                ),
              )
            }
            if (folds.includes(day)) {
              await Promise.all(
                [newsroom.payload, neighbour].map(({ db }) =>
                  db.drizzle.transaction((transaction) => housekeep(transaction, [])),
                ),
              )
            }
          }
          for (const [index, { id }] of articles.entries()) {
            const own = views.filter(({ article }) => article === index)
            const visitors = own.map(
              ({ day, who, device }) => `${day} ${device ?? `${who} ${day}`}`,
            )
            expect(await countedOf(id)).toMatchObject({
              viewCount: own.length,
              uniqueViews: new Set(visitors).size,
            })
          }
        },
      ),
      { seed: 11, numRuns: 12 },
    )
  })

  it('leave the rows of today and yesterday, and no row of days before', async () => {
    const { foldViews } = await import('./foldViews.ts')
    const { id } = await newsroom.publish()
    const fold = () => newsroom.payload.db.drizzle.transaction((db) => foldViews(db))
    const daysLeft = async () => {
      const { docs } = await newsroom.payload.find({
        collection: 'article-views',
        where: { article: { equals: id } },
        sort: 'day',
      })
      return docs.map(({ day }) => day)
    }
    setClock(new Date('2027-06-01T10:00:00Z'))
    await handOver(newsroom, [viewBy('a', { id })])
    setClock(new Date('2027-06-02T10:00:00Z'))
    await handOver(newsroom, [viewBy('a', { id })])
    await fold()
    expect(await daysLeft()).toEqual(['2027-06-01', '2027-06-02'])
    // The day is over in Sofia, but some of its views may not have been delivered yet.
    setClock(new Date('2027-06-02T21:30:00Z'))
    await fold()
    expect(await daysLeft()).toEqual(['2027-06-01', '2027-06-02'])
    setClock(new Date('2027-06-02T22:05:00Z'))
    await fold()
    expect(await daysLeft()).toEqual(['2027-06-02'])
    expect(await countedOf(id)).toEqual({
      viewCount: 2,
      uniqueViews: 2,
      lastViewedAt: expect.stringMatching(/^2027-06-02T10:00:0/),
    })
  })

  it('forget batches that nobody repeats any more', async () => {
    const { foldViews } = await import('./foldViews.ts')
    const { id } = await newsroom.publish()
    const [old, young] = [randomUUID(), randomUUID()]
    setClock(new Date('2027-07-01T10:00:00Z'))
    await handOver(newsroom, [viewBy('a', { id })], old)
    setClock(new Date('2027-07-02T12:00:00Z'))
    await handOver(newsroom, [viewBy('a', { id })], young)
    setClock(new Date('2027-07-03T11:00:00Z'))
    await newsroom.payload.db.drizzle.transaction((db) => foldViews(db))
    const kept = JSON.stringify(await rowsOf('view_batches'))
    expect([kept.includes(old), kept.includes(young)]).toEqual([false, true])
  })
})

describe('A-DASH-1 the most read articles', () => {
  const read = async (most = 5) => {
    const { readMostRead } = await import('./readMostRead.ts')
    return readMostRead(newsroom.payload.db.drizzle, now(), most)
  }
  const fold = async () => {
    const { foldViews } = await import('./foldViews.ts')
    await newsroom.payload.db.drizzle.transaction((db) => foldViews(db))
  }
  const viewsOf = ({ days }: { days: { views: number }[] }) => days.map(({ views }) => views)

  it('are those of the last seven days, with the views of fourteen by day, folded or not', async () => {
    await newsroom.payload.db.drizzle.execute(sql`TRUNCATE article_views, article_view_days`)
    setClock(new Date('2027-08-01T10:00:00Z'))
    const [few, many, none] = [
      await newsroom.publish({ title: 'Малко' }),
      await newsroom.publish({ title: 'Много' }),
      await newsroom.publish({ title: 'Никак' }),
    ]
    const onDay = async (day: number, views: { id: number }[]) => {
      setClock(new Date(Date.UTC(2027, 7, day, 10)))
      await handOver(
        newsroom,
        views.map(({ id }) => viewBy('a', { id })),
      )
      await fold()
    }
    await onDay(1, [many, many])
    // Six days before the last one still count, seven do not.
    await onDay(8, [few, few, few, few, few, few])
    await onDay(9, [few, many])
    await onDay(14, [many, none])
    await onDay(15, [few, many, few, few])
    await newsroom.payload.update({
      collection: 'articles',
      id: none.id,
      data: { deletedAt: now().toISOString() },
    })
    const { all, articles } = await read()
    expect(articles).toMatchObject([
      { id: few.id, title: 'Малко', views: 4 },
      { id: many.id, title: 'Много', views: 3 },
    ])
    expect(await read(1)).toMatchObject({ articles: [{ id: few.id }] })
    expect(all.at(-1)?.day).toBe('2027-08-15')
    // Of days before the first views nothing is known.
    expect(all.map(({ views }) => views)).toEqual([6, 2, 0, 0, 0, 0, 2, 4])
    expect(articles.map(viewsOf)).toEqual([
      [6, 1, 0, 0, 0, 0, 0, 3],
      [0, 1, 0, 0, 0, 0, 1, 1],
    ])
    expect((await rowsOf('article_view_days')).map(({ day }) => day)).not.toContain('2027-08-01')
  })
})
