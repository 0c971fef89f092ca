import { setClock } from '@kariera/shared/clock'
import type { Article, Media, QuoteImage } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bodyShowing } from '../../testing/bodyShowing.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { onePixel, redAndBlue } from '../../testing/pictures.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'

let newsroom: TestNewsroom
let asAdministrator: Caller
let asEditor: Caller
const at = { depth: 0 } as const
const dayMs = 24 * 60 * 60_000

beforeAll(async () => {
  newsroom = await openNewsroom()
  asAdministrator = await restAs(newsroom, 'administrator')
  asEditor = await restAs(newsroom, 'editor')
})
afterEach(() => {
  setClock(null)
})
afterAll(() => newsroom.close())

async function retitle(id: number, title: string): Promise<Article> {
  const req = await newsroom.asEditor()
  const data = { title, _status: 'published' } as const
  return newsroom.payload.update({ ...at, collection: 'articles', id, data, req })
}

async function trash(collection: string, id: number): Promise<void> {
  const data = { deletedAt: new Date().toISOString() }
  const answer = await asEditor('PATCH', `/${collection}/${id}`, data)
  expect(answer.status, await answer.clone().text()).toBe(200)
}

function purge(collection: string, id: number, call = asAdministrator): Promise<Response> {
  return call('DELETE', `/${collection}/${id}?trash=true`)
}

async function isThere(collection: CollectionSlug, id: number): Promise<boolean> {
  const where = { id: { equals: id } }
  return (await newsroom.payload.count({ collection, where, trash: true })).totalDocs === 1
}

/** Number of rows that a query returns. */
async function rowsOf(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await newsroom.payload.db.drizzle.execute(query)
  return rows.length
}

async function picture(): Promise<Media> {
  const req = await newsroom.asEditor()
  return newsroom.payload.create({ collection: 'media', data: {}, file: await redAndBlue(), req })
}

async function emptied(days: number): Promise<number> {
  setClock(new Date(Date.now() + days * dayMs))
  const { emptyTrash } = await import('./emptyTrash.ts')
  return emptyTrash(newsroom.payload)
}

describe('an article that is deleted for good', () => {
  it('leaves the trash with all that only it had', async () => {
    const { payload, publish } = newsroom
    const { id, slug } = await publish({ title: 'Изчезва' })
    await retitle(id, 'Изчезва скоро')
    const req = await newsroom.asEditor()
    const inCarousel = { article: id, timeDisplayed: 5 }
    const row = await payload.create({
      ...at,
      collection: 'carousel-articles',
      data: inCarousel,
      req,
    })
    const ordered = { article: id, orderValue: 1 }
    const place = await payload.create({ ...at, collection: 'paid-order', data: ordered, req })
    const said = { quoteText: 'Дума', author: 'Някой', carouselTime: 5, article: id } as const
    const quote = await payload.create({
      ...at,
      collection: 'quotes',
      data: { ...said, _status: 'published' },
      req,
    })
    const traces = () =>
      Promise.all([
        rowsOf(sql`SELECT FROM _articles_v WHERE parent_id = ${id}`),
        rowsOf(sql`SELECT FROM document_saves WHERE entity = 'articles' AND document_id = ${id}`),
        rowsOf(sql`SELECT FROM redirects WHERE "from" LIKE '%izchezva%'`),
        rowsOf(sql`SELECT FROM redirects_rels WHERE articles_id = ${id}`),
      ])
    await trash('articles', id)
    expect(Math.min(...(await traces()))).toBeGreaterThan(0)

    expect((await purge('articles', id)).status).toBe(200)
    expect(await isThere('articles', id)).toBe(false)
    expect(await traces()).toEqual([0, 0, 0, 0])
    expect(await rowsOf(sql`SELECT FROM _articles_v WHERE parent_id IS NULL`)).toBe(0)
    expect(await isThere('carousel-articles', row.id)).toBe(false)
    expect(await isThere('paid-order', place.id)).toBe(false)
    const left = await payload.findByID({ ...at, collection: 'quotes', id: quote.id })
    expect(left.article).toBeNull()
    // Its address is free again: it was reserved also while the article was in the trash.
    expect((await publish({ title: 'Изчезва' })).slug).toBe(slug)
  })

  it('was in the trash, and whoever deletes it is an administrator', async () => {
    const { id, author } = await newsroom.publish({ title: 'Остава' })
    expect(author).not.toBeNull()
    expect((await purge('articles', id)).status).toBe(403)
    await trash('articles', id)
    expect((await purge('articles', id, asEditor)).status).toBe(403)
    expect((await purge('articles', id, await restAs(newsroom, 'author'))).status).toBe(403)
    expect((await purge('articles', id, restAsAnyone(newsroom))).status).toBe(403)
    expect(await isThere('articles', id)).toBe(true)
  })

  it('is restored or deleted, never both, where two do so at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await newsroom.publish({ title: 'Надпревара' })
      await trash('articles', id)
      const restoring = () => asEditor('PATCH', `/articles/${id}?trash=true`, { deletedAt: null })
      const both =
        round % 2 === 0
          ? [restoring(), purge('articles', id)]
          : [purge('articles', id), restoring()]
      const statuses = (await Promise.all(both)).map(({ status }) => status)
      expect(
        statuses.filter((status) => status === 200),
        statuses.join(),
      ).toHaveLength(1)
      const restored = statuses[round % 2 === 0 ? 0 : 1] === 200
      expect(await isThere('articles', id)).toBe(restored)
    }
  })

  it('goes with the others when the trash is emptied', async () => {
    const lying = await Promise.all([1, 2, 3].map(() => newsroom.publish()))
    for (const { id } of lying) await trash('articles', id)
    const standing = await newsroom.publish()
    const query = 'limit=0&trash=true&where[deletedAt][exists]=true'
    expect((await asEditor('DELETE', `/articles?${query}`)).status).not.toBe(200)
    const answer = await asAdministrator('DELETE', `/articles?${query}`)
    expect(answer.status).toBe(200)
    for (const { id } of lying) expect(await isThere('articles', id)).toBe(false)
    expect(await isThere('articles', standing.id)).toBe(true)
  })
})

describe('a quote that is deleted for good', () => {
  it('takes its picture with it', async () => {
    const { payload } = newsroom
    const file = await onePixel()
    const image: QuoteImage = await payload.create({ collection: 'quote-images', data: {}, file })
    const said = { quoteText: 'Картина', author: 'Някой', carouselTime: 5 } as const
    const data = { ...said, quoteImage: image.id, _status: 'published' } as const
    const { id } = await payload.create({ ...at, collection: 'quotes', data })
    await trash('quotes', id)
    expect((await purge('quotes', id)).status).toBe(200)
    expect(await isThere('quotes', id)).toBe(false)
    expect(await isThere('quote-images', image.id)).toBe(false)
    const noted = { filename: { equals: image.filename } }
    expect((await payload.count({ collection: 'retired-files', where: noted })).totalDocs).toBe(1)
  })
})

describe('A-ERR-1 a picture that only the trash shows', () => {
  it('can be deleted, and is not in the article that comes back', async () => {
    const { id } = await picture()
    const { payload } = newsroom
    const article = await newsroom.publish({ picture: id, body: bodyShowing(id) })
    expect((await asEditor('DELETE', `/media/${id}`)).status).toBe(409)
    await trash('articles', article.id)
    const uses = await (await asEditor('GET', `/uses/media/${id}`)).json()
    expect(uses).toMatchObject({ count: 1, trashed: 1, uses: [{ state: 'trash' }] })
    expect((await asEditor('DELETE', `/media/${id}`)).status).toBe(200)
    const restored = await asEditor('PATCH', `/articles/${article.id}?trash=true`, {
      deletedAt: null,
    })
    expect(restored.status, await restored.clone().text()).toBe(200)
    const now = await payload.findByID({ ...at, collection: 'articles', id: article.id })
    expect(now.picture).toBeNull()
    expect(JSON.stringify(now.body)).not.toContain('"upload"')
  })

  it('is named after what stands on the site', async () => {
    const { id } = await picture()
    const inTrash = await newsroom.publish({ picture: id })
    await trash('articles', inTrash.id)
    const live = await newsroom.publish({ picture: id, title: 'На сайта' })
    const uses = await (await asEditor('GET', `/uses/media/${id}`)).json()
    expect(uses).toMatchObject({
      count: 2,
      trashed: 1,
      uses: [
        { id: live.id, state: 'live' },
        { id: inTrash.id, state: 'trash' },
      ],
    })
    const { errors } = await (await asEditor('DELETE', `/media/${id}`)).json()
    expect(errors[0].message).toBe('It is used in: Article “На сайта”. Take it out there first.')
  })
})

describe('the trash empties itself', () => {
  async function keepFor(trashDays: number): Promise<void> {
    const answer = await asAdministrator('POST', '/globals/site-settings', { trashDays })
    expect(answer.status, await answer.clone().text()).toBe(200)
  }

  it('after as many days as the settings say, 90 unless they do', async () => {
    const { id } = await newsroom.publish()
    const employer = await newsroom.payload.create({
      ...at,
      collection: 'employers',
      data: { slug: 'stara-firma' },
    })
    await trash('articles', id)
    await trash('employers', employer.id)
    await emptied(89)
    expect(await isThere('articles', id)).toBe(true)
    expect(await emptied(91)).toBeGreaterThanOrEqual(2)
    expect(await isThere('articles', id)).toBe(false)
    expect(await isThere('employers', employer.id)).toBe(false)
    expect(await emptied(91)).toBe(0)
  })

  it('sooner, or never', async () => {
    const { id } = await newsroom.publish()
    await trash('articles', id)
    await keepFor(0)
    expect(await emptied(3650)).toBe(0)
    setClock(null)
    await keepFor(7)
    expect(await emptied(8)).toBe(1)
    expect(await isThere('articles', id)).toBe(false)
    setClock(null)
    await keepFor(90)
  })

  it.each([-1, 1.5, 'десет', 4000, null])('not after %j days', async (trashDays) => {
    const answer = await asAdministrator('POST', '/globals/site-settings', { trashDays })
    expect(answer.status).toBe(400)
  })

  it('and nobody outside is told when', async () => {
    const answer = await restAsAnyone(newsroom)('GET', '/globals/site-settings')
    expect(await answer.text()).not.toContain('trashDays')
  })

  it('of all but what cannot be deleted', async () => {
    const stuck = await newsroom.publish()
    const other = await newsroom.publish()
    await trash('articles', stuck.id)
    await trash('articles', other.id)
    const { drizzle } = newsroom.payload.db
    await drizzle.execute(
      sql.raw(`
      CREATE FUNCTION refuse_deletion() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN IF OLD.id = ${stuck.id} THEN RAISE 'stuck'; END IF; RETURN OLD; END $$;
      CREATE TRIGGER refuse_deletion BEFORE DELETE ON articles
        FOR EACH ROW EXECUTE FUNCTION refuse_deletion()`),
    )
    expect(await emptied(91)).toBe(1)
    expect(await isThere('articles', stuck.id)).toBe(true)
    expect(await isThere('articles', other.id)).toBe(false)
    await drizzle.execute(sql`DROP FUNCTION refuse_deletion CASCADE`)
  })
})
