import { carouselOnHome } from '@kariera/shared/rules/listLengths'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { announcedBy } from '#testing/events.ts'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '#testing/rest.ts'
import type { CarouselRow } from './carouselRow.ts'

let newsroom: TestNewsroom
let editors: Caller[]
let asEditor: Caller
let asBulgarian: Caller
/** One article more than the carousel may contain. */
let articles: number[]

beforeAll(async () => {
  newsroom = await openNewsroom()
  editors = await Promise.all(Array.from({ length: 5 }, () => restAs(newsroom, 'editor')))
  asEditor = editors[0]!
  asBulgarian = await restAs(newsroom, 'editor', 'bg')
  articles = []
  for (let count = 0; count <= carouselOnHome; count++) articles.push((await newsroom.publish()).id)
})
afterAll(() => newsroom.close())
beforeEach(() => newsroom.payload.delete({ collection: 'carousel-articles', where: {}, depth: 0 }))

const add = (call: Caller, article: unknown, more: object = {}) =>
  call('POST', '/carousel-articles?depth=0', { article, ...more })
const rows = async (): Promise<CarouselRow[]> =>
  (await (await asEditor('GET', '/carousel-articles/rows')).json()).docs

async function added(article: unknown, more: object = {}): Promise<number> {
  const answer = await add(asEditor, article, more)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()).doc.id
}

async function fill(count: number): Promise<void> {
  for (const article of articles.slice(0, count)) {
    const data = { article, timeDisplayed: 5 }
    await newsroom.payload.create({ collection: 'carousel-articles', depth: 0, data })
  }
}

describe('A-CAR-1 what is put into the carousel', () => {
  it.each([
    [undefined, 5],
    [7, 7],
    ['7', 7],
    [2.9, 2],
    [0, 1],
    [-3, 1],
    [null, 1],
    ['', 1],
    ['скоро', 1],
    [[], 1],
    [{}, 1],
  ])('for %j seconds is shown for %i', async (timeDisplayed, seconds) => {
    const id = await added(articles[0], { timeDisplayed })
    expect((await rows())[0]?.timeDisplayed).toBe(seconds)
    if (timeDisplayed === undefined) return
    await asEditor('PATCH', `/carousel-articles/${id}?depth=0`, { timeDisplayed: 9 })
    await asEditor('PATCH', `/carousel-articles/${id}?depth=0`, { timeDisplayed })
    expect((await rows())[0]?.timeDisplayed).toBe(seconds)
  })

  it.each([
    ['no article', undefined, 'Please select an article', 'Изберете статия'],
    ['an article that is not there', 2 ** 31 - 1, 'does not exist', 'вече не съществува'],
    ['a text', 'първата', 'does not exist', 'вече не съществува'],
    ['several', [1, 2], 'does not exist', 'вече не съществува'],
    ['a document', { title: 'x' }, 'does not exist', 'вече не съществува'],
  ])('is an article: %s is refused', async (_what, article, inEnglish, inBulgarian) => {
    const answer = await add(asEditor, article)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(inEnglish)
    expect(await (await add(asBulgarian, article)).text()).toContain(inBulgarian)
    expect(await rows()).toEqual([])
  })

  it('is there once, also where several editors add it at the same moment', async () => {
    for (const article of articles.slice(0, 5)) {
      const answers = await Promise.all(editors.map((call) => add(call, article)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
      const refused = answers.find(({ status }) => status === 409)
      expect(await refused?.text()).toContain('This article is in the carousel already.')
    }
    expect(await rows()).toHaveLength(5)
  })

  it('is no more than it holds, also where several editors add the last one', async () => {
    await fill(carouselOnHome - 1)
    const others = articles.slice(carouselOnHome - 1)
    const answers = await Promise.all(others.map((article, at) => add(editors[at]!, article)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.text()).toContain(`at most ${carouselOnHome} articles`)
    expect(await rows()).toHaveLength(carouselOnHome)
    const answer = await add(asBulgarian, articles[0])
    expect(await answer.text()).toContain('вече е в карусела')
  })
})

describe('A-CAR-1 R-HOME-3 the order that an editor gives', () => {
  const reorder = (order: number[]) => asEditor('POST', '/carousel-articles/reorder', { order })

  it('is stored and announced; what is added later comes last, what is removed leaves no gap', async () => {
    await fill(3)
    const [first, second, third] = (await rows()).map(({ id }) => id) as [number, number, number]
    const facts = { id: 0 }
    const announced = await announcedBy(newsroom, async () => {
      const answer = await reorder([third, first, second])
      expect(answer.status).toBe(200)
      const { docs } = await answer.json()
      expect(docs.map(({ id }: CarouselRow) => id)).toEqual([third, first, second])
    })
    expect(announced).toEqual([
      { documentType: 'carousel-articles', documentId: 0, was: facts, is: facts },
    ])
    const fourth = await added(articles[3])
    const order = async () => (await rows()).map(({ id }) => id)
    expect(await order()).toEqual([third, first, second, fourth])
    await asEditor('PATCH', `/carousel-articles/${third}`, { timeDisplayed: 9, place: 7 })
    expect(await order()).toEqual([third, first, second, fourth])
    await asEditor('DELETE', `/carousel-articles/${third}`)
    expect(await order()).toEqual([first, second, fourth])
  })

  it('is kept by a save of all rows at the same moment', async () => {
    await fill(3)
    const ids = (await rows()).map(({ id }) => id)
    for (let round = 0; round < 20; round++) {
      const order = round % 2 ? ids : ids.toReversed()
      const answers = await Promise.all([
        reorder(order),
        // Reads all rows before it locks one.
        editors[1]!('PATCH', `/carousel-articles?where[id][in]=${ids.join(',')}`, {
          timeDisplayed: round + 1,
        }),
      ])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      expect((await rows()).map(({ id }) => id)).toEqual(order)
    }
  })

  it('is refused with a row that is not there any more', async () => {
    await fill(3)
    const ids = (await rows()).map(({ id }) => id)
    const before = await rows()
    await newsroom.payload.delete({ collection: 'carousel-articles', id: ids[2]!, depth: 0 })
    const answer = await reorder(ids.toReversed())
    expect(answer.status).toBe(409)
    expect(await rows()).toEqual(before.slice(0, 2))
  })
})

describe('A-CAR-1 the list of what is in the carousel', () => {
  it('has the order of home: that of the ids, whoever was added first', async () => {
    const [first, second, third] = articles as [number, number, number]
    for (const article of [second, third, first]) await added(article)
    expect((await rows()).map(({ articleId }) => articleId)).toEqual([first, second, third])
  })

  it('says of each whether readers see it; the trashed have their titles still', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const made = [
      await newsroom.publish({ title: 'Излязла' }),
      await newsroom.publish({ title: 'Утрешна', datePublished: tomorrow }),
      await newsroom.publish({ title: 'Чернова', _status: 'draft' }),
      await newsroom.publish({ title: 'Изхвърлена' }),
    ]
    for (const { id } of made) await added(id)
    const deletedAt = new Date().toISOString()
    await asEditor('PATCH', `/articles/${made[3]!.id}`, { deletedAt })
    const listed = await rows()
    expect(listed.map(({ title, status }) => [title, status])).toEqual([
      ['Излязла', { is: 'live' }],
      ['Утрешна', { is: 'scheduled', from: tomorrow }],
      ['Чернова', { is: 'draft' }],
      ['Изхвърлена', { is: 'trashed' }],
    ])
    expect(listed.map(({ createdAt }) => createdAt)).toEqual(made.map(({ createdAt }) => createdAt))
  })

  it('is for the newsroom', async () => {
    const answer = await restAsAnyone(newsroom)('GET', '/carousel-articles/rows')
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('No authenticated user')
  })
})
