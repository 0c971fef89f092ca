import type { Quote } from '@kariera/shared/payload-types'
import { shuffled } from '@kariera/shared/rules/shuffle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announcedBy } from '#testing/events.ts'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restAs, type Caller } from '#testing/rest.ts'
import { readQuotes } from '../readQuotes.ts'
import type { ArrangedQuote } from './arrangedQuote.ts'

let newsroom: TestNewsroom
let editors: Caller[]
let asEditor: Caller
/** Published quotes, the newest first. */
let quotes: number[]

beforeAll(async () => {
  newsroom = await openNewsroom()
  editors = await Promise.all(Array.from({ length: 3 }, () => restAs(newsroom, 'editor')))
  asEditor = editors[0]!
  quotes = []
  for (let count = 0; count < 6; count++) quotes.unshift((await created()).id)
})
afterAll(() => newsroom.close())

async function created(data: Partial<Quote> = {}): Promise<Quote> {
  const quote = { quoteText: 'Работата е видима любов.', author: 'Поет', _status: 'published' }
  const answer = await asEditor('POST', '/quotes?depth=0', { ...quote, ...data })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()).doc
}

const changed = async (id: number, data: object) =>
  expect((await asEditor('PATCH', `/quotes/${id}?depth=0`, data)).status).toBe(200)
const reorder = (order: number[], call = asEditor) => call('POST', '/quotes/reorder', { order })
const idsIn = async (answer: Response): Promise<number[]> =>
  (await answer.json()).docs.map(({ id }: ArrangedQuote) => id)
const listed = async () => idsIn(await asEditor('GET', '/quotes/arranged'))

async function onHome(): Promise<number[]> {
  const { payload } = newsroom
  const reader = { payload, context: { reading: true }, now: new Date(), fresh: true }
  return (await readQuotes(reader)).map(({ id }) => id)
}

/** Expects an order in the newsroom and on home. */
async function expectOrder(order: number[]): Promise<void> {
  expect(await listed()).toEqual(order)
  expect(await onHome()).toEqual(order)
}

describe('A-QUO-1 R-HOME-8 the order of quotes', () => {
  it('is that of their creation until editors choose, then theirs', async () => {
    await expectOrder(quotes)
    const order = shuffled(quotes, 1)
    const answer = await reorder(order)
    expect(answer.status).toBe(200)
    expect(await idsIn(answer)).toEqual(order)
    await expectOrder(order)
  })

  it('begins with what is published later, and with what the editors have not named', async () => {
    const order = shuffled(quotes, 2)
    await reorder(order)
    const [older, newer] = [await created(), await created()]
    await expectOrder([newer.id, older.id, ...order])
    await reorder(order)
    await expectOrder([newer.id, older.id, ...order])
    for (const { id } of [older, newer]) await changed(id, { _status: 'draft' })
    await expectOrder(order)
  })

  it('stays through a save, a draft, a restored version and the trash', async () => {
    const order = shuffled(quotes, 3)
    const [id] = order as [number]
    const { docs } = await newsroom.payload.findVersions({
      collection: 'quotes',
      where: { parent: { equals: id } },
      limit: 1,
    })
    await reorder(order)
    await changed(id, { author: 'Друг', rank: 0, _status: 'published' })
    await expectOrder(order)
    const draft = { quoteText: 'Друго', _status: 'draft' }
    expect((await asEditor('PATCH', `/quotes/${id}?draft=true`, draft)).status).toBe(200)
    await changed(id, { _status: 'published' })
    await expectOrder(order)
    expect((await asEditor('POST', `/quotes/versions/${docs[0]!.id}`)).status).toBe(200)
    await expectOrder(order)
    const copy = await asEditor('POST', `/quotes/${id}/duplicate`, { _status: 'draft' })
    expect((await copy.json()).doc.rank).toBeNull()
    await changed(id, { deletedAt: new Date().toISOString() })
    await expectOrder(order.slice(1))
    const restored = await asEditor('PATCH', `/quotes/${id}?trash=true`, { deletedAt: null })
    expect(restored.status).toBe(200)
    await changed(id, { _status: 'published' })
    await expectOrder(order)
  })

  it('of some of them leaves the others where they are; none at all is that of their creation', async () => {
    const [a, b, c, d, e, f] = quotes as [number, number, number, number, number, number]
    await reorder([])
    await expectOrder(quotes)
    await reorder([d, b])
    await expectOrder([a, d, c, b, e, f])
    const newest = await created()
    await reorder([f, a])
    await expectOrder([newest.id, f, d, c, b, e, a])
    await changed(newest.id, { _status: 'draft' })
  })

  it('invariant 1: is announced once, so that home follows', async () => {
    const facts = { id: 0, slug: null }
    const event = { documentType: 'quotes', documentId: 0, was: facts, is: facts }
    expect(await announcedBy(newsroom, () => reorder(quotes))).toEqual([event])
  })

  it('is one of those that editors give at once, beside saves of these quotes', async () => {
    for (let round = 0; round < 10; round++) {
      const orders = editors.map((_editor, index) => shuffled(quotes, 10 * round + index))
      const answers = await Promise.all([
        ...orders.map((order, index) => reorder(order, editors[index])),
        asEditor('PATCH', `/quotes?where[id][in]=${quotes.join(',')}`, { author: 'Поет' }),
      ])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      const order = await listed()
      expect(orders).toContainEqual(order)
      await expectOrder(order)
    }
  })

  it('names published quotes only; another one changes nothing', async () => {
    const order = shuffled(quotes, 4)
    await reorder(order)
    const draft = await created({ _status: 'draft' })
    for (const other of [draft.id, 2 ** 31 - 1]) {
      const announced = await announcedBy(newsroom, async () => {
        const answer = await reorder([...quotes.slice(1), other])
        expect(answer.status).toBe(409)
        expect(await answer.text()).toContain('The list has changed meanwhile')
      })
      expect(announced).toEqual([])
    }
    await expectOrder(order)
  })
})
