import type { Article } from '@kariera/shared/payload-types'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '#testing/rest.ts'
import type { PaidArticle } from './paidArticle.ts'

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

let newsroom: TestNewsroom
let asEditor: Caller
let others: Caller[]
let article: Article

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
  others = await Promise.all(
    ['editor', 'editor', 'administrator'].map((role) => restAs(newsroom, role as 'editor')),
  )
})
afterAll(() => newsroom.close())
beforeEach(async () => {
  article = await newsroom.publish({ title: 'Пекарят на годината', datePublished: inDays(-9) })
})

const promote = (call: Caller, body?: object) => call('POST', '/paid-order/promotions', body)
const forAWeek = (first = false) => ({ article: article.id, period: 'week', first })
const stored = () => newsroom.payload.findByID({ collection: 'articles', id: article.id, depth: 0 })
const daysLeft = async () =>
  Math.round((Date.parse((await stored()).paidEndDate ?? '') - Date.now()) / day)

async function listed(): Promise<number[]> {
  const { docs } = await (await asEditor('GET', '/paid-order/articles')).json()
  return docs.map(({ id }: PaidArticle) => id)
}

async function announcements(documentType: 'articles' | 'paid-order'): Promise<number> {
  const { totalDocs } = await newsroom.payload.count({
    collection: 'publish-events',
    where: { documentType: { equals: documentType } },
  })
  return totalDocs
}

describe('A-PAID-1 an article that an editor promotes', () => {
  it('is paid from now on for the period, and readers get it', async () => {
    const before = await announcements('articles')
    const answer = await promote(asEditor, forAWeek())
    expect(answer.status).toBe(200)
    expect((await stored()).paid).toBe(true)
    expect(await daysLeft()).toBe(7)
    expect(await announcements('articles')).toBe(before + 1)
    const { docs } = await (await asEditor('GET', '/paid-order/articles')).json()
    expect(docs.find(({ id }: PaidArticle) => id === article.id)).toMatchObject({
      status: { is: 'promoted' },
      orderValue: null,
    })
  })

  it('stands first if that is wanted, and the others keep their order', async () => {
    const [one, two] = [
      await newsroom.publish({ paid: true }),
      await newsroom.publish({ paid: true }),
    ]
    await asEditor('POST', '/paid-order/reorder', { order: [two.id, one.id] })
    const before = await announcements('paid-order')
    expect((await promote(asEditor, forAWeek(true))).status).toBe(200)
    expect((await listed()).slice(0, 3)).toEqual([article.id, two.id, one.id])
    expect(await announcements('paid-order')).toBe(before + 1)
  })

  it('is promoted for as much longer where it is promoted already, also by two editors at once', async () => {
    const answers = await Promise.all(others.map((call) => promote(call, forAWeek(true))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await daysLeft()).toBe(21)
  })

  it('beside editors who arrange: nobody waits for another for ever', async () => {
    await promote(asEditor, forAWeek())
    for (let round = 0; round < 8; round++) {
      const order = await listed()
      const answers = await Promise.all([
        promote(others[0]!, forAWeek(true)),
        others[1]!('POST', '/paid-order/reorder', { order: order.toReversed() }),
        others[2]!('PATCH', `/articles/${article.id}`, { title: `Пекарят ${round}` }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    }
  })
})

describe('A-PAID-1 a promotion that is refused', () => {
  async function expectNothing(attempt: Promise<Response>, status: number, text: string) {
    const answer = await attempt
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(text)
    expect((await stored()).paid).toBe(false)
    expect(await listed()).not.toContain(article.id)
  }

  it('of an article with changes that are not published, which stay so', async () => {
    await asEditor('PATCH', `/articles/${article.id}?draft=true`, {
      title: 'Ново',
      _status: 'draft',
    })
    await expectNothing(promote(asEditor, forAWeek(true)), 409, 'changes that are not published')
    expect((await stored()).title).toBe('Пекарят на годината')
  })

  it('of an article in the trash', async () => {
    await asEditor('PATCH', `/articles/${article.id}`, { deletedAt: new Date().toISOString() })
    const answer = await promote(asEditor, forAWeek())
    expect(answer.status).toBe(404)
  })

  it('as a whole where the article cannot be published again', async () => {
    const before = await announcements('paid-order')
    await newsroom.payload.db.drizzle.execute(
      `UPDATE articles SET title = '' WHERE id = ${article.id}`,
    )
    await newsroom.payload.db.drizzle.execute(
      `UPDATE _articles_v SET version_title = '' WHERE parent_id = ${article.id}`,
    )
    const answer = await promote(asEditor, forAWeek(true))
    expect(answer.status).toBe(400)
    expect(await listed()).not.toContain(article.id)
    expect(await announcements('paid-order')).toBe(before)
  })

  it.each<[string, (id: number) => object | undefined]>([
    ['a period that there is not', (id) => ({ article: id, period: 'year', first: true })],
    ['no article', () => ({ period: 'week', first: true })],
    ['a text', (id) => ({ article: String(id), period: 'week', first: true })],
    ['dates', (id) => ({ article: id, period: 'week', first: true, paidEndDate: inDays(99) })],
    ['nothing', () => undefined],
  ])('for %s', async (_what, bodyOf) => {
    await expectNothing(promote(asEditor, bodyOf(article.id)), 400, '')
  })

  it('for who is no editor, or nobody', async () => {
    const asAuthor = await restAs(newsroom, 'author')
    await expectNothing(promote(asAuthor, forAWeek()), 403, 'not allowed to perform this action')
    const anyone = restAsAnyone(newsroom)
    await expectNothing(promote(anyone, forAWeek()), 403, 'No authenticated user')
  })

  it('in Bulgarian for who reads Bulgarian', async () => {
    await asEditor('PATCH', `/articles/${article.id}?draft=true`, {
      title: 'Ново',
      _status: 'draft',
    })
    const bulgarian = await restAs(newsroom, 'editor', 'bg')
    await expectNothing(promote(bulgarian, forAWeek()), 409, 'непубликувани промени')
  })
})
