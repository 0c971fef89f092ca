import type { Query } from '@kariera/shared/contracts/reading/query'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs } from '../../testing/rest.ts'

let newsroom: TestNewsroom
const datePublished = '2026-03-10T10:00:00.000Z'
const pathOf = (title: string) => `/article/2026/03/${title}/`

beforeAll(async () => {
  newsroom = await openNewsroom()
})
beforeEach(async () => {
  const everything = { where: { id: { exists: true } } }
  await newsroom.payload.delete({ collection: 'articles', ...everything })
  await newsroom.payload.delete({ collection: 'redirects', ...everything })
})
afterAll(() => newsroom.close())

async function retitle(id: number, title: string, data: object = {}) {
  const { payload, asEditor } = newsroom
  return payload.update({
    collection: 'articles',
    id,
    depth: 0,
    req: await asEditor(),
    data: { title, _status: 'published', ...data },
  })
}

/** Restores the oldest version as a draft, which Payload's local API cannot do. */
async function restoreDraft(parent: number): Promise<void> {
  const { docs } = await newsroom.payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: parent } },
    sort: 'id',
    limit: 1,
    depth: 0,
  })
  const asEditor = await restAs(newsroom, 'editor')
  const answer = await asEditor('POST', `/articles/versions/${docs[0]?.id}?draft=true`, {})
  expect(answer.status).toBe(200)
}

async function rename(id: number, value: string) {
  return newsroom.payload.update({ collection: 'categories', id, depth: 0, data: { value } })
}

/** The answer of the content API to a query of the site. */
async function ask(query: Query) {
  const [{ resolveAll }, { readerOf }] = await Promise.all([
    import('../../composition.ts'),
    import('../../content-api/reader.ts'),
  ])
  const reader = readerOf(newsroom.payload, { queries: [], asOf: null, fresh: true })
  const [answer] = await resolveAll([query], reader)
  return answer && 'value' in answer ? answer.value : answer
}

const article = (slug: string | null | undefined) => ask({ ask: 'article', slug: slug ?? '' })

describe('R-ART-10 a former address of an article', () => {
  it('is kept when a changed title gives a new one, each of them', async () => {
    const { id } = await newsroom.publish({ title: 'Едно', datePublished })
    await retitle(id, 'Две')
    const { slug } = await retitle(id, 'Три')
    expect(slug).toBe('2026/03/tri')
    expect(await article(slug)).toMatchObject({ formerPaths: [pathOf('edno'), pathOf('dve')] })
  })

  it('is not made of one that an earlier rule gave, as long as the title stays', async () => {
    const { id } = await newsroom.publish({ title: 'Łódź', datePublished })
    const former = '2026/03/odz'
    const { drizzle } = newsroom.payload.db
    await drizzle.execute(sql`UPDATE articles SET slug = ${former} WHERE id = ${id}`)
    expect((await retitle(id, 'Łódź', { accent: 'Друг' })).slug).toBe(former)
    expect((await retitle(id, 'Łódź днес')).slug).toBe('2026/03/lodz-dnes')
  })

  it('is none any more once the article has returned to it', async () => {
    const { id } = await newsroom.publish({ title: 'Едно', datePublished })
    await retitle(id, 'Две')
    const { slug } = await retitle(id, 'Едно')
    expect(slug).toBe('2026/03/edno')
    expect(await article(slug)).toMatchObject({ formerPaths: [pathOf('dve')] })
    const again = await retitle(id, 'Две')
    expect(await article(again.slug)).toMatchObject({ formerPaths: [pathOf('edno')] })
  })

  it('stays that of the article: another of the same title gets an address of its own', async () => {
    const { id } = await newsroom.publish({ title: 'Едно', datePublished })
    await retitle(id, 'Две')
    const other = await newsroom.publish({ title: 'Едно', datePublished })
    expect(other.slug).toBe('2026/03/edno-2')
  })

  it('is made by a publish only, never by a draft', async () => {
    const { id, slug } = await newsroom.publish({ title: 'Едно', datePublished })
    await newsroom.payload.update({
      collection: 'articles',
      id,
      depth: 0,
      draft: true,
      req: await newsroom.asEditor(),
      data: { title: 'Две', _status: 'draft' },
    })
    expect(await article(slug)).toMatchObject({ formerPaths: [] })
  })

  it('is not touched by a version that is restored as a draft', async () => {
    const { id } = await newsroom.publish({ title: 'Едно', datePublished })
    const { slug } = await retitle(id, 'Две')
    await restoreDraft(id)
    expect(await article(slug)).toMatchObject({ formerPaths: [pathOf('edno')] })
  })

  it('is kept by an article that was unpublished after such a restore', async () => {
    const { payload, asEditor } = newsroom
    const data = { title: 'Едно', datePublished, _status: 'draft' } as const
    const { id } = await newsroom.publish(data)
    await retitle(id, 'Едно')
    await restoreDraft(id)
    const req = await asEditor()
    await payload.update({ collection: 'articles', id, depth: 0, req, data: { _status: 'draft' } })
    const { slug } = await retitle(id, 'Две')
    expect(await article(slug)).toMatchObject({ formerPaths: [pathOf('edno')] })
  })

  it('is rolled back with the change that made it', async () => {
    const { id, slug } = await newsroom.publish({ title: 'Едно', datePublished })
    await expect(retitle(id, 'Две', { category: 999_999 })).rejects.toThrow()
    expect(await article(slug)).toMatchObject({ path: pathOf('edno'), formerPaths: [] })
  })
})

describe('R-ART-10 a former address of a category', () => {
  it('is kept when its name changes, and stays its own', async () => {
    const { payload } = newsroom
    const { id } = await payload.create({
      collection: 'categories',
      depth: 0,
      data: { value: 'Старо име', order: 5 },
    })
    expect(await rename(id, 'Ново име')).toMatchObject({ urlSlug: 'novo-ime' })
    expect(await rename(id, 'НОВО ИМЕ')).toMatchObject({ urlSlug: 'novo-ime' })
    expect(await ask({ ask: 'category', slug: 'novo-ime' })).toMatchObject({
      category: { id, name: 'НОВО ИМЕ', slug: 'novo-ime' },
      formerPaths: ['/category/staro-ime/'],
    })
    const other = await payload.create({
      collection: 'categories',
      depth: 0,
      data: { value: 'Старо-име', order: 6 },
    })
    expect(other.urlSlug).toBe('staro-ime-2')
    expect(await rename(id, 'Старо име')).toMatchObject({ urlSlug: 'staro-ime' })
    expect(await ask({ ask: 'category', slug: 'staro-ime' })).toMatchObject({
      formerPaths: ['/category/novo-ime/'],
    })
  })

  it.each([5, ['а'], { а: 1 }])('is made of a text, and not of %j', async (value) => {
    const asEditor = await restAs(newsroom, 'editor')
    expect((await asEditor('POST', '/categories', { value, order: 9 })).status).toBe(400)
  })

  it('is kept when a number goes from its name', async () => {
    const { id } = await newsroom.payload.create({
      collection: 'categories',
      depth: 0,
      data: { value: 'Събития 2024', order: 8 },
    })
    expect(await rename(id, 'Събития')).toMatchObject({ urlSlug: 'sabitia' })
    expect(await ask({ ask: 'category', slug: 'sabitia' })).toMatchObject({
      formerPaths: ['/category/sabitia-2024/'],
    })
  })

  it('cannot be written by anyone', async () => {
    const made = await newsroom.payload.create({
      collection: 'categories',
      depth: 0,
      overrideAccess: false,
      req: await newsroom.asEditor(),
      data: { value: 'Само името', order: 7, urlSlug: 'drugo' },
    })
    expect(made.urlSlug).toBe('samo-imeto')
    await expect(
      newsroom.payload.create({
        collection: 'redirects',
        overrideAccess: false,
        req: await newsroom.asEditor(),
        data: { from: '/', to: { relationTo: 'categories', value: made.id } },
      }),
    ).rejects.toThrow()
  })
})
