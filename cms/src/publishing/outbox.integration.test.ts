import type { Article } from '@kariera/shared/payload-types'
import { handleEndpoints } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'
import { bodyOf } from '../testing/text.ts'

let newsroom: TestNewsroom
beforeAll(async () => {
  newsroom = await openNewsroom({ SITE_HOOKS: 'https://one.example/hook,https://two.example/hook' })
})
afterAll(() => newsroom.close())

type Data = Partial<Omit<Article, 'id' | 'createdAt' | 'updatedAt'>>

const publish = (data: Data = {}) => newsroom.publish(data)

async function update(id: number, data: Data, draft = false) {
  const req = await newsroom.asEditor()
  return newsroom.payload.update({
    collection: 'articles',
    id,
    depth: 0,
    req,
    draft,
    trash: true,
    data,
  })
}

async function eventsOf(id: number) {
  const { docs } = await newsroom.payload.find({
    collection: 'publish-events',
    where: { documentType: { equals: 'articles' }, documentId: { equals: id } },
    sort: 'id',
    pagination: false,
    depth: 0,
  })
  return docs
}

const lastEventOf = async (id: number) => (await eventsOf(id)).at(-1)

describe('invariant 1: announced with the change', () => {
  it('a publish is announced, to each site', async () => {
    const article = await publish()
    const [event] = await eventsOf(article.id)
    expect(event).toMatchObject({
      was: null,
      is: { slug: article.slug, category: newsroom.categoryId },
    })
    expect(event?.deliveries?.map(({ site }) => site)).toEqual([
      'https://one.example/hook',
      'https://two.example/hook',
    ])
  })

  it('what is rolled back is not', async () => {
    const { payload } = newsroom
    const article = await publish()
    const req = await newsroom.asEditor()
    req.transactionID = (await payload.db.beginTransaction()) ?? undefined
    await payload.update({
      collection: 'articles',
      id: article.id,
      depth: 0,
      req,
      data: { title: 'Никога', _status: 'published' },
    })
    await payload.db.rollbackTransaction(req.transactionID ?? '')
    expect(await eventsOf(article.id)).toHaveLength(1)
  })

  it('nobody is woken before the commit, and everybody at it', async () => {
    const { payload } = newsroom
    const listener = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await listener.connect()
    await listener.query('LISTEN publish_events')
    const heard: string[] = []
    listener.on('notification', ({ payload: id }) => heard.push(id ?? ''))

    const req = await newsroom.asEditor()
    req.transactionID = (await payload.db.beginTransaction()) ?? undefined
    const article = await payload.create({
      collection: 'articles',
      depth: 0,
      req,
      data: {
        title: 'Едва след записа',
        body: bodyOf('Текст'),
        category: newsroom.categoryId,
        _status: 'published',
      },
    })
    await listener.query('SELECT 1')
    expect(heard).toEqual([])
    await payload.db.commitTransaction(req.transactionID ?? '')
    await listener.query('SELECT 1')
    const event = await lastEventOf(article.id)
    await expect.poll(() => heard).toEqual([String(event?.id)])
    await listener.end()
  })

  it('drafts announce nothing: neither new ones nor those over a published article', async () => {
    const draft = await newsroom.payload.create({
      collection: 'articles',
      depth: 0,
      req: await newsroom.asEditor(),
      draft: true,
      data: { title: 'Чернова', body: bodyOf('Текст'), _status: 'draft' },
    })
    await update(draft.id, { title: 'Още чернова', _status: 'draft' }, true)
    expect(await eventsOf(draft.id)).toEqual([])

    const article = await publish()
    await update(article.id, { title: 'Чернова над нея', _status: 'draft' }, true)
    expect(await eventsOf(article.id)).toHaveLength(1)
  })
})

describe('over REST, as the admin calls it', () => {
  const password = 'a password for the test'
  let token: string | undefined

  const patch = async (id: number, data: object) => {
    const { payload } = newsroom
    const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` }
    const address = `http://localhost/api/articles/${id}?trash=true`
    const response = await handleEndpoints({
      config: payload.config,
      payloadInstanceCacheKey: process.env.DATABASE_URL,
      request: new Request(address, { method: 'PATCH', headers, body: JSON.stringify(data) }),
    })
    expect(response.status).toBe(200)
  }

  beforeAll(async () => {
    const { payload } = newsroom
    const email = 'rest@example.com'
    const data = { name: 'Редактор', email, password, role: 'editor' as const }
    await payload.create({ collection: 'users', depth: 0, data })
    token = (await payload.login({ collection: 'users', data: { email, password } })).token
  })

  it('trashing, restoring and unpublishing are announced, drafts are not', async () => {
    const article = await publish()
    const slug = article.slug
    await patch(article.id, { deletedAt: new Date().toISOString() })
    expect(await lastEventOf(article.id)).toMatchObject({ was: { slug }, is: null })
    await patch(article.id, { deletedAt: null, _status: 'published' })
    expect(await lastEventOf(article.id)).toMatchObject({ was: null, is: { slug } })
    await patch(article.id, { _status: 'draft' })
    expect(await lastEventOf(article.id)).toMatchObject({ was: { slug }, is: null })
    expect(await eventsOf(article.id)).toHaveLength(4)
  })
})

describe('an event says what the article was and is in public', () => {
  it('for a move to another category and date', async () => {
    const other = await newsroom.payload.create({
      collection: 'categories',
      depth: 0,
      data: { value: 'Образование', order: 2 },
    })
    const article = await publish({ datePublished: '2026-01-10T10:00:00.000Z' })
    await update(article.id, { category: other.id, datePublished: '2026-02-10T10:00:00.000Z' })
    expect(await lastEventOf(article.id)).toMatchObject({
      was: { category: newsroom.categoryId, datePublished: '2026-01-10T10:00:00.000Z' },
      is: { category: other.id, datePublished: '2026-02-10T10:00:00.000Z' },
    })
  })

  it('for a slug that changed with the title, though a draft changed it first', async () => {
    const article = await publish({ title: 'Преди' })
    await update(article.id, { title: 'След', _status: 'draft' }, true)
    const after = await update(article.id, { _status: 'published' })
    expect(await lastEventOf(article.id)).toMatchObject({
      was: { slug: article.slug },
      is: { slug: after.slug },
    })
    expect(after.slug).not.toBe(article.slug)
  })

  it('for an unpublished, a trashed and a restored one', async () => {
    const article = await publish()
    await update(article.id, { _status: 'draft' })
    expect(await lastEventOf(article.id)).toMatchObject({ was: { slug: article.slug }, is: null })
    await update(article.id, { _status: 'published' })
    await update(article.id, { deletedAt: new Date().toISOString() })
    expect(await lastEventOf(article.id)).toMatchObject({ was: { slug: article.slug }, is: null })
    await update(article.id, { deletedAt: null, _status: 'published' })
    expect(await lastEventOf(article.id)).toMatchObject({ was: null, is: { slug: article.slug } })
  })
})
