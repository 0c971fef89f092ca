import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'
import type { ArticleFacts, PublishEvent } from './facts.ts'
import type { Invalidation } from './invalidationRule.ts'

let newsroom: TestNewsroom
let otherCategory: number
/** One article a day, oldest first. */
let ids: number[]

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 10)).toISOString()

beforeAll(async () => {
  newsroom = await openNewsroom()
  const other = await newsroom.payload.create({
    collection: 'categories',
    depth: 0,
    data: { value: 'Образование', order: 2 },
  })
  otherCategory = other.id
  ids = []
  for (let number = 1; number <= 30; number += 1) {
    const { id } = await newsroom.publish({ title: `Ден ${number}`, datePublished: day(number) })
    ids.push(id)
  }
  const { tick } = await import('./scheduler.ts')
  const { schedules } = await import('../composition.ts')
  await newsroom.payload.db.drizzle.transaction((transaction) => tick(transaction, schedules))
})
afterAll(() => newsroom.close())

const facts = (change: Partial<ArticleFacts> = {}): ArticleFacts => ({
  slug: '2026/01/a',
  category: newsroom.categoryId,
  datePublished: day(15),
  ...change,
})

/** Returns what an event touches that is written long after all existing articles. */
async function touched(was: ArticleFacts | null, is: ArticleFacts | null, id = 999_999) {
  const { affectedPages } = await import('../composition.ts')
  const event: PublishEvent = { documentType: 'articles', documentId: id, title: '', was, is }
  return affectedPages(event, newsroom.payload.db.drizzle, new Date(Date.now() + 3_600_000))
}

const nearby = (from: number, to: number) => ids.slice(from - 1, to).map((id) => `nearby:${id}`)

/** Tags of the feed and of the news sitemap. */
const feeds = ['newest', 'news']
/** The archive of January, which there was before. */
const january = () => `archive:${newsroom.categoryId}:2026-01`

describe('invariant 5: what an article event touches', () => {
  it('is its page, the lists of its category and month, and twelve on each side of its place', async () => {
    for (const { was, is, lists } of [
      { was: null, is: facts(), lists: ['/sitemap/2026-01.xml', '/category/kariera/2026/01/'] },
      { was: facts(), is: null, lists: [] },
    ]) {
      const { paths, tags } = await touched(was, is)
      expect(paths).toEqual(['/article/2026/01/a/', ...lists])
      expect(tags.toSorted()).toEqual(
        [
          'article:999999',
          'nearby:999999',
          `latest:${newsroom.categoryId}`,
          ...feeds,
          'month:2026-01',
          january(),
          ...nearby(4, 27),
        ].toSorted(),
      )
    }
  })

  it('is at most 12 neighbours for a new, newest-dated article, however many there are', async () => {
    const { tags } = await touched(null, facts({ datePublished: day(31) }))
    expect(tags).toHaveLength(12 + 3 + feeds.length + 2)
    expect(tags).toEqual(expect.arrayContaining(nearby(19, 30)))
  })

  it('is only what shows the article, and the sitemap of its month, when it moves nowhere', async () => {
    expect((await touched(facts(), facts())).tags).toEqual(['article:999999', 'month:2026-01'])
  })

  it('is the sitemaps of both months, by the calendar of Sofia', async () => {
    const { paths, tags } = await touched(
      facts({ datePublished: '2026-03-31T20:59:59.000Z' }),
      facts({ datePublished: '2026-03-31T21:00:00.000Z' }),
    )
    expect(tags).toEqual(expect.arrayContaining(['month:2026-03', 'month:2026-04']))
    // The article may be the first of its month, whose sitemap has not been requested yet.
    expect(paths).toContain('/sitemap/2026-04.xml')
  })

  it('is both places when its category or its date changes', async () => {
    const toOther = await touched(facts(), facts({ category: otherCategory }))
    expect(toOther.tags).toEqual(
      expect.arrayContaining([
        `latest:${newsroom.categoryId}`,
        `latest:${otherCategory}`,
        ...nearby(4, 27),
      ]),
    )
    const later = await touched(facts({ datePublished: day(1) }), facts({ datePublished: day(31) }))
    expect(later.tags).toEqual(expect.arrayContaining([...nearby(2, 13), ...nearby(19, 30)]))
  })

  it('is the old and the new address when the slug changed', async () => {
    const { paths } = await touched(facts(), facts({ slug: '2026/01/b' }))
    expect(paths).toEqual(['/article/2026/01/a/', '/article/2026/01/b/'])
  })

  it('leaves out neighbours that readers cannot see', async () => {
    const draft = ids[28] ?? 0
    await newsroom.payload.update({
      collection: 'articles',
      id: draft,
      depth: 0,
      req: await newsroom.asEditor(),
      data: { _status: 'draft' },
    })
    const { tags } = await touched(null, facts({ datePublished: day(100) }))
    expect(tags).not.toContain(`nearby:${draft}`)
    expect(tags).toContain(`nearby:${ids[17]}`)
  })

  it('of two published at once is each other, whichever was committed first', async () => {
    const [one, two] = await Promise.all([
      newsroom.publish({ title: 'Едновременно', datePublished: day(200) }),
      newsroom.publish({ title: 'Едновременно', datePublished: day(200) }),
    ])
    const at = { datePublished: day(200) }
    expect((await touched(null, facts(at), one.id)).tags).toContain(`nearby:${two.id}`)
    expect((await touched(null, facts(at), two.id)).tags).toContain(`nearby:${one.id}`)
  })
})

const document = { documentId: 3, title: '', was: { id: 3 }, is: { id: 3 } }

describe('what other events touch', () => {
  it.each<[PublishEvent, Invalidation]>([
    [
      {
        documentType: 'categories',
        ...document,
        was: { id: 3, slug: 'stara' },
        is: { id: 3, slug: 'nova' },
      },
      { paths: ['/', '/category/stara/', '/category/nova/'], tags: ['category:3', 'categories'] },
    ],
    [
      { documentType: 'categories', ...document },
      { paths: ['/'], tags: ['category:3', 'categories'] },
    ],
    [
      { documentType: 'media', ...document },
      { paths: [], tags: ['picture:3'] },
    ],
    [
      { documentType: 'hashtags', ...document },
      { paths: [], tags: ['hashtag:3', 'hashtag-counts'] },
    ],
    [
      { documentType: 'hashtags', ...document, is: null },
      { paths: [], tags: ['hashtag:3', 'hashtag-counts', 'hashtags'] },
    ],
    [
      { documentType: 'site-settings', ...document },
      { paths: [], tags: ['settings'] },
    ],
    [
      { documentType: 'news', documentId: 0, title: '', was: null, is: null },
      { paths: [], tags: ['news'] },
    ],
  ])('is every page that shows it: %o', async (event, expected) => {
    const { affectedPages } = await import('../composition.ts')
    expect(await affectedPages(event, newsroom.payload.db.drizzle, new Date())).toEqual(expected)
  })
})

describe('invariant 5: what the parts of home touch', () => {
  const affectedBy = async (event: PublishEvent) => {
    const touched = await import('../composition.ts')
    return touched.affectedPages(event, newsroom.payload.db.drizzle, new Date())
  }
  const one = { documentId: 7, title: '', was: { id: 7 }, is: { id: 7 } }

  it.each([
    ['carousel-articles', 'carousel'],
    ['paid-order', 'promoted'],
    ['banner-positions', 'banner-positions'],
    ['logos', 'logo:7'],
    ['employer-logos', 'employer-logo:7'],
    ['site-settings', 'settings'],
  ] as const)('%s: %s', async (documentType, tag) => {
    expect(await affectedBy({ documentType, ...one })).toEqual({ paths: [], tags: [tag] })
  })

  it('site-settings: home, where no other page shows what was changed', async () => {
    const { announcedBy } = await import('../testing/events.ts')
    const touchedBy = async (data: object) => {
      const change = () => newsroom.payload.updateGlobal({ slug: 'site-settings', data, depth: 1 })
      const [event] = await announcedBy(newsroom, change)
      return (await affectedBy(event as PublishEvent)).tags
    }
    // The first change has nothing to be compared with.
    await touchedBy({ siteName: 'Кариера' })
    for (const data of [{ homeMessage: 'Здравейте' }, { leadStory: null }, { trashDays: 80 }])
      expect(await touchedBy(data), JSON.stringify(data)).toEqual(['home-settings'])
    const messengerGroups = [{ name: 'Група', link: 'https://groups.example' }]
    for (const data of [{ siteName: 'Друго' }, { closeAccepts: true }, { messengerGroups }])
      expect(await touchedBy(data), JSON.stringify(data)).toEqual(['settings'])
  })

  it('R-HOME-8 R-QUOTE-1 a quote: the quotes, and its page', async () => {
    const facts = { id: 7, slug: 'duma' }
    const event = {
      documentType: 'quotes',
      documentId: 7,
      title: '',
      was: null,
      is: facts,
    } as const
    const tags = ['quote:7', 'quotes']
    expect(await affectedBy(event)).toEqual({ paths: ['/quote/duma/'], tags })
    const moved = { ...event, was: { id: 7, slug: 'slovo' } }
    expect(await affectedBy(moved)).toEqual({ paths: ['/quote/slovo/', '/quote/duma/'], tags })
  })

  it('R-EMP-1 an employer: its profile, and which there are where one has come or moved', async () => {
    const [was, is] = [
      { id: 7, slug: 'edin' },
      { id: 7, slug: 'drug' },
    ]
    const event = { documentType: 'employers', documentId: 7, title: '', was, is } as const
    expect(await affectedBy(event)).toEqual({
      paths: ['/employer/edin/', '/employer/drug/'],
      tags: ['employer:7', 'employers'],
    })
    expect(await affectedBy({ ...event, was: is })).toEqual({
      paths: ['/employer/drug/'],
      tags: ['employer:7'],
    })
  })

  it.each(['about', 'faq', 'terms', 'privacy', 'cookies', 'advertise'] as const)(
    'R-PAGE-1 the page %s: itself',
    async (documentType) => {
      const touched = await affectedBy({ documentType, ...one })
      expect(touched).toEqual({
        paths: [`/${documentType}/`],
        tags: [`static-page:${documentType}`],
      })
    },
  )

  it('R-HOME-1 a banner: the position where it was, and the one where it is', async () => {
    const [was, is] = [
      { id: 7, position: 1 },
      { id: 7, position: 2 },
    ]
    const event = { documentType: 'banners', documentId: 7, title: '', was, is } as const
    expect((await affectedBy(event)).tags).toEqual(['banners:1', 'banners:2'])
    expect((await affectedBy({ ...event, was: is })).tags).toEqual(['banners:2'])
  })

  it('R-HOME-5 an article that is or was paid for: what is promoted', async () => {
    const paid = facts({ paid: true })
    expect((await touched(facts(), paid)).tags).toContain('promoted')
    expect((await touched(paid, facts())).tags).toContain('promoted')
    expect((await touched(paid, null)).tags).toContain('promoted')
    expect((await touched(facts(), facts())).tags).not.toContain('promoted')
  })
})
