import { searchAnswerSchema } from '@kariera/shared/contracts/search'
import { setClock } from '@kariera/shared/clock'
import { starOf } from '@kariera/shared/rules/liveAndPromoted'
import { hashtagKey } from '@kariera/shared/rules/hashtags'
import type { Article } from '@kariera/shared/payload-types'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAsAnyone } from '../../testing/rest.ts'

type Filters = Partial<Record<'title' | 'entityName' | 'category' | 'hashtag' | 'page', string>>

let newsroom: TestNewsroom
let all: Article[] = []
let categories: { id: number; slugs: string[] }[] = []
let hashtags: { id: number; value: string; slug: string }[] = []

const hour = 60 * 60_000
const now = new Date('2026-11-20T10:00:00.000Z')
const ago = (hours: number) => new Date(now.getTime() - hours * hour).toISOString()

const titles = [
  'Работа в Пловдив: 8 начина да започнете',
  'РАБОТАТА от вкъщи',
  'Първа Работа, първа Заплата',
  '100% отдаденост_без остатък',
  'Какво значи C++ и C#?',
  'Ёлка, Щъркел и Йоан',
  'ΟΔΟΣ и όδος',
  'İstanbul – İзмир',
  'Кавички „така“ и \\ наклонена',
  'Емоджи 👩‍🚀 и\u00a0интервал',
]
const entities = ['Леярна „Калъп“', 'ЩЪРКЕЛ АД', 'мария петрова', null, '50%_ООД']
const words = ['Първа работа', 'C#', 'C++', 'c', 'Щъркел', 'само чернова']

beforeAll(async () => {
  newsroom = await openNewsroom()
  setClock(now)
  const { payload, publish, categoryId } = newsroom
  const other = await payload.create({
    collection: 'categories',
    depth: 0,
    data: { value: 'Бивша', order: 2 },
  })
  const renamed = await payload.update({
    collection: 'categories',
    id: other.id,
    depth: 0,
    data: { value: 'Щастие' },
  })
  categories = [
    { id: categoryId, slugs: ['kariera'] },
    { id: other.id, slugs: [renamed.urlSlug ?? '', other.urlSlug ?? ''] },
  ]
  for (let index = 0; index < 64; index += 1) {
    const article = await publish({
      title: titles[index % titles.length],
      entityName: entities[index % entities.length],
      category: categories[index % 3 === 0 ? 1 : 0]!.id,
      // Several have the same date, over a year; the last four are in the future.
      datePublished: ago(index < 60 ? Math.floor(index / 2) * 300 : 24 * (59 - index)),
      hashtags: words.slice(0, 5).filter((_, place) => index % (place + 2) === 0) as never,
      ...(index % 7 === 0 && {
        paid: true,
        paidStartDate: ago(900),
        paidEndDate: ago(index % 2 ? 1 : -9),
      }),
    })
    all.push(article)
  }
  await publish({ title: 'Работа на чернова', _status: 'draft', hashtags: [words[5]] as never })
  await payload.update({
    collection: 'articles',
    id: all[0]!.id,
    depth: 0,
    data: { deletedAt: ago(1) },
  })
  await payload.update({
    collection: 'articles',
    id: all[1]!.id,
    depth: 0,
    data: { _status: 'draft' },
  })
  all = (await payload.find({ collection: 'articles', pagination: false, depth: 0, trash: true }))
    .docs
  hashtags = (await payload.find({ collection: 'hashtags', pagination: false, depth: 0 })).docs
}, 120_000)
afterEach(() => setClock(now))
afterAll(() => newsroom.close())

const ask = (query: string) => restAsAnyone(newsroom)('GET', `/search?${query}`)

async function search(filters: Filters) {
  const answer = await ask(new URLSearchParams(filters).toString())
  expect(answer.status, JSON.stringify(filters)).toBe(200)
  return searchAnswerSchema.parse(await answer.json())
}

/** Lower case letter by letter, so that neighbouring letters do not matter. */
const lower = (text: string) =>
  Array.from(text.normalize('NFC'), (letter) => letter.toLowerCase())
    .join('')
    .replaceAll('ς', 'σ')
const contains = (text: string | null | undefined, part = '') =>
  lower(text ?? '').includes(lower(part.normalize('NFC').trim()))

/** The expected result: a plain filter over all articles. */
function plainly(
  { title, entityName, category = '', hashtag = '', page = '1' }: Filters,
  at = now,
) {
  const ofCategory = categories.find(({ slugs }) =>
    slugs.includes(category.normalize('NFC').trim()),
  )?.id
  const wanted = hashtag.normalize('NFC').trim()
  const ofHashtag = (
    hashtags.find(({ slug }) => slug === wanted) ??
    hashtags.find(({ value }) => hashtagKey(value) === hashtagKey(wanted.replace(/^#+ ?/, '')))
  )?.id
  const found = all
    .filter(
      (article) =>
        article._status === 'published' &&
        !article.deletedAt &&
        Date.parse(article.datePublished ?? '') <= at.getTime() &&
        contains(article.title, title) &&
        contains(article.entityName, entityName) &&
        (!category.trim() || article.category === ofCategory) &&
        (!wanted || (article.hashtags as number[]).includes(ofHashtag ?? 0)),
    )
    .sort(
      (one, two) =>
        Date.parse(two.datePublished!) - Date.parse(one.datePublished!) || two.id - one.id,
    )
  const shown = found.slice(10 * (Number(page) - 1), 10 * Number(page))
  const isGold = (article: Article) => starOf(article, at) === 'gold'
  const ids = [...shown.filter(isGold), ...shown.filter((one) => !isGold(one))].map(({ id }) => id)
  return { ids, totalDocs: found.length, totalPages: Math.ceil(found.length / 10) }
}

async function expectPlain(filters: Filters, at = now) {
  const { docs, totalDocs, totalPages } = await search(filters)
  expect({ ids: docs.map(({ id }) => id), totalDocs, totalPages }, JSON.stringify(filters)).toEqual(
    plainly(filters, at),
  )
}

/** A part of one of the texts, in some letter case. */
const partOf = (texts: (string | null)[]) =>
  fc
    .tuple(fc.constantFrom(...texts.map((text) => text ?? '')), fc.nat(20), fc.nat(12), fc.nat(2))
    .map(([text, from, length, how]) => {
      const part = Array.from(text)
        .slice(from, from + length)
        .join('')
      return how === 0 ? part : how === 1 ? part.toUpperCase() : ` ${part.toLowerCase()} `
    })
const anyText = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .filter((text) => !text.includes('\0'))
const page = fc.integer({ min: 1, max: 9 }).map(String)

describe('P-CALL-3 the search', () => {
  it('R-SEARCH-3 finds what a plain filter over all live articles finds, page by page', async () => {
    const filters = fc.record(
      {
        title: fc.oneof(partOf(titles), partOf(titles), anyText),
        entityName: fc.oneof(partOf(entities), anyText),
        category: fc.oneof(fc.constantFrom('kariera', 'shtastie', 'bivsha', ''), anyText),
        hashtag: fc.oneof(
          fc.constantFrom(
            'c',
            'C#',
            'c-sharp',
            'c++',
            '#Щъркел',
            'ПЪРВА РАБОТА',
            'parva-rabota',
            'само чернова',
          ),
          anyText,
        ),
        page,
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(filters, (given) => expectPlain(given)),
      { numRuns: 300, seed: 6 },
    )
  }, 120_000)

  it('R-SEARCH-3 lists everything without filters, ten a page, promoted before the others within each', async () => {
    const seen = new Set<string>()
    for (let number = 1; number <= 7; number += 1) {
      await expectPlain({ page: String(number) })
      const { docs } = await search({ page: String(number) })
      const stars = docs.map(({ star }) => star)
      expect(stars.lastIndexOf('gold')).toBe(stars.filter((star) => star === 'gold').length - 1)
      stars.forEach((star) => seen.add(star))
    }
    expect(seen).toEqual(new Set(['gold', 'grey', 'none']))
  })

  it('R-SEARCH-3 finds in any case, and takes % and _ as they are', async () => {
    expect((await search({ title: 'РАБОТА' })).totalDocs).toBe(
      plainly({ title: 'работа' }).totalDocs,
    )
    expect((await search({ title: 'щъркел' })).totalDocs).toBeGreaterThan(0)
    expect((await search({ entityName: 'щъркел ад' })).totalDocs).toBeGreaterThan(0)
    expect((await search({ title: '0%' })).docs.every(({ title }) => title.includes('0%'))).toBe(
      true,
    )
    expect((await search({ title: 'Р_бота' })).totalDocs).toBe(0)
    expect((await search({ title: '\\' })).docs.every(({ title }) => title.includes('\\'))).toBe(
      true,
    )
  })

  it('tells what category and hashtag are called, also a category by its former address', async () => {
    const { filters } = await search({ category: 'bivsha', hashtag: 'c-sharp' })
    expect(filters.category).toMatchObject({ name: 'Щастие', slug: 'shtastie' })
    expect(filters.hashtag).toMatchObject({ name: 'C#', slug: 'c-sharp' })
  })

  it('R-SEARCH-2 reads a filter that an old page has sent as windows-1251', async () => {
    const answer = await ask('title=%F0%E0%E1%EE%F2%E0')
    const { docs, totalDocs } = searchAnswerSchema.parse(await answer.json())
    expect([totalDocs, docs.length]).toEqual([plainly({ title: 'работа' }).totalDocs, 10])
    expect((await ask('title=%F0%E0&title=%00')).status).toBe(400)
  })

  it('tells what a hashtag is called where another filter leaves nothing of it', async () => {
    const { filters, totalDocs } = await search({ title: 'нищо такова', hashtag: 'c-sharp' })
    expect([totalDocs, filters.hashtag?.name]).toEqual([0, 'C#'])
  })

  it('knows a hashtag by its address before it takes it for a text', async () => {
    const { filters } = await search({ hashtag: 'c' })
    expect(filters.hashtag).toMatchObject({ name: 'c', slug: 'c' })
  })

  it('follows the time: an article is found from its moment on, in its month and in the next', async () => {
    for (const days of [0.9, 1, 1.1, 3.5, 30, 400]) {
      const at = new Date(now.getTime() + days * 24 * hour)
      setClock(at)
      const { totalDocs, docs } = await search({ category: 'kariera' })
      const expected = plainly({ category: 'kariera' }, at)
      expect({ days, totalDocs, ids: docs.map(({ id }) => id) }).toEqual({
        days,
        totalDocs: expected.totalDocs,
        ids: expected.ids,
      })
    }
  })
})

describe('P-CALL-3 nothing unpublished comes through the search', () => {
  const hiddenTitles = async () => {
    const titles = new Set<string>()
    for (const query of [
      'title=работа',
      'hashtag=samo-chernova',
      'hashtag=само+чернова',
      'draft=true&title=чернова',
    ]) {
      const { docs } = searchAnswerSchema.parse(await (await ask(query)).json())
      docs.forEach(({ title }) => titles.add(title))
    }
    return titles
  }

  it('no draft, none of the future, none in the trash', async () => {
    expect(await hiddenTitles()).not.toContain('Работа на чернова')
    const hidden = all.filter(
      ({ _status, deletedAt, datePublished }) =>
        _status !== 'published' || deletedAt || Date.parse(datePublished ?? '') > now.getTime(),
    )
    expect(hidden.length).toBeGreaterThan(5)
    const found = new Set<number>()
    for (let number = 1; number <= 8; number += 1) {
      for (const { id } of (await search({ page: String(number) })).docs) found.add(id)
    }
    expect(hidden.filter(({ id }) => found.has(id))).toEqual([])
  })

  it('no word about a hashtag that only a draft bears', async () => {
    const { filters, totalDocs } = await search({ hashtag: 'само чернова' })
    expect({ filters, totalDocs }).toEqual({
      filters: { category: null, hashtag: null },
      totalDocs: 0,
    })
  })

  it.each([
    'where[_status][equals]=draft',
    'where[title][contains]=чернова',
    'draft=true',
    'trash=true',
    'depth=3',
    'select[body]=true',
    'sort=author.email',
    'limit=1000',
    'or[0][deletedAt][exists]=true',
  ])("Payload's %s changes nothing", async (query) => {
    const plain = await (await ask('page=1')).text()
    expect(await (await ask(query)).text()).toBe(plain)
  })

  it('a card tells no more than readers see', async () => {
    const answer = await (await ask('')).json()
    const names = new Set(answer.docs.flatMap((doc: object) => Object.keys(doc)))
    expect([...names].toSorted()).toEqual([
      'category',
      'datePublished',
      'entityName',
      'id',
      'path',
      'picture',
      'sponsor',
      'star',
      'teaser',
      'title',
    ])
  })
})

describe('P-CALL-3 a bad query', () => {
  it.each([
    'title[]=a',
    'title[like]=a',
    'title[$ne]=a',
    'title=a&title=b',
    'category[equals]=1',
    'hashtag[0][a]=1',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=x',
    'page=99999999999',
    'page[]=1',
    'title=%00',
    `title=${'а'.repeat(201)}`,
    `entityName=${'x'.repeat(5000)}`,
  ])('is refused with a sentence: %s', async (query) => {
    const answer = await ask(query)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      success: false,
      error: expect.stringMatching(/200 characters/),
    })
  })

  it('any text as any filter is answered, or refused with a sentence', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 260 }),
      fc.string({ unit: 'grapheme', maxLength: 220 }),
      fc.constantFrom(
        "'; DROP TABLE articles; --",
        '\\',
        '%',
        '_%\\',
        '\ud800',
        'NaN',
        '[object Object]',
      ),
    )
    const name = fc.constantFrom(
      'title',
      'entityName',
      'category',
      'hashtag',
      'page',
      'title[like]',
      'where[id]',
    )
    const query = fc.array(fc.tuple(name, text), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(query, async (pairs) => {
        const encoded = pairs.map(
          ([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`,
        )
        const { status } = await ask(encoded.join('&'))
        expect([200, 400]).toContain(status)
      }),
      { numRuns: 300, seed: 7 },
    )
    for (const raw of [
      'title=%',
      'title=%E0%A4%A',
      'title=%ed%a0%80',
      '%00=1',
      'title',
      '=',
      '&&&',
      'title=+++',
    ])
      expect([200, 400], raw).toContain((await ask(raw)).status)
  }, 120_000)
})
