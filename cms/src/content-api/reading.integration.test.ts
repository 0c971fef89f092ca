import type { Query } from '@kariera/shared/contracts/reading/query'
import { articleSchema, relatedSchema } from '@kariera/shared/contracts/reading/article'
import { homeSchema } from '@kariera/shared/contracts/reading/home'
import { readResponseSchema, routesSchema } from '@kariera/shared/contracts/reading/query'
import { Signer } from '@kariera/shared/contracts/signature'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'
import { bodyOf } from '../testing/text.ts'

const hookSecret = 'the secret that both sides of the reading know'
let newsroom: TestNewsroom
let pictureId: number

beforeAll(async () => {
  newsroom = await openNewsroom({ HOOK_SECRET: hookSecret })
  const data = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#187bcd' },
  })
    .jpeg()
    .toBuffer()
  const picture = await newsroom.payload.create({
    collection: 'media',
    depth: 0,
    req: await newsroom.asEditor(),
    data: { alt: 'Синьо', author: 'Редакцията' },
    file: { data, mimetype: 'image/jpeg', name: 'x.jpg', size: data.length },
  })
  pictureId = picture.id
})
afterAll(() => newsroom.close())

const publish: TestNewsroom['publish'] = (data = {}) =>
  newsroom.publish({ picture: pictureId, ...data })

function signed(
  body: string,
  { secret = hookSecret, at = new Date(), id = `read_${randomUUID()}` } = {},
) {
  return { ...new Signer(secret, 'read').sign(id, body, at) }
}

/** Calls the endpoint over HTTP. */
async function post(body: string, headers: Record<string, string>): Promise<Response> {
  const { handleEndpoints } = await import('payload')
  const request = new Request('http://localhost/api/site/read', { method: 'POST', body, headers })
  const { payload } = newsroom
  expect(payload.config.endpoints.map(({ path }) => path)).toContain('/site/read')
  return handleEndpoints({
    config: payload.config,
    request,
    payloadInstanceCacheKey: process.env.DATABASE_URL,
  })
}

async function ask(query: Query, asOf: string | null = null) {
  const body = JSON.stringify({ queries: [query], asOf })
  const response = await post(body, signed(body))
  expect(response.status).toBe(200)
  const [answer] = readResponseSchema.parse(await response.json()).answers
  if (!answer || 'error' in answer) throw new Error('the query was not answered')
  return answer
}

describe('reading', () => {
  it('gives a live article with its picture, and the tags of all that it read', async () => {
    const article = await publish({ title: 'Жива', accent: 'Акцент' })
    const { value, tags } = await ask({ ask: 'article', slug: article.slug ?? '' })
    expect(articleSchema.parse(value)).toMatchObject({
      title: 'Жива',
      teaser: 'Акцент',
      bodyHtml: '<p>Текст на статията</p>',
      category: { name: 'Кариера', slug: 'kariera' },
      picture: { alt: 'Синьо', credit: 'Редакцията' },
      star: 'none',
      author: 'Редактор',
    })
    expect(tags).toEqual([
      `article:${article.id}`,
      `category:${newsroom.categoryId}`,
      `picture:${pictureId}`,
      `author:${(await newsroom.asEditor()).user?.id}`,
    ])
  })

  it('names no author by what the first start calls an account, and tells of another name', async () => {
    const article = await publish({ title: 'Подписана' })
    const { payload } = newsroom
    const id = (await newsroom.asEditor()).user?.id ?? 0
    const rename = (name: string) => payload.update({ collection: 'users', id, data: { name } })
    const author = async () => {
      const { value } = await ask({ ask: 'article', slug: article.slug ?? '' })
      return articleSchema.parse(value).author
    }
    await rename('Администратор')
    expect(await author()).toBe('')
    await rename('Редактор')
    expect(await author()).toBe('Редактор')
    await rename('Редактор')
    const { docs } = await payload.find({
      collection: 'publish-events',
      where: { documentType: { equals: 'users' } },
      sort: 'id',
    })
    expect(docs.map(({ documentId, title }) => [documentId, title])).toEqual([
      [id, 'Администратор'],
      [id, 'Редактор'],
    ])
    const { affectedPages } = await import('../composition.ts')
    const event = {
      documentType: 'users',
      documentId: id,
      title: '',
      was: { id },
      is: { id },
    } as const
    expect(await affectedPages(event, payload.db.drizzle, new Date())).toEqual({
      paths: [],
      tags: [`author:${id}`],
    })
  })

  it('R-ART-3 R-FRAME-11 gives nothing that is not live, to no query', async () => {
    const hidden = 'Скрито'
    const draft = await publish({ title: hidden, _status: 'draft' })
    const future = await publish({
      title: hidden,
      datePublished: new Date(Date.now() + 60_000).toISOString(),
    })
    const trashed = await publish({ title: hidden, deletedAt: new Date().toISOString() })
    const over = await publish({ title: 'Публикувано' })
    await newsroom.payload.update({
      collection: 'articles',
      id: over.id,
      depth: 0,
      draft: true,
      req: await newsroom.asEditor(),
      data: { title: hidden, _status: 'draft' },
    })
    const queries: Query[] = [
      { ask: 'home' },
      { ask: 'frame' },
      { ask: 'routes', after: 0 },
      ...[draft, future, trashed, over].flatMap(({ slug }): Query[] => [
        { ask: 'article', slug: slug ?? '' },
        { ask: 'related', slug: slug ?? '' },
      ]),
    ]
    for (const query of queries) {
      expect(JSON.stringify(await ask(query))).not.toContain(hidden)
    }
    const routes = routesSchema.parse((await ask({ ask: 'routes', after: 0 })).value)
    expect(routes.paths).not.toContain(`/article/${future.slug}/`)
    expect(routes.paths).not.toContain(`/article/${trashed.slug}/`)
    expect(routes.paths).toContain(`/article/${over.slug}/`)
  })

  it('R-HOME-6 gives the five newest of each category, in category order', async () => {
    const second = await newsroom.payload.create({
      collection: 'categories',
      depth: 0,
      data: { value: 'Първа по ред', order: 0 },
    })
    for (const day of [11, 12, 13, 14, 15, 16]) {
      const datePublished = `2026-03-${day}T10:00:00.000Z`
      await publish({ title: `Ден ${day}`, category: second.id, datePublished })
    }
    const { value, tags } = await ask({ ask: 'home' })
    const home = homeSchema.parse(value)
    expect(home.blocks.map(({ category }) => category.name)).toEqual(['Първа по ред', 'Кариера'])
    expect(home.blocks[0]?.cards.map(({ title }) => title)).toEqual([
      'Ден 16',
      'Ден 15',
      'Ден 14',
      'Ден 13',
      'Ден 12',
    ])
    expect(tags).toContain(`latest:${second.id}`)
  })

  it('R-ART-4 gives the twelve nearest in time of the category, not itself, in an order of its own', async () => {
    const { id: category } = await newsroom.payload.create({
      collection: 'categories',
      depth: 0,
      data: { value: 'Свързани', order: 9 },
    })
    const articles = []
    for (let day = 1; day <= 20; day += 1) {
      const datePublished = new Date(Date.UTC(2026, 1, day, 10)).toISOString()
      articles.push(await publish({ title: `Ден ${day}`, category, datePublished }))
    }
    const own = articles[9]
    const { value, tags } = await ask({ ask: 'related', slug: own?.slug ?? '' })
    const { cards, previous, next } = relatedSchema.parse(value)
    const ids = cards.map(({ id }) => id)
    const nearest = [...articles.slice(3, 9), ...articles.slice(10, 16)].map(({ id }) => id)
    expect(ids.toSorted()).toEqual(nearest.toSorted())
    const all = articles.map(({ id }) => id)
    const byDistance = [8, 10, 7, 11, 6, 12, 5, 13, 4, 14, 3, 15].map((at) => all[at])
    for (const order of [nearest, nearest.toReversed(), byDistance, byDistance.toReversed()])
      expect(ids).not.toEqual(order)
    expect(previous).toMatchObject({ id: articles[8]?.id, title: 'Ден 9' })
    expect(next).toMatchObject({ id: articles[10]?.id, title: 'Ден 11' })
    expect(tags).toEqual(
      expect.arrayContaining([`nearby:${own?.id}`, ...ids.map((id) => `article:${id}`)]),
    )
    // Queried together with others, the article gets the same answer.
    const queries = articles.map(({ slug }): Query => ({ ask: 'related', slug: slug ?? '' }))
    const body = JSON.stringify({ queries })
    const { answers } = readResponseSchema.parse(await (await post(body, signed(body))).json())
    expect(answers[9]).toEqual({ value, tags })
  })

  it('reads a card anew when its article, its category or its picture was changed, and only then', async () => {
    const { payload } = newsroom
    const datePublished = '2026-09-01T10:00:00.000Z'
    const { id: category } = await payload.create({
      collection: 'categories',
      depth: 0,
      data: { value: 'Картони', order: 10 },
    })
    const shown = await publish({ title: 'Показана', category, datePublished })
    const shows = await publish({ title: 'Показва', category, datePublished })
    const card = async () => {
      const { value } = await ask({ ask: 'related', slug: shows.slug ?? '' })
      return relatedSchema.parse(value).cards[0]
    }
    expect(await card()).toMatchObject({ title: 'Показана', category: { name: 'Картони' } })
    const finds = vi.spyOn(payload, 'find')
    await card()
    expect(finds).not.toHaveBeenCalled()
    finds.mockRestore()
    const req = await newsroom.asEditor()
    const changed = { title: 'Преименувана', _status: 'published' as const }
    await payload.update({ collection: 'articles', id: shown.id, depth: 0, req, data: changed })
    expect(await card()).toMatchObject({ title: 'Преименувана' })
    await payload.update({ collection: 'categories', id: category, depth: 0, data: { value: 'К' } })
    expect(await card()).toMatchObject({ category: { name: 'К' } })
    await payload.update({ collection: 'media', id: pictureId, depth: 0, data: { alt: 'Друго' } })
    expect(await card()).toMatchObject({ picture: { alt: 'Друго' } })
    const hidden = { _status: 'draft' as const }
    await payload.update({ collection: 'articles', id: shown.id, depth: 0, req, data: hidden })
    expect(await card()).toBeUndefined()
  })

  it('invariant 6: sees what a machine whose clock is ahead has announced, and no further future', async () => {
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
    const { slug } = await publish({ title: 'Изпреварила', datePublished: inSeconds(20) })
    const query: Query = { ask: 'article', slug: slug ?? '' }
    expect((await ask(query)).value).toBeNull()
    expect((await ask(query, inSeconds(30))).value).toMatchObject({ title: 'Изпреварила' })
    expect((await ask(query, inSeconds(3600))).value).toBeNull()
  })

  it('R-HOME-11 a card without an accent shows the body, cut at 480 characters', async () => {
    const long = await publish({ title: 'Дълга', body: bodyOf('дума '.repeat(200)) })
    const { value } = await ask({ ask: 'article', slug: long.slug ?? '' })
    const { teaser } = articleSchema.parse(value)
    expect(teaser.startsWith('дума дума')).toBe(true)
    expect(teaser.length).toBeLessThanOrEqual(480)
  })

  it('answers the other queries when one cannot be answered', async () => {
    // PostgreSQL does not accept a text with this character.
    const queries = [{ ask: 'article', slug: '\u0000' }, { ask: 'frame' }]
    const body = JSON.stringify({ queries })
    const { answers } = readResponseSchema.parse(await (await post(body, signed(body))).json())
    expect(answers).toEqual([
      { error: expect.any(String) },
      { value: expect.objectContaining({ siteName: 'Кариера' }), tags: expect.any(Array) },
    ])
  })

  it.each([
    ['no signature', 401, '{"queries":[{"ask":"home"}]}', () => ({})],
    [
      'a wrong signature',
      401,
      '{"queries":[{"ask":"home"}]}',
      (body: string) => signed(body, { secret: 'another secret, as long as the right one' }),
    ],
    [
      'an old signature',
      401,
      '{"queries":[{"ask":"home"}]}',
      (body: string) => signed(body, { at: new Date(Date.now() - 10 * 60_000) }),
    ],
    ['a malformed body', 400, '{"queries":[{"ask":"users"}]}', (body: string) => signed(body)],
    ['no queries', 400, '{"queries":[]}', (body: string) => signed(body)],
    ['a body that is too long', 413, 'x'.repeat(300_000), (body: string) => signed(body)],
  ])('refuses %s with %i', async (_, status, body, headers) => {
    expect((await post(body, headers(body))).status).toBe(status)
  })

  it('lets saves go first if nobody waits for the answers', async () => {
    const { takeTurn } = await import('../limits/rate-limit/inTurn.ts')
    const saving = Promise.withResolvers<undefined>()
    const save = takeTurn(await newsroom.asEditor(), 'saves', () => saving.promise)
    const order: string[] = []
    const body = JSON.stringify({ queries: [{ ask: 'frame' }], asOf: null, patient: true })
    const read = post(body, signed(body)).then(({ status }) => order.push(`read ${status}`))
    setTimeout(() => {
      order.push('saved')
      saving.resolve(undefined)
    }, 100)
    await Promise.all([read, save])
    expect(order).toEqual(['saved', 'read 200'])
  })

  it('refuses the very same request again', async () => {
    const body = '{"queries":[{"ask":"frame"}]}'
    const headers = signed(body)
    expect((await post(body, headers)).status).toBe(200)
    expect((await post(body, headers)).status).toBe(409)
  })
})
