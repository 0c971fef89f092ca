import type { Quote } from '@kariera/shared/payload-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announcedBy } from '../../testing/events.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'

let newsroom: TestNewsroom
let asEditor: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
})
afterAll(() => newsroom.close())

const published = { _status: 'published' }

async function created(data: object, call = asEditor): Promise<Quote> {
  const answer = await call('POST', '/quotes?depth=0', { author: 'Иван Вазов', ...data })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()).doc
}

async function changed(id: number, data: object, query = ''): Promise<Quote> {
  const answer = await asEditor('PATCH', `/quotes/${id}?depth=0&trash=true${query}`, data)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).doc
}

/** The published quote as readers get it; null if there is none. */
async function inPublic(id: number): Promise<Quote | null> {
  const answer = await restAsAnyone(newsroom)('GET', `/quotes/${id}?depth=0`)
  return answer.status === 200 ? answer.json() : null
}

async function formerPaths(id: number): Promise<string[]> {
  const { docs } = await newsroom.payload.find({
    collection: 'redirects',
    where: { 'to.value': { equals: id } },
    depth: 0,
  })
  return docs.filter(({ to }) => to.relationTo === 'quotes').map(({ from }) => from)
}

describe('A-QUO-1 what a quote needs', () => {
  it.each([
    ['a text', { quoteText: ' \n' }, 'Please enter a quote', 'Въведете цитат'],
    ['a text, however it is left out', {}, 'Please enter a quote', 'Въведете цитат'],
    ['an author', { quoteText: 'Да', author: '' }, 'Please enter an author', 'Въведете автор'],
    ['an article that exists', { quoteText: 'Да', article: 999_999 }, 'exist', 'не съществува'],
  ])('%s', async (_what, data, inEnglish, inBulgarian) => {
    const inOtherLanguage = await restAs(newsroom, 'editor', 'bg')
    for (const status of ['published', 'draft']) {
      const quote = { author: 'Иван Вазов', ...data, _status: status }
      const answer = await asEditor('POST', `/quotes?draft=${status === 'draft'}`, quote)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain(inEnglish)
      expect(await (await inOtherLanguage('POST', '/quotes', quote)).text()).toContain(inBulgarian)
    }
  })

  it.each([
    [undefined, 5],
    [9, 9],
    [0, 1],
    ['', 1],
    ['много', 1],
    [2.9, 2],
  ])('a time of %o in the carousel is %i s', async (carouselTime, seconds) => {
    const quote = await created({ quoteText: `Време ${carouselTime}`, carouselTime })
    expect(quote.carouselTime).toBe(seconds)
  })

  it('is written by editors, and by nobody else', async () => {
    const quote = { quoteText: 'Чуждо', author: 'Автор' }
    const asAuthor = await restAs(newsroom, 'author')
    expect((await asAuthor('POST', '/quotes', quote)).status).toBe(403)
    const anonymous = await restAsAnyone(newsroom)('POST', '/quotes', quote)
    expect(await anonymous.text()).toContain('No authenticated user')
    const { id } = await created({ quoteText: 'Мое' })
    expect((await asAuthor('PATCH', `/quotes/${id}`, { author: 'Друг' })).status).toBe(403)
  })
})

describe('its address', () => {
  const quoteText = 'Успехът е пътуване, а не място, до което се стига'

  it('is made of its first 8 words when it is published, and of no draft', async () => {
    const draft = await created({ quoteText, _status: 'draft' })
    expect(draft.slug).toBeNull()
    const { slug } = await changed(draft.id, published)
    expect(slug).toBe('uspehat-e-patuvane-a-ne-myasto-do-koeto')
  })

  it('gets a number where it is taken', async () => {
    const others = [
      await created({ quoteText, ...published }),
      await created({ quoteText, ...published }),
    ]
    expect(others.map(({ slug }) => slug)).toEqual([
      'uspehat-e-patuvane-a-ne-myasto-do-koeto-2',
      'uspehat-e-patuvane-a-ne-myasto-do-koeto-3',
    ])
  })

  it('is another one once the text is, and the former one leads to it', async () => {
    const { id } = await created({ quoteText: 'Ранно пиле', ...published })
    expect((await changed(id, { author: 'Друг', ...published })).slug).toBe('ranno-pile')
    expect(await formerPaths(id)).toEqual([])
    const { slug } = await changed(id, { quoteText: 'Късно пиле', ...published })
    expect(slug).toBe('kasno-pile')
    expect(await formerPaths(id)).toEqual(['/quote/ranno-pile/'])
    const other = await created({ quoteText: 'Ранно пиле', ...published })
    expect(other.slug).toBe('ranno-pile-2')
  })

  it('cannot be written by hand', async () => {
    const quote = await created({ quoteText: 'Сам съм', slug: 'na-drug', ...published })
    expect(quote.slug).toBe('sam-sam')
    expect((await changed(quote.id, { slug: 'na-drug', ...published })).slug).toBe('sam-sam')
  })
})

describe('invariant 1: what readers see is announced, and nothing else', () => {
  it('a draft is not, alone or beside what is published', async () => {
    let id = 0
    const announced = await announcedBy(newsroom, async () => {
      ;({ id } = await created({ quoteText: 'Само чернова', _status: 'draft' }))
      await changed(id, { quoteText: 'Още чернова' }, '&draft=true')
    })
    expect(announced).toEqual([])
    await changed(id, { quoteText: 'Публикуван', ...published })
    const beside = await announcedBy(newsroom, () =>
      changed(id, { quoteText: 'Нова чернова', _status: 'draft' }, '&draft=true'),
    )
    expect(beside).toEqual([])
    expect(await inPublic(id)).toMatchObject({ quoteText: 'Публикуван', slug: 'publikuvan' })
  })

  it('publishing, changing, unpublishing, trashing and restoring are', async () => {
    const { id } = await created({ quoteText: 'Живот', _status: 'draft' })
    const told = (change: () => Promise<unknown>) => announcedBy(newsroom, change)
    const event = { documentType: 'quotes', documentId: id }
    const shown = (slug: string) => ({ id, slug })

    expect(await told(() => changed(id, published))).toEqual([
      { ...event, was: null, is: shown('zhivot') },
    ])
    expect(await told(() => changed(id, { quoteText: 'Нов живот', ...published }))).toEqual([
      { ...event, was: shown('zhivot'), is: shown('nov-zhivot') },
    ])
    expect(await told(() => changed(id, { _status: 'draft' }))).toEqual([
      { ...event, was: shown('nov-zhivot'), is: null },
    ])
    await changed(id, published)
    const deletedAt = new Date().toISOString()
    expect(await told(() => changed(id, { deletedAt }))).toEqual([
      { ...event, was: shown('nov-zhivot'), is: null },
    ])
    expect(await inPublic(id)).toBeNull()
    expect(await told(() => changed(id, { deletedAt: null, _status: 'draft' }))).toEqual([])
  })

  it('only from the trash a quote is deleted for good, by administrators', async () => {
    const { id } = await created({ quoteText: 'Почти вечен', ...published })
    const asAdministrator = await restAs(newsroom, 'administrator')
    expect((await asAdministrator('DELETE', `/quotes/${id}`)).status).toBe(403)
    await changed(id, { deletedAt: new Date().toISOString() })
    const asEditor = await restAs(newsroom, 'editor')
    expect((await asEditor('DELETE', `/quotes/${id}?trash=true`)).status).toBe(403)
    expect((await asAdministrator('DELETE', `/quotes/${id}?trash=true`)).status).toBe(200)
  })
})

describe('who sees what of a quote', () => {
  it('everyone sees the published ones, and their drafts only the newsroom', async () => {
    const draft = await created({ quoteText: 'Тайна', _status: 'draft' })
    const { id } = await created({ quoteText: 'Явно', ...published })
    await changed(id, { quoteText: 'Още тайна', _status: 'draft' }, '&draft=true')
    const anyone = restAsAnyone(newsroom)
    expect(await inPublic(draft.id)).toBeNull()
    for (const path of [
      '/quotes?limit=100',
      '/quotes?limit=100&draft=true',
      `/quotes/${id}?draft=true`,
    ]) {
      const text = await (await anyone('GET', path)).text()
      expect(text, path).toContain('Явно')
      expect(text, path).not.toMatch(/тайна/i)
    }
    expect((await anyone('GET', '/quotes/versions')).status).toBe(403)
  })

  it('A-QUO-1 views are counted for the newsroom: all, and distinct visitors a day', async () => {
    const { id } = await created({ quoteText: 'Гледан', ...published })
    const seen = (visitor: string, day: string, fingerprint?: string) =>
      newsroom.payload.create({
        collection: 'quote-views',
        depth: 0,
        data: { quote: id, visitor, day, ...(fingerprint && { fingerprint }) },
      })
    await seen('a', '2026-11-21')
    await seen('a', '2026-11-21')
    await seen('b', '2026-11-21', 'device')
    await seen('c', '2026-11-21', 'device')
    const last = await seen('a', '2026-11-22')
    const read = async (call: Caller, query = ''): Promise<object> =>
      (await call('GET', `/quotes/${id}?depth=0${query}`)).json()
    const counted = { viewCount: 5, uniqueViews: 3, lastViewedAt: last.createdAt }
    expect(await read(asEditor)).toMatchObject(counted)
    await changed(id, { quoteText: 'Гледан, с чернова', _status: 'draft' }, '&draft=true')
    expect(await read(asEditor, '&draft=true')).toMatchObject(counted)
    const list = await (await asEditor('GET', '/quotes?limit=1&sort=-createdAt&draft=true')).json()
    expect(list.docs[0]).toMatchObject(counted)

    const inOpen = await read(restAsAnyone(newsroom))
    expect(Object.keys(inOpen)).toContain('quoteText')
    for (const name of Object.keys(counted)) expect(inOpen).not.toHaveProperty(name)
  })

  it('one that nobody has looked at has no views', async () => {
    const { id } = await created({ quoteText: 'Нов' })
    const read = await (await asEditor('GET', `/quotes/${id}?draft=true`)).json()
    const { viewCount, uniqueViews, lastViewedAt } = read
    expect({ viewCount, uniqueViews, lastViewedAt }).toEqual({
      viewCount: 0,
      uniqueViews: 0,
      lastViewedAt: null,
    })
  })
})
