import { randomBytes } from 'node:crypto'
import type { Media } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, storeAccount, type TestNewsroom } from '../../testing/newsroom.ts'
import { onePixel } from '../../testing/pictures.ts'
import { z } from 'zod'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'
import { bodyShowing } from '../../testing/bodyShowing.ts'
import { countUses, findUses, isUnused, onlyInTexts } from './findUses.ts'
import { referencesIn } from './references.ts'
import { deletionSchema, type Uses } from './use.ts'

let newsroom: TestNewsroom
let asEditor: Caller
const at = { depth: 0 } as const

/** What PostgreSQL says of a query: how many pages it has read. */
const planSchema = z.array(
  z.object({
    'QUERY PLAN': z.array(
      z.object({
        Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }),
      }),
    ),
  }),
)

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
})
afterAll(() => newsroom.close())

async function picture(): Promise<Media> {
  const req = await newsroom.asEditor()
  return newsroom.payload.create({ collection: 'media', data: {}, file: await onePixel(), req })
}

async function usesOf(collection: string, id: number, call = asEditor): Promise<Uses> {
  const answer = await call('GET', `/uses/${collection}/${id}`)
  expect(answer.status).toBe(200)
  return answer.json()
}

/** The places where a document is used, each as `slug id state`. */
async function placesOf(collection: string, id: number): Promise<string[]> {
  const { count, uses } = await usesOf(collection, id)
  expect(count).toBe(uses.length)
  return uses.map((use) => `${use.slug} ${use.id} ${use.state}`).sort()
}

describe('A-ERR-1 where a document is used', () => {
  it('knows every field by which editors use documents', () => {
    const all = referencesIn(newsroom.payload.config)
    expect(all.map(({ slug, field, to }) => `${slug}.${field}: ${to.join()}`).sort()).toEqual([
      'about.authorBio: media',
      'about.authorPicture: media',
      'advertise.advertisingDetails: media',
      'articles.author: users',
      'articles.body: media',
      'articles.category: categories',
      'articles.hashtags: hashtags',
      'articles.picture: media',
      'banners.contentFile: banner-files',
      'banners.file: banner-files',
      'banners.position: banner-positions',
      'carousel-articles.article: articles',
      'cookies.cookiePolicyDetails: media',
      'employers.articles: articles',
      'employers.logo: employer-logos',
      'faq.faqDetails: media',
      'pages.body: media',
      'pages.parent: pages',
      'paid-order.article: articles',
      'privacy.privacyPolicyDetails: media',
      'quotes.article: articles',
      'quotes.template: quote-templates',
      'services.body: media',
      'site-settings.leadStory: articles',
      'site-settings.selectedLogo: logos',
      'site-settings.selectedLogoDark: logos',
      'terms.termsDetails: media',
    ])
  })

  it('B-PIC-1 finds unused pictures without reading the texts', async () => {
    const { drizzle } = newsroom.payload.db
    const shown = await picture()
    // Random, so that it is not compressed: 25 pages of the database.
    const long = randomBytes(100_000).toString('hex')
    const body = { ...bodyShowing(String(shown.id)), long }
    for (let at = 0; at < 40; at += 1)
      await drizzle.execute(sql`INSERT INTO articles (title, body, _status)
        VALUES ('Дълга', ${JSON.stringify(body)}, 'published')`)
    const found = await drizzle.execute(sql`EXPLAIN (ANALYZE, BUFFERS, FORMAT json)
      SELECT id FROM media WHERE ${isUnused(newsroom.payload, 'media')}`)
    const [plan] = planSchema.parse(found.rows)[0]!['QUERY PLAN']
    expect(plan!.Plan['Shared Hit Blocks'] + plan!.Plan['Shared Read Blocks']).toBeLessThan(400)
    const { rows } = await drizzle.execute(sql`
      SELECT FROM media WHERE id = ${shown.id} AND ${isUnused(newsroom.payload, 'media')}`)
    expect(rows).toEqual([])
    await drizzle.execute(sql`DELETE FROM articles WHERE title = 'Дълга'`)
  })

  it('asks the database of every one of them', async () => {
    const { collections } = newsroom.payload.config
    for (const { slug } of collections) {
      expect(await usesOf(slug, 2_000_000_000), slug).toEqual({
        ...{ count: 0, trashed: 0, keeping: 0, uses: [], refusal: null },
      })
    }
  })

  it('finds a picture: as the main one, in texts, in drafts, of the author', async () => {
    const { payload, publish } = newsroom
    const { id } = await picture()
    const showing = bodyShowing(id)
    const asMain = await publish({ picture: id })
    const inText = await publish({ body: showing })
    const asText = await publish({ body: showing })
    const written = JSON.stringify(bodyShowing(String(id)))
    await payload.db.drizzle.execute(
      sql`UPDATE articles SET body = ${written}::jsonb WHERE id = ${asText.id}`,
    )
    await payload.db.drizzle.execute(
      sql`UPDATE _articles_v SET version_body = ${written}::jsonb WHERE parent_id = ${asText.id}`,
    )
    const draftOnly = await publish({ body: showing, _status: 'draft' })
    const inDraft = await publish()
    const draft = { ...at, collection: 'articles', draft: true } as const
    await payload.update({ ...draft, id: inDraft.id, data: { picture: id } })
    const inDraftText = await publish()
    await payload.update({ ...draft, id: inDraftText.id, data: { body: showing } })
    const trashed = await publish({ picture: id })
    const data = { deletedAt: new Date().toISOString() }
    await payload.update({ ...at, collection: 'articles', id: trashed.id, data })
    const formerly = await publish({ picture: id })
    await payload.update({
      ...at,
      collection: 'articles',
      id: formerly.id,
      data: { picture: null },
    })
    await payload.updateGlobal({ ...at, slug: 'about', data: { authorPicture: id } })
    await payload.updateGlobal({ ...at, slug: 'terms', data: { termsDetails: showing } })
    const page = { title: 'Страница', body: showing, order: 1 }
    const { id: pageId } = await payload.create({ ...at, collection: 'pages', data: page })
    const service = {
      title: 'Услуга',
      description: 'Накратко',
      body: showing,
      icon: 'User',
    } as const
    const { id: serviceId } = await payload.create({ ...at, collection: 'services', data: service })
    expect(await placesOf('media', id)).toEqual(
      [
        'about 0 live',
        'terms 0 live',
        `pages ${pageId} live`,
        `services ${serviceId} live`,
        ...[asMain, inText, asText].map((one) => `articles ${one.id} live`),
        ...[draftOnly, inDraft, inDraftText].map((one) => `articles ${one.id} draft`),
        `articles ${trashed.id} trash`,
      ].sort(),
    )
  })

  it('finds a category, a hashtag, a template and a position', async () => {
    const { payload, publish } = newsroom
    const category = await payload.create({
      ...at,
      collection: 'categories',
      data: { value: 'Още', order: 3 },
    })
    const hashtag = await payload.create({
      ...at,
      collection: 'hashtags',
      data: { value: 'тук' } as never,
    })
    const live = await publish({ category: category.id, hashtags: [hashtag.id] })
    const draft = await publish()
    const change = { category: category.id, hashtags: [hashtag.id] }
    await payload.update({ ...at, collection: 'articles', id: draft.id, draft: true, data: change })
    const inBoth = [`articles ${live.id} live`, `articles ${draft.id} draft`].sort()
    expect(await placesOf('categories', category.id)).toEqual(inBoth)
    expect(await placesOf('hashtags', hashtag.id)).toEqual(inBoth)

    const template = await payload.create({
      ...at,
      collection: 'quote-templates',
      data: { name: 'Нов' } as never,
    })
    const said = { quoteText: 'Дума', author: 'Някой', carouselTime: 5, template: template.id }
    const quote = await payload.create({
      ...at,
      collection: 'quotes',
      data: { ...said, _status: 'published' },
    })
    expect(await placesOf('quote-templates', template.id)).toEqual([`quotes ${quote.id} live`])

    const place = { bannerPosition: 'tuk', dropdownName: 'Тук' }
    const position = await payload.create({
      ...at,
      collection: 'banner-positions',
      data: place as never,
    })
    const shown = {
      position: position.id,
      svgContent: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
    }
    const on = await payload.create({
      ...at,
      collection: 'banners',
      data: { ...shown, active: true },
    })
    const off = await payload.create({
      ...at,
      collection: 'banners',
      data: { ...shown, active: false },
    })
    const over = await payload.create({
      ...at,
      collection: 'banners',
      data: { ...shown, active: true, endDate: '2020-01-01T00:00:00.000Z' },
    })
    expect(await placesOf('banner-positions', position.id)).toEqual(
      [`banners ${on.id} live`, `banners ${off.id} draft`, `banners ${over.id} draft`].sort(),
    )
  })

  it('finds an article: in the carousel, the paid order, a quote, an employer; and names it there', async () => {
    const { payload, publish } = newsroom
    const { id: article } = await publish({ title: 'Навсякъде' })
    const inCarousel = { article, timeDisplayed: 5 }
    const row = await payload.create({ ...at, collection: 'carousel-articles', data: inCarousel })
    const paid = await payload.create({
      ...at,
      collection: 'paid-order',
      data: { article, orderValue: 1 },
    })
    const said = { quoteText: 'Дума', author: 'Някой', carouselTime: 5, article }
    const quote = await payload.create({
      ...at,
      collection: 'quotes',
      data: { ...said, _status: 'draft' },
    })
    const employer = await payload.create({
      ...at,
      collection: 'employers',
      data: { slug: 'navsyakade', articles: [article] },
    })
    const { uses } = await usesOf('articles', article)
    expect(uses.map(({ slug, id, title, state }) => [slug, id, title, state]).sort()).toEqual(
      [
        ['carousel-articles', row.id, 'Навсякъде', 'live'],
        ['paid-order', paid.id, 'Навсякъде', 'live'],
        ['quotes', quote.id, 'Дума', 'draft'],
        ['employers', employer.id, 'navsyakade', 'live'],
      ].sort(),
    )
  })

  it('names 20 places and counts all', async () => {
    const { payload, publish } = newsroom
    const { id } = await payload.create({
      ...at,
      collection: 'hashtags',
      data: { value: 'много' } as never,
    })
    for (let number = 0; number < 21; number += 1) await publish({ hashtags: [id] })
    const { count, uses } = await usesOf('hashtags', id)
    expect([count, uses.length]).toEqual([21, 20])
  })

  it('tells the newsroom only', async () => {
    const anyone = restAsAnyone(newsroom)
    expect((await anyone('GET', '/uses/media/1')).status).toBe(403)
    const asAuthor = await restAs(newsroom, 'author')
    expect((await usesOf('categories', newsroom.categoryId, asAuthor)).count).toBeGreaterThan(0)
    for (const path of ['/uses/nothing/1', '/uses/media/x', '/uses/media/99999999999']) {
      expect((await asEditor('GET', path)).status, path).toBe(404)
    }
  })

  it('says what can never be deleted: a position of home, the last administrator', async () => {
    const { payload } = newsroom
    const refusalOf = async (collection: string, id: number) =>
      deletionSchema.parse(await (await asEditor('GET', `/uses/${collection}/${id}`)).json())
        .refusal
    const position = async (bannerPosition: string) => {
      const data = { bannerPosition, dropdownName: bannerPosition, width: 980, height: 250 }
      const where = { bannerPosition: { equals: bannerPosition } }
      const { docs } = await payload.find({ ...at, collection: 'banner-positions', where })
      return (
        docs[0]?.id ?? (await payload.create({ ...at, collection: 'banner-positions', data })).id
      )
    }
    expect(await refusalOf('banner-positions', await position('home_header'))).toContain(
      'home page',
    )
    expect(await refusalOf('banner-positions', await position('aside'))).toBeNull()
    await payload.db.drizzle.execute(
      sql`UPDATE users SET role = 'editor' WHERE role = 'administrator'`,
    )
    const { id } = await storeAccount(payload, { name: 'Едничка', role: 'administrator' })
    expect(await refusalOf('users', id)).toContain('administrator')
    await storeAccount(payload, { name: 'Втора', role: 'administrator' })
    expect(await refusalOf('users', id)).toBeNull()
  })

  it('asks the indexes for pictures in the texts of many articles', async () => {
    const { drizzle } = newsroom.payload.db
    await drizzle.execute(sql`
      WITH many AS (
        INSERT INTO articles (title, body, _status, deleted_at)
        SELECT 'Архив', jsonb_build_object('root', jsonb_build_object('children',
          jsonb_build_array(jsonb_build_object('type', 'upload', 'value', 1000000 + number)))), 'published', now()
        FROM generate_series(1, 20000) AS number RETURNING id, body)
      INSERT INTO _articles_v (parent_id, version_body, latest) SELECT id, body, true FROM many`)
    await drizzle.execute(sql`VACUUM ANALYZE articles, _articles_v`)
    const plan: string[] = []
    const execute = async (query: ReturnType<typeof sql>) => {
      const { rows } = await drizzle.execute(sql`EXPLAIN ${query}`)
      plan.push(...rows.map((row) => Object.values(row).join()))
      return { rows: [] }
    }
    const { payload } = newsroom
    await findUses(payload, { execute }, { collection: 'media', id: 5 })
    await countUses(payload, { execute }, { collection: 'media', ids: [5, 6, 7] })
    await onlyInTexts(payload, { execute }, { collection: 'media', ids: [5, 6, 7] })
    expect(plan.filter((line) => line.includes('on articles_body_pictures'))).toHaveLength(3)
    const text = plan.join('\n')
    expect(text).toContain('on articles_body_pictures')
    expect(text).toContain('on articles_draft_pictures')
    expect(text).not.toMatch(/Seq Scan on (articles|_articles_v)/)
  })
})
