import type { Article } from '@kariera/shared/payload-types'
import { yearAndMonth } from '@kariera/shared/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs } from '../../testing/rest.ts'
import { bodyOf } from '../../testing/text.ts'

let newsroom: TestNewsroom
const month = yearAndMonth(new Date())

beforeAll(async () => {
  newsroom = await openNewsroom()
})
afterAll(() => newsroom.close())

type Data = Partial<Omit<Article, 'id' | 'createdAt' | 'updatedAt'>>

async function create(data: Data, { draft = false } = {}) {
  return newsroom.payload.create({
    collection: 'articles',
    depth: 0,
    req: await newsroom.asEditor(),
    draft,
    data: {
      title: 'Заглавие',
      body: bodyOf('Текст'),
      category: newsroom.categoryId,
      _status: draft ? 'draft' : 'published',
      ...data,
    },
  })
}

async function update(id: number, data: Data, { draft = false } = {}) {
  const req = await newsroom.asEditor()
  return newsroom.payload.update({ collection: 'articles', id, depth: 0, req, draft, data })
}

describe('the address of an article', () => {
  it('is minted at the first publish, of year, month and title', async () => {
    const draft = await create({ title: 'Минтова ябълка' }, { draft: true })
    expect(draft.slug).toBeFalsy()
    const published = await update(draft.id, { _status: 'published' })
    expect(published.slug).toBe(`${month}/mintova-yabalka`)
  })

  it('takes year and month of the publication date in Europe/Sofia', async () => {
    const article = await create({
      title: 'Нощна смяна',
      datePublished: '2026-06-30T21:30:00.000Z',
    })
    expect(article.slug).toBe('2026/07/noshtna-smyana')
  })

  it('gets -2 where it is taken, also in the trash', async () => {
    const first = await create({ title: 'Двойник' })
    await update(first.id, { deletedAt: new Date().toISOString() })
    expect((await create({ title: 'Двойник' })).slug).toBe(`${month}/dvoynik-2`)
    expect((await create({ title: 'Двойник' })).slug).toBe(`${month}/dvoynik-3`)
  })

  it('is different for each of several articles of one title published at the same moment', async () => {
    const articles = await Promise.all(
      Array.from({ length: 5 }, () => create({ title: 'Едновременно' })),
    )
    const slugs = articles.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(5)
    expect(slugs).toContain(`${month}/ednovremenno`)
  })

  it('is minted anew at publish when the title changed, and never by a draft', async () => {
    const article = await create({ title: 'Старо заглавие' })
    const draft = await update(
      article.id,
      { title: 'Ново заглавие', _status: 'draft' },
      { draft: true },
    )
    expect(draft.slug).toBe(`${month}/staro-zaglavie`)
    const published = await update(article.id, { _status: 'published' })
    expect(published.slug).toBe(`${month}/novo-zaglavie`)
  })

  it('is not moved by a later date', async () => {
    const article = await create({ title: 'Неподвижна', datePublished: '2026-01-10T10:00:00.000Z' })
    const moved = await update(article.id, { datePublished: '2026-03-10T10:00:00.000Z' })
    expect(moved.slug).toBe('2026/01/nepodvizhna')
  })

  it('cannot be written by anyone', async () => {
    const article = await create({ title: 'Истинска', slug: '2001/01/podpraven' })
    expect(article.slug).toBe(`${month}/istinska`)
    const req = await newsroom.asEditor()
    const forged = await newsroom.payload.update({
      collection: 'articles',
      id: article.id,
      depth: 0,
      req,
      overrideAccess: false,
      data: { slug: '2001/01/podpraven' },
    })
    expect(forged.slug).toBe(`${month}/istinska`)
  })
})

describe('an article', () => {
  it('A-ART-2 has the signed-in user as its author', async () => {
    const req = await newsroom.asEditor()
    expect((await create({})).author).toBe(req.user?.id)
  })

  it('A-ART-3 is dated at the moment of its first publish where no date was chosen', async () => {
    const before = Date.now()
    const article = await create({ title: 'Сега' })
    expect(Date.parse(article.datePublished ?? '')).toBeGreaterThanOrEqual(before - 1)
    expect(Date.parse(article.datePublished ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it.each([
    ['without a title', { title: '  ' }, 'Title is required'],
    ['with a title that nobody sees', { title: '\u200B\u202E\u3164' }, 'Title is required'],
    ['without a body', { body: bodyOf(' ') }, 'Content is required'],
    ['with an accent that is too long', { accent: 'а'.repeat(551) }, '550'],
  ])('A-ART-1 %s is refused', async (_, data, text) => {
    const error = await create(data).catch((error: unknown) => error)
    expect(JSON.stringify(error)).toContain(text)
  })

  it('A-PAID-1 stays promoted as it is when its author restores a version', async () => {
    const asAuthor = await restAs(newsroom, 'author')
    const asEditor = await restAs(newsroom, 'editor')
    const made = await asAuthor('POST', '/articles?depth=0', {
      ...{ title: 'Продадена', body: bodyOf('Текст.'), category: newsroom.categoryId },
      _status: 'published',
    })
    const { id } = (await made.json()).doc
    const paid = { paid: true, paidStartDate: '2026-01-02T10:00:00.000Z', sponsor: 'Банка' }
    const path = `/articles/${id}?depth=0`
    expect((await asEditor('PATCH', path, { ...paid, _status: 'published' })).status).toBe(200)
    const versions = await asEditor(
      'GET',
      `/articles/versions?where[parent][equals]=${id}&sort=createdAt`,
    )
    const [{ id: first }] = (await versions.json()).docs
    expect((await asAuthor('POST', `/articles/versions/${first}?draft=true`)).status).toBe(200)
    expect((await asAuthor('PATCH', path, { _status: 'published' })).status).toBe(200)
    expect(await (await asEditor('GET', path)).json()).toMatchObject(paid)
  })

  it('A-ART-1 needs no category to be published', async () => {
    const article = await create({ title: 'Извън рубриките', category: null })
    expect(article).toMatchObject({ _status: 'published', category: null })
  })

  it('A-ART-6 goes to the trash with a date, and cannot be deleted for good', async () => {
    const article = await create({})
    const trashed = await update(article.id, { deletedAt: new Date().toISOString() })
    expect(trashed.deletedAt).toBeTruthy()
    const req = await newsroom.asEditor()
    const attempt = newsroom.payload.delete({
      collection: 'articles',
      id: article.id,
      trash: true,
      depth: 0,
      req,
      overrideAccess: false,
    })
    await expect(attempt).rejects.toThrow()
    const restored = await newsroom.payload.update({
      collection: 'articles',
      id: article.id,
      trash: true,
      depth: 0,
      req: await newsroom.asEditor(),
      data: { deletedAt: null },
    })
    expect(restored.deletedAt).toBeFalsy()
  })

  it('notes the first moment of its promotion, and keeps it', async () => {
    const article = await create({
      paid: true,
      paidEndDate: new Date(Date.now() + 60_000).toISOString(),
    })
    expect(article.firstPromotedAt).toBeTruthy()
    const unpaid = await update(article.id, { paid: false, _status: 'published' })
    expect(unpaid.firstPromotedAt).toBe(article.firstPromotedAt)
  })

  it.each([
    ['a node that the editor cannot write', { type: 'tablecell', headerState: '"><meta>' }],
    ['a forged picture', { type: 'upload', relationTo: 'media', value: { filename: 'x.jpg' } }],
    [
      'a link to a script',
      {
        type: 'paragraph',
        children: [{ type: 'link', fields: { linkType: 'custom', url: 'javascript:alert(1)' } }],
      },
    ],
    ['a video that is none', { type: 'block', fields: { blockType: 'youtube', videoId: '"><b>' } }],
  ])('refuses a body with %s', async (_, node) => {
    const body = bodyOf('Текст')
    body.root.children.push({ version: 1, ...node })
    await expect(create({ body })).rejects.toThrow()
  })

  it.each([
    ['a title that is too long', { title: 'а'.repeat(301) }],
    ['a date of another age', { datePublished: '0150-06-01T00:00:00.000Z' }],
  ])('refuses %s', async (_, data) => {
    await expect(create(data)).rejects.toThrow()
  })

  it('stores its texts in Unicode NFC', async () => {
    const decomposed = 'Край'.normalize('NFD')
    const article = await create({
      title: decomposed,
      entityName: decomposed,
      body: bodyOf(`${decomposed}\u0000 и \u0007още`),
    })
    expect(article).toMatchObject({ title: 'Край', entityName: 'Край' })
    expect(article.bodyHtml).toContain('Край и още')
  })
})

describe('R-ART-3 anonymous readers', () => {
  const find = (options: object = {}) =>
    newsroom.payload.find({
      collection: 'articles',
      overrideAccess: false,
      limit: 1000,
      depth: 2,
      ...options,
    })

  it('see live articles and nothing else', async () => {
    const live = await create({ title: 'Видима' })
    await create({ title: 'Скрита чернова' }, { draft: true })
    await create({
      title: 'Скрита бъдеща',
      datePublished: new Date(Date.now() + 60_000).toISOString(),
    })
    const trashed = await create({ title: 'Скрита изтрита' })
    await update(trashed.id, { deletedAt: new Date().toISOString() })
    await update(live.id, { title: 'Скрита промяна', _status: 'draft' }, { draft: true })
    for (const options of [{}, { draft: true }, { trash: true }, { draft: true, trash: true }]) {
      expect(JSON.stringify(await find(options))).not.toContain('Скрита')
    }
    expect((await find()).docs.map(({ title }) => title)).toContain('Видима')
  })

  it('cannot read versions, users, pictures or the outbox', async () => {
    const { payload } = newsroom
    await expect(
      payload.findVersions({ collection: 'articles', overrideAccess: false }),
    ).rejects.toThrow()
    for (const collection of ['users', 'media', 'publish-events'] as const) {
      await expect(payload.find({ collection, overrideAccess: false })).rejects.toThrow()
    }
  })
})
