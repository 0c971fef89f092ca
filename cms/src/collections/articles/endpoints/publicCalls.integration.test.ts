import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restAsAnyone } from '#testing/rest.ts'
import type { Article } from '@kariera/shared/payload-types'

let newsroom: TestNewsroom
const live: Article[] = []
let hidden: Article[] = []

beforeAll(async () => {
  newsroom = await openNewsroom()
  const { publish, payload, asEditor } = newsroom
  const day = (number: number) => new Date(Date.UTC(2026, 1, number, 10)).toISOString()
  for (let number = 1; number <= 14; number += 1) {
    live.push(await publish({ title: `Ден ${number}`, datePublished: day(number) }))
  }
  const trashed = await publish({ title: 'В кошчето', datePublished: day(5) })
  await payload.update({
    collection: 'articles',
    id: trashed.id,
    depth: 0,
    req: await asEditor(),
    data: { deletedAt: new Date().toISOString() },
  })
  hidden = [
    trashed,
    await publish({ title: 'Чернова', datePublished: day(5), _status: 'draft' }),
    await publish({ title: 'Бъдеща', datePublished: '2099-01-01T10:00:00.000Z' }),
  ]
})
afterAll(() => newsroom.close())

const get = async (path: string) => restAsAnyone(newsroom)('GET', path)

describe('P-CALL-3 adjacent articles', () => {
  const adjacent = async (id: number | undefined) => {
    const answer = await get(`/articles/${id}/adjacent`)
    expect(answer.status).toBe(200)
    return answer.json()
  }

  it('are those just before and just after it in time, in its category', async () => {
    expect(await adjacent(live[5]?.id)).toEqual({
      previous: { id: live[4]?.id, path: '/article/2026/02/den-5/', title: 'Ден 5' },
      next: { id: live[6]?.id, path: '/article/2026/02/den-7/', title: 'Ден 7' },
    })
  })

  it('end at both ends, and never lead to what is not live', async () => {
    expect(await adjacent(live[0]?.id)).toMatchObject({ previous: null })
    expect(await adjacent(live.at(-1)?.id)).toMatchObject({ next: null })
  })

  it('are none of what is not live, nor of what does not exist', async () => {
    for (const id of [...hidden.map((article) => article.id), 999_999, 'x', '0']) {
      expect((await get(`/articles/${id}/adjacent`)).status).toBe(404)
    }
  })
})

describe('P-CALL-3 random articles', () => {
  const random = async (query = '') => {
    const answer = await get(`/articles/random${query}`)
    expect(answer.status).toBe(200)
    const { docs }: { docs: { id: number; path: string; title: string }[] } = await answer.json()
    return docs
  }

  it('come ten at a time, each once, live ones only, in another choice each time', async () => {
    const ids = new Set(live.map(({ id }) => id))
    const seen = new Set<string>()
    for (let call = 0; call < 12; call += 1) {
      const docs = await random()
      expect(docs).toHaveLength(10)
      expect(new Set(docs.map(({ id }) => id)).size).toBe(10)
      expect(docs.every(({ id }) => ids.has(id))).toBe(true)
      seen.add(docs.map(({ id }) => id).join())
    }
    expect(seen.size).toBeGreaterThan(1)
  })

  it('leave out those that the reader has, until there are no others', async () => {
    const first = await random('?limit=10')
    const second = await random(`?exclude=${first.map(({ id }) => id).join()}`)
    expect(second).toHaveLength(4)
    const both = [...first, ...second].map(({ id }) => id)
    expect(new Set(both)).toEqual(new Set(live.map(({ id }) => id)))
    expect(await random(`?exclude=${both.join()}`)).toEqual([])
  })

  it('are cards', async () => {
    const [card] = await random('?limit=1')
    expect(card).toMatchObject({ path: expect.stringMatching(/^\/article\//), star: 'none' })
  })

  it.each([
    'limit=0',
    'limit=11',
    'limit=x',
    'exclude=a',
    'exclude=1,,2',
    "exclude=1'",
    'exclude=-1',
  ])('%s is refused with a sentence', async (query) => {
    const answer = await get(`/articles/random?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, error: expect.any(String) })
  })

  it('excluding more than 200 is refused', async () => {
    const ids = Array.from({ length: 201 }, (_, index) => index + 1).join()
    expect((await get(`/articles/random?exclude=${ids}`)).status).toBe(400)
  })
})
