import { now } from '@kariera/shared/clock'
import { isLive, starOf } from '@kariera/shared/rules/article'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../src/testing/newsroom.ts'
import { carousel, paidOrder, publicationTexts } from './arrangement.ts'
import { articles } from './articles.ts'
import { banners } from './banners.ts'
import { employers } from './employers.ts'
import { loadDemo } from './load.ts'
import { logos } from './logos.ts'
import { pictureKeys } from './pictures.ts'
import { quotes } from './quotes.ts'
import { sectionPages } from './sectionPages.ts'
import { services } from './services.ts'

let newsroom: TestNewsroom

beforeAll(async () => {
  newsroom = await openNewsroom()
  await loadDemo(newsroom.payload, () => undefined)
}, 180_000)
afterAll(() => newsroom.close())

const collections = [
  ...(['articles', 'media', 'hashtags', 'carousel-articles', 'paid-order', 'quotes'] as const),
  ...([
    'banners',
    'banner-files',
    'logos',
    'services',
    'employers',
    'employer-logos',
    'pages',
  ] as const),
]

async function counted(): Promise<Record<string, number>> {
  const count = async (collection: (typeof collections)[number]) =>
    (await newsroom.payload.count({ collection })).totalDocs
  const counts = await Promise.all(
    collections.map(async (collection) => [collection, await count(collection)] as const),
  )
  return Object.fromEntries(counts)
}

/** The stored article of the demo that `which` picks. */
async function stored(which: (article: (typeof articles)[number]) => unknown) {
  const title = articles.find(which)?.title ?? 'none'
  const { docs } = await newsroom.payload.find({
    collection: 'articles',
    where: { title: { equals: title } },
    depth: 1,
  })
  return docs[0]
}

describe('the demo publication, loaded', () => {
  it('is all there, each picture once, and a second load adds nothing', async () => {
    const hashtags = new Set(articles.flatMap((article) => article.hashtags)).size
    const all = {
      articles: articles.length,
      media: pictureKeys.length,
      hashtags,
      'carousel-articles': carousel.length,
      'paid-order': paidOrder.length,
      quotes: quotes.length,
      banners: banners.length,
      // Each has one: what is written as a text becomes a file too.
      'banner-files': banners.length,
      logos: logos.length,
      services: services.length,
      employers: employers.length,
      'employer-logos': employers.filter(({ logo }) => logo).length,
      pages: sectionPages.flatMap(({ below = [] }) => [1, ...below]).length,
    }
    expect(await counted()).toEqual(all)
    await loadDemo(newsroom.payload, () => undefined)
    expect(await counted()).toEqual(all)
  })

  it('keeps hashtags, links and the video of an article', async () => {
    const article = await stored(({ hashtags }) => hashtags.includes('C++'))
    const values = article?.hashtags?.map((tag) => (typeof tag === 'number' ? tag : tag.value))
    expect(values).toEqual(expect.arrayContaining(['C', 'C++', 'C#']))
    expect((await stored(({ links }) => links?.tiktok))?.tiktokLink).toMatch(/^https:/)
    expect((await stored(({ video }) => video))?.youtubeEmbed).toContain('aqz-KE-bpKQ')
  })

  it('has a draft, an article to come, and promotions that are running, over and still to begin', async () => {
    expect((await stored(({ status }) => status === 'draft'))?._status).toBe('draft')
    const coming = await stored(({ daysAgo }) => daysAgo < 0)
    expect(coming?._status).toBe('published')
    expect(coming && isLive(coming, now())).toBe(false)
    const stars = [
      await stored(({ paid }) => paid?.startDaysAgo && paid.endDaysAhead),
      await stored(({ paid }) => paid?.endDaysAgo),
      await stored(({ paid }) => paid?.startDaysAhead),
    ].map((article) => article && starOf(article, now()))
    expect(stars).toEqual(['gold', 'grey', 'none'])
  })

  it('fills every block of home, in the order of the demo', async () => {
    const [{ resolveHome }, { readerOf }] = await Promise.all([
      import('../src/collections/home/resolvers.ts'),
      import('../src/content-api/reader.ts'),
    ])
    const reader = readerOf(newsroom.payload, { asOf: null, fresh: true, questions: [] })
    const { value: home } = await resolveHome(reader)
    expect(home.message).toBe(publicationTexts.homeMessage)
    expect(home.featured.map(({ title }) => title)).toEqual(
      paidOrder.slice(0, 4).map(({ title }) => title),
    )
    const chosen = new Map(carousel.map(({ article, seconds }) => [article.title, seconds]))
    expect(chosen.keys()).toContain(home.lead?.title)
    chosen.delete(home.lead?.title ?? '')
    expect(new Map(home.carousel.map(({ card, seconds }) => [card.title, seconds]))).toEqual(chosen)
    const published = quotes.filter(({ status }) => status !== 'draft')
    expect(home.quotes.map(({ text, author, seconds }) => ({ text, author, seconds }))).toEqual(
      published.map(({ text, author, seconds }) => ({ text, author, seconds })),
    )
    for (const [position, shown] of Object.entries(home.banners)) {
      const wanted = banners.filter((each) => each.position === position && isRunning(each))
      expect(shown.map(({ alt, hyperlink }) => ({ alt, hyperlink }))).toEqual(
        wanted.map(({ alt, hyperlink }) => ({ alt, hyperlink })),
      )
    }
    expect(home.banners.home_middle[0]?.kind).toBe('html')
  })

  it('shows the first of its logos, and its profiles', async () => {
    const settings = await newsroom.payload.findGlobal({ slug: 'site-settings', depth: 1 })
    const { width, height } = logos[0]
    expect(settings.selectedLogo).toMatchObject({ width, height, mimeType: 'image/svg+xml' })
    expect(settings.messengerGroups).toMatchObject(publicationTexts.messengerGroups)
    expect(settings.linkedin).toBe(publicationTexts.linkedin)
  })
})

function isRunning({ startsInDays, endsInDays }: (typeof banners)[number]): boolean {
  return startsInDays < 0 && endsInDays > 0
}
