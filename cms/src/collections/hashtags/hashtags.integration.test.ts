import { setClock } from '@kariera/shared/clock'
import type { Article } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone } from '../../testing/rest.ts'
import { bodyOf } from '../../testing/text.ts'

let newsroom: TestNewsroom
let asEditor: Awaited<ReturnType<typeof restAs>>
let number = 0

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
})
beforeEach(async () => {
  await newsroom.payload.delete({ collection: 'hashtags', where: { id: { exists: true } } })
})
afterEach(() => {
  setClock(null)
})
afterAll(() => newsroom.close())

/** Saves a new article through REST, published unless `data` sets another status. */
async function write(hashtags: unknown, data: object = {}): Promise<Article> {
  const answer = await post(hashtags, data)
  expect(answer.status, await answer.clone().text()).toBe(201)
  const { doc } = await answer.json()
  return doc
}

function post(hashtags: unknown, data: object = {}): Promise<Response> {
  number += 1
  const { categoryId: category } = newsroom
  const article = { title: `С хаштагове ${number}`, category, body: bodyOf('Текст') }
  return asEditor('POST', '/articles?depth=0', {
    ...article,
    _status: 'published',
    hashtags,
    ...data,
  })
}

async function change(id: number, data: object, query = ''): Promise<void> {
  const answer = await asEditor('PATCH', `/articles/${id}?depth=0${query}`, data)
  expect(answer.status, await answer.clone().text()).toBe(200)
}

async function all(): Promise<{ id: number; value: string; slug: string; count: number }[]> {
  const { docs } = await newsroom.payload.find({
    collection: 'hashtags',
    sort: 'id',
    pagination: false,
    depth: 0,
  })
  return docs.map(({ id, value, slug, count }) => ({ id, value, slug, count }))
}

/** Counts by value, without zeros. */
async function counts(): Promise<Record<string, number>> {
  const used = (await all()).filter(({ count }) => count > 0)
  return Object.fromEntries(used.map(({ value, count }) => [value, count]))
}

describe('A-ART-3 hashtags of an article', () => {
  it('come as one text with commas, trimmed, and are made on the fly', async () => {
    const { hashtags } = await write(' ИТ,  умения ,, #заплати ')
    const made = await all()
    expect(made.map(({ value, slug }) => [value, slug])).toEqual([
      ['ИТ', 'it'],
      ['умения', 'umenia'],
      ['заплати', 'zaplati'],
    ])
    expect(hashtags).toEqual(made.map(({ id }) => id))
  })

  it('come as a list of texts, ids and documents; a text of digits is a text', async () => {
    await write('стар')
    const [old] = await all()
    const { hashtags } = await write([old?.id, String(old?.id), { id: old?.id }, 'нов'])
    const [, digits, fresh] = await all()
    expect(digits?.value).toBe(String(old?.id))
    expect(hashtags).toEqual([old?.id, digits?.id, fresh?.id])
  })

  it('that exist are used, however they are written', async () => {
    await write('Човешки ресурси')
    await write(['човешки  РЕСУРСИ'.normalize('NFD')])
    expect(await counts()).toEqual({ 'Човешки ресурси': 2 })
  })

  it('C, C# and C++ are three, and what is spelled alike gets an address of its own', async () => {
    await write('C, C#, C++, Кариера, Kariera')
    expect((await all()).map(({ slug }) => slug)).toEqual([
      'c',
      'c-sharp',
      'c-plus-plus',
      'kariera',
      'kariera-2',
    ])
  })

  it('are each made once by twelve articles that are saved at the same instant', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => write(index % 2 ? 'едно, две' : 'ДВЕ, ЕДНО')),
    )
    expect(Object.values(await counts())).toEqual([12, 12])
  })

  it.each([
    ['of another form', 7, /as a list, or as one text/],
    ['too long', ['x'.repeat(61)], /at most 60 characters/],
    ['too many', Array.from({ length: 31 }, (_, index) => `таг ${index}`), /at most 30 hashtags/],
    ['that do not exist', [2_000_000_000], /does not exist any more/],
    ['named by nonsense', [{ id: 'x' }, null], /as a list|does not exist/],
  ])('%s are refused, and nothing is stored', async (_what, hashtags, sentence) => {
    const answer = await post(hashtags)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toMatch(sentence)
    expect(await all()).toEqual([])
  })

  it('are not even tried where there are too many in one text', async () => {
    await write('първи')
    const answer = await post(Array.from({ length: 31 }, (_, index) => `таг ${index}`).join(','))
    expect(answer.status).toBe(400)
    expect(await answer.text()).toMatch(/at most 30 hashtags/)
    await write('втори')
    const [first, second] = (await all()).map(({ id }) => id)
    // A hashtag that was created and rolled back would have used up an id.
    expect(second).toBe((first ?? 0) + 1)
  })

  it('are not made by anyone who may not save', async () => {
    const answer = await restAsAnyone(newsroom)('POST', '/articles', { hashtags: 'чужд' })
    expect(answer.status).toBe(403)
    expect(await all()).toEqual([])
  })
})

describe('the count of a hashtag', () => {
  it('is that of its live articles through publish, draft, retag, unpublish, trash and restore', async () => {
    const one = await write('общ, само мой')
    const draft = await write('общ', { _status: 'draft' })
    expect(await counts()).toEqual({ общ: 1, 'само мой': 1 })
    await change(one.id, { hashtags: 'общ, друг', _status: 'draft' }, '&draft=true')
    expect(await counts()).toEqual({ общ: 1, 'само мой': 1 })
    await change(one.id, { hashtags: 'общ, друг', _status: 'published' })
    expect(await counts()).toEqual({ общ: 1, друг: 1 })
    await change(draft.id, { _status: 'published' })
    expect(await counts()).toEqual({ общ: 2, друг: 1 })
    await change(one.id, { deletedAt: new Date().toISOString() })
    expect(await counts()).toEqual({ общ: 1 })
    await asEditor('PATCH', `/articles/${one.id}?trash=true`, {
      deletedAt: null,
      _status: 'published',
    })
    expect(await counts()).toEqual({ общ: 2, друг: 1 })
    await change(draft.id, { _status: 'draft' })
    expect(await counts()).toEqual({ общ: 1, друг: 1 })
  })

  it('grows by itself when the date of an article comes', async () => {
    const { tick } = await import('../../publishing/scheduler.ts')
    const { schedules } = await import('../../composition.ts')
    const ticking = () =>
      newsroom.payload.db.drizzle.transaction((transaction) => tick(transaction, schedules))
    await ticking()
    const date = new Date(Date.now() + 3_600_000)
    await write('бъдещ', { datePublished: date.toISOString() })
    expect(await counts()).toEqual({})
    setClock(new Date(date.getTime() - 1000))
    await ticking()
    expect(await counts()).toEqual({})
    setClock(date)
    await ticking()
    expect(await counts()).toEqual({ бъдещ: 1 })
  })

  it('is right after a change of the hashtag, whatever stood there when that began', async () => {
    await write('мой')
    const [{ id } = { id: 0 }] = await all()
    await newsroom.payload.db.drizzle.execute(sql`UPDATE hashtags SET count = 7`)
    await asEditor('PATCH', `/hashtags/${id}`, { value: 'Мой' })
    expect(await counts()).toEqual({ Мой: 1 })
  })

  it.each([5, true, ['а'], { а: 1 }])('has a text as its name, and not %j', async (value) => {
    expect((await asEditor('POST', '/hashtags', { value })).status).toBe(400)
    expect(await all()).toEqual([])
  })

  it('cannot be written, nor can the address', async () => {
    await write('мой')
    const [{ id } = { id: 0 }] = await all()
    await asEditor('PATCH', `/hashtags/${id}`, { count: 99, slug: 'chuzhd', key: 'x' })
    expect(await all()).toEqual([{ id, value: 'мой', slug: 'moy', count: 1 }])
  })
})

describe('P-CALL-3 calls about hashtags', () => {
  it('suggest the most used that contain the text, from 3 characters on, at most 5', async () => {
    const call = restAsAnyone(newsroom)
    const suggested = async (q: string) => {
      const answer = await call('GET', `/hashtags/suggest?q=${encodeURIComponent(q)}`)
      const { docs }: { docs: { value: string }[] } = await answer.json()
      return docs.map(({ value }) => value)
    }
    for (const last of [1, 2, 3, 4, 5, 6]) await write(`Заплати ${last}, заплати`)
    await write('чернова на заплати', { _status: 'draft' })
    expect(await suggested('за')).toEqual([])
    const found = await suggested('ЗАПЛ')
    expect(found).toHaveLength(5)
    expect(found[0]).toBe('заплати')
    expect(await suggested('%%%')).toEqual([])
    expect(await suggested('чернова')).toEqual([])
  })

  it('count those with so many live articles, the most used first', async () => {
    await write('често, рядко')
    await write('често')
    await write('често')
    const answer = await restAsAnyone(newsroom)('GET', '/hashtags/counts?min=3')
    expect(await answer.json()).toEqual({
      docs: [{ value: 'често', slug: 'chesto', count: 3 }],
    })
  })

  it('tell nothing of drafts, future and trashed articles, neither their hashtags nor their number', async () => {
    await write('заплати')
    await write('заплати, чернова', { _status: 'draft' })
    await write('заплати, бъдеща', { datePublished: '2099-01-01T10:00:00.000Z' })
    const { id } = await write('заплати, кошче')
    await change(id, { deletedAt: new Date().toISOString() })
    const kept = await write('заплати')
    // The hashtags of its draft are not public yet.
    await change(kept.id, { hashtags: 'заплати, замислена', _status: 'draft' }, '&draft=true')
    expect((await all()).map(({ value }) => value)).toHaveLength(5)
    const seen = [{ value: 'заплати', slug: 'zaplati', count: 2 }]
    const call = restAsAnyone(newsroom)
    expect(await (await call('GET', '/hashtags/counts?min=1')).json()).toEqual({ docs: seen })
    const found: unknown[] = []
    for (const q of ['заплати', 'чернова', 'бъдеща', 'кошче', 'замислена']) {
      const answer = await call('GET', `/hashtags/suggest?q=${encodeURIComponent(q)}`)
      found.push(...(await answer.json()).docs)
    }
    expect(found).toEqual(seen)
  })

  it.each([
    ['counts', 'min=0'],
    ['counts', 'min=-1'],
    ['counts', 'min=1.5'],
    ['counts', 'min=x'],
    ['counts', 'min='],
    ['counts', 'min=1000001'],
    ['counts', 'min=3&min=4'],
    ['suggest', 'q=едно&q=две'],
    ['suggest', 'q[a]=едно'],
    ['suggest', `q=${'x'.repeat(61)}`],
    ['suggest', 'q=едно%00'],
  ])('%s?%s is refused with a sentence', async (call, query) => {
    const answer = await restAsAnyone(newsroom)('GET', `/hashtags/${call}?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, error: expect.any(String) })
  })
})
