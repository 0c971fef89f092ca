import { setClock } from '@kariera/shared/clock'
import {
  archivesSchema,
  categoryMonthSchema,
  categoryPageSchema,
  countedHashtagSchema,
  hashtagPageSchema,
} from '@kariera/shared/contracts/reading/archives'
import { routesSchema, type Query } from '@kariera/shared/contracts/reading/query'
import type { Article } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'

let newsroom: TestNewsroom
let other: number
let inMarch: Article

const today = new Date('2026-04-15T12:00:00.000Z')

beforeAll(async () => {
  newsroom = await openNewsroom()
  const data = { value: 'Образование', order: 2 }
  other = (await newsroom.payload.create({ collection: 'categories', depth: 0, data })).id
  for (const [title, datePublished, hashtags] of [
    ['Януари', '2026-01-15T10:00:00.000Z', ['хляб', 'занаят']],
    ['Краят на март', '2026-03-31T20:59:59.000Z', ['хляб']],
    ['Началото на април', '2026-03-31T21:00:00.000Z', ['хляб']],
    ['По-късно през април', '2026-04-20T10:00:00.000Z', ['хляб', 'утре']],
    ['През май', '2026-05-20T10:00:00.000Z', ['утре']],
  ] as const) {
    const article = await write({ title, datePublished, hashtags: tagged(...hashtags) })
    if (title === 'Краят на март') inMarch = article
  }
  const hidden = { datePublished: '2026-02-10T10:00:00.000Z', hashtags: tagged('скрит') }
  await write({ title: 'Чернова', ...hidden, _status: 'draft' })
  const trashed = await write({ title: 'В коша', ...hidden })
  await change(trashed.id, { deletedAt: today.toISOString() })
  await write({ title: 'Другаде', category: other, datePublished: '2026-03-10T10:00:00.000Z' })
  setClock(today)
})
afterEach(() => {
  setClock(today)
})
afterAll(async () => {
  setClock(null)
  await newsroom.close()
})

const write = (data: Partial<Article>) => newsroom.publish(data)
/** Texts where the types have ids: a hook turns them into documents. */
const tagged = (...texts: string[]) => texts as unknown as number[]

async function change(id: number, data: Partial<Article>): Promise<void> {
  const req = await newsroom.asEditor()
  await newsroom.payload.update({ collection: 'articles', id, depth: 0, req, data, trash: true })
}

async function ask<Value>(query: Query, schema: z.ZodType<Value>) {
  const [{ resolveAll }, { readerOf }] = await Promise.all([
    import('../composition.ts'),
    import('./reader.ts'),
  ])
  const reader = readerOf(newsroom.payload, { queries: [], asOf: null, fresh: true })
  const [answer] = await resolveAll([query], reader)
  if (!answer || !('value' in answer)) throw new Error(JSON.stringify(answer))
  return { value: schema.parse(answer.value), tags: answer.tags }
}

const monthsOf = async (slug: string) =>
  (await ask({ ask: 'category', slug }, categoryPageSchema)).value.months
const askMonth = (month: string, slug = 'kariera') =>
  ask({ ask: 'categoryMonth', slug, month }, categoryMonthSchema.nullable())
const askHashtag = (slug: string) => ask({ ask: 'hashtag', slug }, hashtagPageSchema.nullable())
const titlesOf = (cards: { title: string }[] | undefined) => cards?.map(({ title }) => title)

describe('the months of a category', () => {
  it('are those of Sofia with live articles, the newest first, with how many', async () => {
    expect(await monthsOf('kariera')).toEqual([
      { month: '2026-04', count: 1 },
      { month: '2026-03', count: 1 },
      { month: '2026-01', count: 1 },
    ])
    expect(await monthsOf('obrazovanie')).toEqual([{ month: '2026-03', count: 1 }])
  })

  it('invariant 6: take in what lies ahead when its moment comes', async () => {
    setClock(new Date('2026-04-20T10:00:00.000Z'))
    expect((await monthsOf('kariera'))[0]).toEqual({ month: '2026-04', count: 2 })
    setClock(new Date('2026-06-01T10:00:00.000Z'))
    expect((await monthsOf('kariera'))[0]).toEqual({ month: '2026-05', count: 1 })
  })

  it('follow every move of an article, and say the same when the ledger is folded', async () => {
    const before = await monthsOf('kariera')
    await change(inMarch.id, { datePublished: '2026-02-01T10:00:00.000Z', _status: 'published' })
    const months = (await monthsOf('kariera')).map(({ month }) => month)
    expect(months).toEqual(['2026-04', '2026-02', '2026-01'])
    await change(inMarch.id, { datePublished: inMarch.datePublished, _status: 'published' })
    expect(await monthsOf('kariera')).toEqual(before)
    await newsroom.payload.db.drizzle.execute(sql`SELECT search_fold()`)
    expect(await monthsOf('kariera')).toEqual(before)
  })

  it('are listed together, in the order of the categories', async () => {
    const { value, tags } = await ask({ ask: 'archives' }, archivesSchema)
    expect(value).toEqual([
      { slug: 'kariera', months: ['2026-04', '2026-03', '2026-01'] },
      { slug: 'obrazovanie', months: ['2026-03'] },
    ])
    const categories = [newsroom.categoryId, other].map((id) => `category:${id}`)
    expect(tags).toEqual(['archives', 'categories', ...categories])
  })
})

describe('a month of a category', () => {
  it('has its live articles, and the months beside it, with everything that would change them', async () => {
    const { value, tags } = await askMonth('2026-03')
    expect(value).toMatchObject({ month: '2026-03', count: 1, lines: [], formerPaths: [] })
    expect(titlesOf(value?.cards)).toEqual(['Краят на март'])
    expect([value?.previous, value?.next]).toEqual(['2026-01', '2026-04'])
    expect(tags).toEqual([
      `category:${newsroom.categoryId}`,
      `archive:${newsroom.categoryId}:2026-03`,
      `article:${inMarch.id}`,
    ])
  })

  it('knows none beside it before the first and after the last that readers see', async () => {
    expect((await askMonth('2026-01')).value).toMatchObject({ previous: null, next: '2026-03' })
    expect((await askMonth('2026-04')).value).toMatchObject({ count: 1, next: null })
  })

  it('is nothing without a live article, and in no category', async () => {
    for (const month of ['2026-02', '2026-05', '2025-12'])
      expect(await askMonth(month)).toEqual({ value: null, tags: [] })
    expect((await askMonth('2026-01', 'obrazovanie')).value).toBeNull()
    expect((await askMonth('2026-03', 'nyama')).value).toBeNull()
  })

  it('shows 24 as cards and all others as lines, the newest first', async () => {
    for (let minute = 0; minute < 26; minute += 1) {
      const datePublished = new Date(Date.UTC(2025, 5, 1, 10, minute)).toISOString()
      await write({ title: `Минута ${minute}`, category: other, datePublished })
    }
    const { value, tags } = await askMonth('2025-06', 'obrazovanie')
    expect(value?.count).toBe(26)
    expect(value?.cards).toHaveLength(24)
    expect(value?.cards[0]?.title).toBe('Минута 25')
    expect(titlesOf(value?.lines)).toEqual(['Минута 1', 'Минута 0'])
    expect(value?.lines[0]?.path).toMatch(/^\/article\/2025\/06\/minuta-1\/$/)
    expect(tags.filter((tag) => tag.startsWith('article:'))).toHaveLength(26)
  })

  it('R-ART-10 knows where it was before its category was renamed', async () => {
    const rename = (value: string) =>
      newsroom.payload.update({ collection: 'categories', id: other, depth: 0, data: { value } })
    await rename('Учене')
    const { value } = await askMonth('2026-03', 'uchene')
    expect(value?.formerPaths).toEqual(['/category/obrazovanie/2026/03/'])
    await rename('Образование')
  })
})

describe('a hashtag', () => {
  it('has its newest live articles and how many there are, with everything that would change them', async () => {
    const { value, tags } = await askHashtag('hlyab')
    expect(value?.hashtag).toMatchObject({ name: 'хляб', slug: 'hlyab', count: 3 })
    expect(titlesOf(value?.cards)).toEqual(['Началото на април', 'Краят на март', 'Януари'])
    const id = value?.hashtag.id
    expect(tags).toEqual(expect.arrayContaining([`hashtag:${id}`, `tagged:${id}`]))
    expect(tags).toContain(`article:${inMarch.id}`)
    setClock(new Date('2026-04-20T10:00:00.000Z'))
    expect((await askHashtag('hlyab')).value?.hashtag.count).toBe(4)
  })

  it('is nothing where only drafts, the trash or the future bear it', async () => {
    for (const slug of ['utre', 'skrit', 'nyama'])
      expect(await askHashtag(slug)).toEqual({ value: null, tags: [] })
    const { value, tags } = await ask({ ask: 'hashtagSlugs' }, z.array(z.string()))
    expect([value, tags]).toEqual([['hlyab', 'zanayat'], ['hashtags']])
  })

  it('R-TAGS-1 is counted among the most used from 3 live articles on', async () => {
    const { value, tags } = await ask({ ask: 'hashtagCounts' }, z.array(countedHashtagSchema))
    expect(value.map(({ slug }) => slug)).toEqual(['hlyab'])
    expect(tags).toEqual(['hashtag-counts', `hashtag:${value[0]?.id}`])
  })
})

describe('the routes', () => {
  it('name every single page, month and hashtag, and none that readers cannot see', async () => {
    const { paths } = (await ask({ ask: 'routes', after: 0 }, routesSchema)).value
    expect(paths).toEqual(
      expect.arrayContaining([
        '/search/',
        '/hashtags/',
        '/branding/',
        '/contact/',
        '/category/kariera/2026/01/',
        '/category/obrazovanie/2026/03/',
        '/hashtag/hlyab/',
        '/sitemap/archives.xml',
        '/sitemap/hashtags.xml',
      ]),
    )
    expect(paths).not.toContain('/category/kariera/2026/02/')
    expect(paths).not.toContain('/category/kariera/2026/05/')
    expect(paths).not.toContain('/hashtag/utre/')
  })
})
