import type { Query } from '@kariera/shared/contracts/reading/query'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { budgetsOf } from './budgetTables.ts'
import { openNewsroom, type TestNewsroom } from './newsroom.ts'
import { restAs, restAsAnyone, type Caller } from './rest.ts'

let newsroom: TestNewsroom
let asEditor: Caller
let counted: () => number

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
  const client: PoolClient = await newsroom.payload.db.pool.connect()
  const spy = vi.spyOn(Object.getPrototypeOf(client), 'query')
  client.release()
  const { database } = clientSchema.parse(client)
  const isOurs = (sender: unknown) => clientSchema.safeParse(sender).data?.database === database
  counted = () => spy.mock.contexts.filter(isOurs).length
})
afterAll(async () => {
  vi.restoreAllMocks()
  await newsroom.close()
})

/** A connection to a database; other tests of this process have other ones. */
const clientSchema = z.object({ database: z.string() })

/** Returns how many statements the work sends to the database. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = counted()
  await work()
  return counted() - before
}

async function read(...queries: Query[]): Promise<void> {
  const { resolveAll } = await import('../composition.ts')
  const { readerOf } = await import('../content-api/reader.ts')
  const reader = readerOf(newsroom.payload, { queries, asOf: null, fresh: false })
  const answers = await resolveAll(queries, reader)
  const found = z.array(z.object({ value: z.unknown() })).parse(answers)
  for (const { value } of found) expect(value).toBeTruthy()
}

async function save(method: 'POST' | 'PATCH', address: string, data: object): Promise<number> {
  const answer = await asEditor(method, `${address}depth=0`, data)
  const { doc } = await answer.json()
  expect([address, answer.status]).toEqual([address, method === 'POST' ? 201 : 200])
  return doc.id
}

it('B-SPEED-1 the newsroom sends as many statements as docs/performance.md says, no more and no less', async () => {
  const measured: Record<string, number[]> = {}
  const count = async (what: string, work: () => Promise<unknown>) => {
    measured[what] = [await statementsOf(work)]
  }
  const { id: hashtag } = await newsroom.payload.create({
    collection: 'hashtags',
    depth: 0,
    draft: true,
    data: { value: 'Хляб' },
  })
  const { body } = await newsroom.publish({ hashtags: [hashtag] })
  const article = { title: 'Друга', body, category: newsroom.categoryId, hashtags: [hashtag] }
  const other = await newsroom.publish(article)

  let id = 0
  await count('a new draft', async () => {
    id = await save('POST', '/articles?draft=true&', { ...article, title: 'Чернова' })
  })
  const ofIt = () => `/articles/${id}?`
  await count('an autosave of it', () =>
    save('PATCH', `${ofIt()}draft=true&autosave=true&`, { title: 'Чернова 2' }),
  )
  await count('its publish', () => save('PATCH', ofIt(), { _status: 'published' }))
  await count('an edit of a published article', () =>
    save('PATCH', ofIt(), { title: 'Нова', _status: 'published' }),
  )
  const { claimDeliveries, markDelivered } = await import('../publishing/deliveries.ts')
  const { affectedPages } = await import('../composition.ts')
  const db = newsroom.payload.db.drizzle
  await count('delivering an edit', async () => {
    const [event] = (await claimDeliveries(db, 'local', 100)).slice(-1)
    if (!event) throw new Error('nothing was announced')
    await affectedPages(event.event, db, event.createdAt)
    await markDelivered(db, event, { rendered: [], failed: [], remaining: 0 })
  })

  const { docs } = await newsroom.payload.find({ collection: 'articles', depth: 0 })
  const slug = docs.find((one) => one.id === id)?.slug ?? ''
  await count('reading an article', () => read({ ask: 'article', slug }))
  await count('reading what is beside it', () => read({ ask: 'related', slug }))
  await count('reading it and what is beside it', () =>
    read({ ask: 'article', slug }, { ask: 'related', slug }),
  )
  const req = await newsroom.asEditor()
  await newsroom.payload.create({
    ...{ collection: 'quotes', depth: 0, req },
    data: { quoteText: 'Цитат', author: 'Народът', carouselTime: 5, _status: 'published' },
  })
  const shown = { article: id, timeDisplayed: 5 }
  await newsroom.payload.create({ collection: 'carousel-articles', depth: 0, req, data: shown })
  await count('reading home for the first time', () => read({ ask: 'home' }))
  await count('reading home again', () => read({ ask: 'home' }))
  await save('PATCH', `/articles/${other.id}?`, { title: 'Другата', _status: 'published' })
  await count('reading home after a publish', () => read({ ask: 'home' }))
  await count('reading the frame', () => read({ ask: 'frame' }))
  await count('reading a category', () => read({ ask: 'category', slug: 'kariera' }))
  const month = slug.slice(0, 7).replace('/', '-')
  await count('reading a month of it', () => read({ ask: 'categoryMonth', slug: 'kariera', month }))
  await count('reading a hashtag', () => read({ ask: 'hashtag', slug: 'hlyab' }))
  await count('reading the newest for the feed', () => read({ ask: 'newest' }))
  await count('reading a month for the sitemap', () => read({ ask: 'sitemap', month }))
  const search = restAsAnyone(newsroom)
  await count('a search', () => search('GET', '/search?q=Друга'))

  expect(measured).toEqual(await budgetsOf('Statements'))
})
