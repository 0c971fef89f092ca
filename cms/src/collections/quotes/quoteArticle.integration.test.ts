import { afterAll, beforeAll, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAsAnyone, type Caller } from '../../testing/rest.ts'

let newsroom: TestNewsroom
let read: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  read = restAsAnyone(newsroom)
})
afterAll(() => newsroom.close())

const quoteOf = async (article: number) => {
  const data = { quoteText: 'Казано', author: 'Някой', carouselTime: 5, article }
  const published = { ...data, _status: 'published' } as const
  return newsroom.payload.create({ collection: 'quotes', data: published, depth: 0 })
}

it('R-FRAME-11 invariant 9: readers see the article of a quote while it is live, and none otherwise', async () => {
  const [live, draft] = [
    await newsroom.publish({ title: 'Публикувана' }),
    await newsroom.publish({ title: 'Чернова', _status: 'draft' }),
  ]
  for (const [article, shown] of [
    [live, live.id],
    [draft, null],
  ] as const) {
    const { id } = await quoteOf(article.id)
    const found = await (await read('GET', `/quotes/${id}?depth=0`)).json()
    expect(found.article).toBe(shown)
    const same = await newsroom.payload.findByID({
      collection: 'quotes',
      id,
      depth: 0,
      req: await newsroom.asEditor(),
    })
    expect(same.article).toBe(article.id)
  }
})

it('invariant 9: readers do not ask for quotes by their articles', async () => {
  const { id } = await newsroom.publish({ _status: 'draft' })
  await quoteOf(id)
  for (const path of ['article', 'article.title', 'article__title']) {
    const answer = await read('GET', `/quotes?where[${path}][equals]=${id}`)
    expect(answer.status, path).toBe(400)
  }
})
