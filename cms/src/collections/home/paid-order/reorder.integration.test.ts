import { shuffled } from '@kariera/shared/rules/shuffle'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '#testing/rest.ts'
import { maxInOrder } from '#editing/arrangement/orderKeeper.ts'
import type { PaidArticle } from './paidArticle.ts'

const hour = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

let newsroom: TestNewsroom
let editors: Caller[]
let asEditor: Caller
let asAuthor: Caller
/** Paid articles, the newest first. */
let paid: number[]
let unpaid: number
let trashed: number

beforeAll(async () => {
  newsroom = await openNewsroom()
  const roles = ['editor', 'editor', 'administrator', 'editor', 'administrator'] as const
  editors = await Promise.all(roles.map((role) => restAs(newsroom, role)))
  asEditor = editors[0]!
  asAuthor = await restAs(newsroom, 'author')
  paid = []
  for (let age = 1; age <= 8; age++) {
    const { id } = await newsroom.publish({ paid: true, datePublished: at(-age) })
    paid.push(id)
  }
  unpaid = (await newsroom.publish()).id
  trashed = (await newsroom.publish({ paid: true })).id
  const deletedAt = new Date().toISOString()
  expect((await asEditor('PATCH', `/articles/${trashed}`, { deletedAt })).status).toBe(200)
})
afterAll(() => newsroom.close())
beforeEach(() => newsroom.payload.delete({ collection: 'paid-order', where: {}, depth: 0 }))

/** The articles that have a place, with their places. */
async function stored(): Promise<[article: unknown, place: number][]> {
  const { docs } = await newsroom.payload.find({
    collection: 'paid-order',
    sort: 'orderValue',
    pagination: false,
    depth: 0,
  })
  return docs.map(({ article, orderValue }) => [article, orderValue])
}

const inPlaces = (ids: number[]) => ids.map((id, index) => [id, index + 1])
const reorder = (call: Caller, articles: unknown) =>
  call('POST', '/paid-order/reorder', { order: articles })
const idsIn = async (answer: Response): Promise<number[]> =>
  (await answer.json()).docs.map(({ id }: PaidArticle) => id)

async function announcements(): Promise<number> {
  const { totalDocs } = await newsroom.payload.count({
    collection: 'publish-events',
    where: { documentType: { equals: 'paid-order' }, documentId: { equals: 0 } },
  })
  return totalDocs
}

describe('A-PAID-1 the list of paid articles', () => {
  const list = async (): Promise<PaidArticle[]> =>
    (await (await asEditor('GET', '/paid-order/articles')).json()).docs

  it('has every paid article: first those with a place, then the others, the newest first', async () => {
    expect((await list()).map(({ id }) => id)).toEqual(paid)
    const [newest, second, third, ...older] = paid as [number, number, number, ...number[]]
    await reorder(asEditor, [third, newest])
    expect((await list()).map(({ id, orderValue }) => [id, orderValue])).toEqual([
      [third, 1],
      [newest, 2],
      ...[second, ...older].map((id) => [id, null]),
    ])
  })

  it('says how each promotion stands', async () => {
    const articles = [
      { paidStartDate: at(-2), paidEndDate: at(2) },
      { paidStartDate: at(2) },
      { paidStartDate: at(-2), paidEndDate: at(-1) },
      { _status: 'draft', title: 'Чернова' },
      { datePublished: at(3) },
    ] as const
    const before = new Set((await list()).map(({ id }) => id))
    const made = []
    for (const dates of articles) made.push(await newsroom.publish({ paid: true, ...dates }))
    const news = (await list()).filter(({ id }) => !before.has(id))
    const statuses = new Map(news.map(({ id, status }) => [id, status.is]))
    expect(made.map(({ id }) => statuses.get(id))).toEqual(
      'promoted waiting ended draft waiting'.split(' '),
    )
    for (const { id } of made) await newsroom.payload.delete({ collection: 'articles', id })
  })
})

describe('A-PAID-1 an order that an editor gives', () => {
  it('is stored from 1 on, and answered', async () => {
    const order = shuffled(paid, 1)
    const answer = await reorder(asEditor, order)
    expect(answer.status).toBe(200)
    expect(await idsIn(answer)).toEqual(order)
    expect(await stored()).toEqual(inPlaces(order))
  })

  it('takes the place from those that it does not name', async () => {
    await reorder(asEditor, paid)
    const some = shuffled(paid, 2).slice(0, 3)
    await reorder(asEditor, some)
    expect(await stored()).toEqual(inPlaces(some))
    expect((await reorder(asEditor, [])).status).toBe(200)
    expect(await stored()).toEqual([])
  })

  it('invariant 1: is announced once, with the change', async () => {
    const before = await announcements()
    await reorder(asEditor, shuffled(paid, 3))
    expect(await announcements()).toBe(before + 1)
  })

  it('invariant 1: is not stored where it cannot be announced', async () => {
    await reorder(asEditor, paid)
    const { drizzle } = newsroom.payload.db
    await drizzle.execute(
      sql`ALTER TABLE publish_events ADD CONSTRAINT closed CHECK (false) NOT VALID`,
    )
    const answer = await reorder(asEditor, shuffled(paid, 4))
    await drizzle.execute(sql`ALTER TABLE publish_events DROP CONSTRAINT closed`)
    expect(answer.status).toBe(500)
    expect(await stored()).toEqual(inPlaces(paid))
  })
})

describe('A-PAID-1 editors who reorder at once', () => {
  it.each([
    ['two', 2],
    ['five', 5],
  ])('%s: one order stands in the end, never a mixture', async (_count, count) => {
    for (let round = 0; round < 25; round++) {
      const before = await announcements()
      // The lengths differ too: an article that the last order leaves out must not keep its place from another order.
      const orders = Array.from({ length: count }, (_, index) =>
        shuffled(paid, 100 * round + index).slice(0, paid.length - (index % 3)),
      )
      const answers = await Promise.all(
        orders.map((order, index) => reorder(editors[index]!, order)),
      )
      expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200))
      const listed = await stored()
      expect(orders.map(inPlaces)).toContainEqual(listed)
      expect(await announcements()).toBe(before + count)
    }
  })

  it('beside single rows that come by REST, nobody waits for another for ever', async () => {
    for (let round = 0; round < 10; round++) {
      const order = shuffled(paid, round)
      const { docs } = await newsroom.payload.find({ collection: 'paid-order', limit: 1, depth: 0 })
      const row = docs[0] ? `/${docs[0].id}` : ''
      const one = { article: paid[round % paid.length], orderValue: 1 }
      const [reordered, changed] = await Promise.all([
        reorder(asEditor, order),
        editors[1]!(row ? 'PATCH' : 'POST', `/paid-order${row}?depth=0`, one),
      ])
      expect(reordered.status).toBe(200)
      expect([200, 201, 400, 404]).toContain(changed.status)
      await reorder(asEditor, order)
      expect(await stored()).toEqual(inPlaces(order))
    }
  })
})

describe('A-PAID-1 an order that is refused', () => {
  const wrong: [string, (ids: number[]) => unknown][] = [
    ['an article twice', (ids) => [...ids, ids[0]]],
    ['texts', (ids) => ids.map(String)],
    ['a text', () => '1,2,3'],
    ['a number', () => 7],
    ['nothing', () => undefined],
    ['fractions', (ids) => ids.map((id) => id + 0.5)],
    ['0', () => [0]],
    ['what is below 0', () => [-1]],
    ['what no id can be', () => [2 ** 31]],
    ['documents', (ids) => ids.map((id) => ({ id }))],
    ['more than there may be', () => Array.from({ length: maxInOrder + 1 }, (_, id) => id + 1)],
  ]
  const gone: [string, () => number][] = [
    ['an article that is not there', () => 2 ** 31 - 1],
    ['an article that is not paid', () => unpaid],
    ['an article in the trash', () => trashed],
  ]

  /** Expects that an attempt is refused, stores nothing and announces nothing. */
  async function expectNothing(attempt: () => Promise<Response>, status: number, text: string) {
    await reorder(asEditor, paid)
    const before = await announcements()
    const answer = await attempt()
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(text)
    expect(await stored()).toEqual(inPlaces(paid))
    expect(await announcements()).toBe(before)
  }

  it.each(wrong)('for %s', async (_what, bodyOf) => {
    const attempt = () => reorder(asEditor, bodyOf(paid))
    await expectNothing(attempt, 400, 'each row of the list at most once')
  })

  it.each(gone)('for %s among the others', async (_what, idOf) => {
    const attempt = () => reorder(asEditor, [...paid.slice(1), idOf()])
    await expectNothing(attempt, 409, 'not in it any more')
  })

  it('for who is no editor, or nobody', async () => {
    const order = shuffled(paid, 5)
    const notAllowed = 'not allowed to perform this action'
    await expectNothing(() => reorder(asAuthor, order), 403, notAllowed)
    const anyone = restAsAnyone(newsroom)
    await expectNothing(() => reorder(anyone, order), 403, 'No authenticated user')
    await expectNothing(() => anyone('GET', '/paid-order/articles'), 403, 'No authenticated user')
  })

  it('in Bulgarian for who reads Bulgarian', async () => {
    const bulgarian = await restAs(newsroom, 'editor', 'bg')
    const attempt = () => reorder(bulgarian, [unpaid])
    await expectNothing(attempt, 409, 'вече не е в него')
  })
})
