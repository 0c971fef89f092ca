import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone } from '../../testing/rest.ts'
import { bodyOf } from '../../testing/text.ts'

let newsroom: TestNewsroom
let asAdministrator: Awaited<ReturnType<typeof restAs>>

beforeAll(async () => {
  newsroom = await openNewsroom()
  asAdministrator = await restAs(newsroom, 'administrator')
})
afterAll(() => newsroom.close())

describe('invariant 10: a request that the database cannot take is the fault of who sent it', () => {
  it.each([
    '/articles/abc',
    '/articles/99999999999',
    '/articles?page=-1',
    '/articles?limit=1e400',
    '/articles?where=x',
    '/articles?where[id][in]=a,b',
    '/articles?where[title][equals]=%00',
    '/articles?where[createdAt][like]=2',
    '/articles?where[hashtags][equals]=abc',
    '/hashtags?where[count][equals]=x',
    '/categories/1.5',
  ])('GET %s is answered with a 4xx or what there is', async (path) => {
    expect((await restAsAnyone(newsroom)('GET', path)).status).toBeLessThan(500)
  })

  it.each<[string, object]>([
    ['a date without a day', { datePublished: '2026' }],
    ['a day that there is not', { datePublished: '2026-02-30' }],
    ['an unknown status', { _status: 'zzz' }],
    ['a trash date that is none', { deletedAt: 'x' }],
    ['a list of categories', { category: [1] }],
    ['no pictures', { picture: [] }],
    ['a promotion in another age', { paidStartDate: '+275000-01-01T00:00:00Z' }],
    ['half a letter as hashtag', { hashtags: '\ud800' }],
    ['a number in place of a title', { title: 5 }],
  ])('an article with %s is saved or refused', async (_what, data) => {
    const { categoryId: category } = newsroom
    const article = { title: 'Заглавие', category, body: bodyOf('Текст'), ...data }
    const answer = await asAdministrator('POST', '/articles', article)
    expect([201, 400], await answer.clone().text()).toContain(answer.status)
  })

  it.each([
    [
      'with NUL in the name of its file',
      'form-data; name="file"; filename="a\0.png"\r\n\r\nа\r\n--b--',
    ],
    ['that is cut off', 'form-data; name="file"; filename="a.png"\r\n\r\nа'],
  ])('a form %s is refused', async (_what, part) => {
    const answer = await handleEndpoints({
      config: newsroom.payload.config,
      payloadInstanceCacheKey: process.env.DATABASE_URL,
      request: new Request('http://localhost/api/media', {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: `--b\r\nContent-Disposition: ${part}`,
      }),
    })
    expect(answer.status).toBe(400)
  })

  it('names no inner address for what has no endpoint', async () => {
    for (const path of ['/payload-migrations', '/retired-files/1', '/picture-cuts', '/nothing']) {
      const answer = await restAsAnyone(newsroom)('GET', path)
      expect(answer.status, path).toBe(404)
      expect(await answer.text(), path).not.toContain('localhost')
    }
  })

  it('says so in the language of the request', async () => {
    const answer = await asAdministrator('GET', '/articles?where[id][in]=a,b')
    expect(await answer.text()).toContain('cannot be stored or looked for')
  })

  it.each(['articles', 'hashtags', 'categories'])(
    'readers get %s in pages of a bounded size',
    async (collection) => {
      for (const query of ['limit=0', 'limit=100000', 'pagination=false']) {
        const answer = await restAsAnyone(newsroom)('GET', `/${collection}?${query}`)
        expect((await answer.json()).limit, query).toBeLessThanOrEqual(100)
      }
    },
  )
})

describe('what a document names', () => {
  it('is read with it, however much it is', async () => {
    const hashtags = Array.from({ length: 25 }, (_, index) => `таг ${index}`).join(',')
    const { categoryId: category } = newsroom
    const article = { title: 'С много', category, body: bodyOf('Текст'), _status: 'published' }
    const answer = await asAdministrator('POST', '/articles', { ...article, hashtags })
    const { doc } = await answer.json()
    const read = await restAsAnyone(newsroom)('GET', `/articles/${doc.id}?depth=1`)
    const found: { hashtags: { value: string }[] } = await read.json()
    expect(found.hashtags.map(({ value }) => value)).toEqual(hashtags.split(','))
  })
})

describe('a category', () => {
  it('goes only when no article stands in it, in drafts and in the trash neither', async () => {
    const { payload, publish } = newsroom
    const create = (value: string) =>
      payload.create({ collection: 'categories', depth: 0, data: { value, order: 9 } })
    const [first, other] = [await create('Пълна'), await create('Друга')]
    const remove = () => asAdministrator('DELETE', `/categories/${first.id}`)
    const { id } = await publish({ title: 'В раздела', category: first.id })
    const refused = await remove()
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Articles stand in this category (1)')
    const move = async (category: number, draft: boolean) =>
      payload.update({
        collection: 'articles',
        id,
        depth: 0,
        draft,
        req: await newsroom.asEditor(),
        data: { category, _status: draft ? 'draft' : 'published' },
      })
    await move(other.id, false)
    await move(first.id, true)
    expect((await remove()).status).toBe(409)
    await move(other.id, true)
    expect((await remove()).status).toBe(200)
    const found = await payload.findByID({ collection: 'articles', id, depth: 0 })
    expect(found.category).toBe(other.id)
  })
})
