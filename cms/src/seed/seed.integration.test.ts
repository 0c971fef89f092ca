import type { Article } from '@kariera/shared/payload-types'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'

const count = 300
const sites = ['local', 'https://other.example/hook']
let newsroom: TestNewsroom
let client: pg.Client
let pictureId: number
let seeded: Article[]
let heard: string[] = []

beforeAll(async () => {
  newsroom = await openNewsroom()
  client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  pictureId = await createPicture()
  client.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await client.query('LISTEN publish_events')
  await seed(count)
  seeded = await articlesOf({})
})
afterAll(async () => {
  await client.end()
  await newsroom.close()
})

async function seed(articles: number, onProgress: (written: number) => void = () => undefined) {
  // Imported late because it reads the settings, which are set only now.
  const { seedArticles } = await import('./seed.ts')
  await seedArticles(drizzle({ client }), { count: articles, seed: 1, sites, onProgress })
}

async function createPicture() {
  const format = { width: 64, height: 48, channels: 3, background: '#187bcd' } as const
  const data = await sharp({ create: format }).jpeg().toBuffer()
  const file = { name: 'picture.jpg', data, mimetype: 'image/jpeg', size: data.length }
  const picture = await newsroom.payload.create({
    collection: 'media',
    depth: 0,
    data: { alt: 'Снимка' },
    file,
  })
  return picture.id
}

async function articlesOf(where: object) {
  const { docs } = await newsroom.payload.find({
    collection: 'articles',
    where: where as never,
    sort: 'id',
    pagination: false,
    depth: 0,
  })
  return docs
}

async function versionsOf(id: number) {
  const { docs } = await newsroom.payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: id } },
    sort: 'id',
    pagination: false,
    depth: 0,
  })
  return docs
}

type Row = Record<string, unknown>

/** The rows of an article in the two tables. */
async function rowsOf(id: number): Promise<{ article: Row; versions: Row[] }> {
  const article = await client.query('SELECT * FROM articles WHERE id = $1', [id])
  const versions = await client.query('SELECT * FROM _articles_v WHERE parent_id = $1', [id])
  return { article: article.rows[0], versions: versions.rows }
}

async function eventCount(): Promise<number> {
  const { totalDocs } = await newsroom.payload.count({ collection: 'publish-events' })
  return totalDocs
}

describe('seeded articles', () => {
  it('are live for readers, with pictures, categories and an author that exist', async () => {
    const { docs } = await newsroom.payload.find({
      collection: 'articles',
      overrideAccess: false,
      pagination: false,
      depth: 0,
    })
    expect(docs).toHaveLength(count)
    expect(new Set(seeded.map(({ picture }) => picture))).toEqual(new Set([pictureId, null]))
    expect(new Set(seeded.map(({ category }) => category))).toEqual(new Set([newsroom.categoryId]))
    const author = (await newsroom.asEditor()).user?.id
    expect(new Set(seeded.map((article) => article.author))).toEqual(new Set([author]))
    for (const { bodyHtml } of seeded) expect(bodyHtml).toContain('</h2>')
  })

  it('have one to eight hashtags of uneven frequency, which are counted', async () => {
    for (const { hashtags } of seeded) {
      expect(hashtags?.length).toBeGreaterThanOrEqual(1)
      expect(hashtags?.length).toBeLessThanOrEqual(8)
    }
    const { docs } = await newsroom.payload.find({
      collection: 'hashtags',
      pagination: false,
      depth: 0,
    })
    expect(docs.length).toBeGreaterThanOrEqual(40)
    for (const { id, count: live } of docs) {
      expect(live).toBe(seeded.filter(({ hashtags }) => hashtags?.includes(id as never)).length)
    }
    const counts = docs.map((hashtag) => hashtag.count).sort((one, other) => one - other)
    expect(counts.at(-1)).toBeGreaterThan(3 * (counts[counts.length >> 1] ?? 0))
  })

  it('have one version each, published and the latest, which is the article', async () => {
    for (const article of seeded.slice(0, 20)) {
      const [version, ...others] = await versionsOf(article.id)
      expect(others).toEqual([])
      expect(version?.latest).toBe(true)
      // The content of a version has no id.
      expect({ ...version?.version, id: article.id }).toMatchObject(article)
    }
  })

  const paidNow = ({ paid, paidEndDate }: Article) =>
    Boolean(paid) && Date.parse(String(paidEndDate)) > Date.now()
  it.each([
    ['an article', (article: Article) => !article.paid],
    ['one without accent', (article: Article) => !article.paid && !article.accent],
    ['one without picture', (article: Article) => !article.paid && !article.picture],
    ['one without entity name', (article: Article) => !article.paid && !article.entityName],
    ['one that is paid', paidNow],
  ])('fill the same columns as Payload does for the same fields: %s', async (_, isMeant) => {
    const source = seeded.find(isMeant)!
    const { title, accent, body, picture, category, datePublished, entityName } = source
    const { paid, paidStartDate, paidEndDate } = source
    const created = await newsroom.publish({
      ...{ title: `${title} (наново)`, accent, body, picture, category, datePublished, entityName },
      ...{ paid, paidStartDate, paidEndDate },
    })
    const ours = await rowsOf(source.id)
    const payloads = await rowsOf(created.id)
    expect(payloads.versions).toHaveLength(1)
    expect(comparable(ours.article)).toEqual(comparable(payloads.article))
    expect(ours.versions.map(comparable)).toEqual(payloads.versions.map(comparable))
  })

  it('are edited and published as any other: one more version, the same address, one event', async () => {
    const article = seeded[7]!
    const events = await eventCount()
    const updated = await newsroom.payload.update({
      collection: 'articles',
      id: article.id,
      depth: 0,
      req: await newsroom.asEditor(),
      overrideAccess: false,
      data: { accent: 'Друг акцент', _status: 'published' },
    })
    expect(updated).toMatchObject({ accent: 'Друг акцент', slug: article.slug, body: article.body })
    const versions = await versionsOf(article.id)
    expect(versions.map(({ latest }) => Boolean(latest))).toEqual([false, true])
    expect(versions.map(({ version }) => version.accent)).toEqual([article.accent, 'Друг акцент'])
    expect(await eventCount()).toBe(events + 1)
  })
})

describe('seeding', () => {
  it('invariant 1: tells every site once to render everything', async () => {
    const { docs } = await newsroom.payload.find({
      collection: 'publish-events',
      where: { documentType: { equals: 'everything' } },
      pagination: false,
      depth: 0,
    })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({ documentId: 0, was: null, is: null })
    expect(docs[0]?.deliveries).toMatchObject(
      sites.map((site) => ({ site, attempts: 0, deliveredAt: null, leasedUntil: null })),
    )
    await expect.poll(() => heard).toContain(String(docs[0]?.id))
  })

  it('again makes as many more, at addresses of their own', async () => {
    const before = await articlesOf({})
    const written: number[] = []
    await seed(count, (articles) => written.push(articles))
    const after = await articlesOf({})
    expect(after).toHaveLength(before.length + count)
    expect(new Set(after.map(({ slug }) => slug)).size).toBe(after.length)
    expect(written.at(-1)).toBe(count)
  })

  it('that fails leaves nothing behind, and nobody is told', async () => {
    const [articles, events] = [await articlesOf({}), await eventCount()]
    heard = []
    const failing = seed(1200, (written) => {
      if (written >= 1000) throw new Error('out of luck')
    })
    await expect(failing).rejects.toThrow('out of luck')
    expect(await articlesOf({})).toHaveLength(articles.length)
    expect(await eventCount()).toBe(events)
    expect(heard).toEqual([])
  })

  it('makes categories where there are none', async () => {
    await client.query('DELETE FROM categories')
    await seed(50)
    const { docs } = await newsroom.payload.find({
      collection: 'categories',
      sort: 'order',
      pagination: false,
      depth: 0,
    })
    expect(docs.length).toBeGreaterThan(3)
    expect(docs[0]).toMatchObject({ value: 'Кариера', urlSlug: 'kariera', order: 1 })
    const used = new Set((await articlesOf({ category: { exists: true } })).map((a) => a.category))
    expect(used.size).toBeGreaterThan(3)
  })
})

/** A row without the values that differ between articles: of those columns it keeps only whether they are filled. */
function comparable(row: Row): Row {
  const own = /^(id|parent_id|(version_)?(title|slug|created_at|updated_at|first_promoted_at))$/
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, own.test(name) ? value !== null : value]),
  )
}
