import { now } from '@kariera/shared/clock'
import { isLive, starOf } from '@kariera/shared/rules/liveAndPromoted'
import type { CollectionSlug } from 'payload'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'
import { readEntries, readYaml } from './demoFiles.ts'
import { loadDemo } from './loadDemo.ts'

const folder = join(import.meta.dirname, '../../demo')
const silent = () => undefined

let newsroom: TestNewsroom
beforeAll(async () => {
  newsroom = await openNewsroom()
  await loadDemo(newsroom.payload, folder, silent)
}, 180_000)
afterAll(() => newsroom.close())

const countOf = async (collection: CollectionSlug) =>
  (await newsroom.payload.count({ collection })).totalDocs
const list = async (source: string) => (await readEntries(folder, source)).map((one) => one.fields)

/** The stored article of the demo whose front matter `which` picks. */
async function stored(which: (fields: Record<string, unknown>) => unknown) {
  const title = (await list('articles')).find(which)?.title
  const where = { title: { equals: title } }
  const { docs } = await newsroom.payload.find({ collection: 'articles', where, depth: 1 })
  return docs[0]
}

describe('the demo publication, loaded', () => {
  it('is all there, and a second load adds nothing', async () => {
    const expected: [CollectionSlug, string][] = [
      ['categories', 'categories.yaml'],
      ['articles', 'articles'],
      ['media', 'pictures.yaml'],
      ['carousel-articles', 'carousel-articles.yaml'],
      ['paid-order', 'paid-order.yaml'],
      ['quotes', 'quotes.yaml'],
      ['banners', 'banners.yaml'],
      // Each banner has a file: the ones written as text become files too.
      ['banner-files', 'banners.yaml'],
      ['logos', 'logos.yaml'],
      ['services', 'services'],
      ['employers', 'employers.yaml'],
      ['pages', 'section'],
    ]
    const counts = async () =>
      Promise.all(expected.map(async ([collection]) => [collection, await countOf(collection)]))
    const all = await Promise.all(
      expected.map(async ([collection, source]) => [
        collection,
        (await readEntries(folder, source)).length,
      ]),
    )
    expect(await counts()).toEqual(all)
    const others = ['employer-logos', 'hashtags'] as const
    const before = await Promise.all(others.map(countOf))
    await loadDemo(newsroom.payload, folder, silent)
    expect(await counts()).toEqual(all)
    expect(await Promise.all(others.map(countOf))).toEqual(before)
  })

  it('keeps hashtags, links, the video and the pictures of an article', async () => {
    const article = await stored(
      ({ hashtags }) => Array.isArray(hashtags) && hashtags.includes('C++'),
    )
    const values = article?.hashtags?.map((tag) => (typeof tag === 'number' ? tag : tag.value))
    expect(values).toEqual(expect.arrayContaining(['C', 'C++', 'C#']))
    expect((await stored((fields) => fields.tiktokLink))?.tiktokLink).toMatch(/^https:/)
    expect((await stored((fields) => fields.youtubeEmbed))?.youtubeEmbed).toContain('aqz-KE-bpKQ')
    const picture = (await stored((fields) => fields.picture))?.picture
    expect(picture).toMatchObject({ width: 1600, height: 1067, author: 'Ателие „Кариера“' })
  })

  it('has a draft, an article to come, and promotions that are running, over and still to begin', async () => {
    expect((await stored((fields) => fields._status === 'draft'))?._status).toBe('draft')
    const coming = await stored((fields) => Number(fields.datePublished) > 0)
    expect(coming?._status).toBe('published')
    expect(coming && isLive(coming, now())).toBe(false)
    const stars = [
      await stored((fields) => Number(fields.paidStartDate) < 0 && Number(fields.paidEndDate) > 0),
      await stored((fields) => Number(fields.paidEndDate) < 0),
      await stored((fields) => Number(fields.paidStartDate) > 0),
    ].map((article) => article && starOf(article, now()))
    expect(stars).toEqual(['gold', 'grey', 'none'])
  })

  it('fills every block of home, in the order of its files', async () => {
    const [{ resolveHome }, { readerOf }] = await Promise.all([
      import('../collections/home/resolvers.ts'),
      import('../content-api/reader.ts'),
    ])
    const reader = readerOf(newsroom.payload, { asOf: null, fresh: true, queries: [] })
    const { value: home } = await resolveHome(reader)
    const titles = new Map(
      (await readEntries(folder, 'articles')).map(({ name, fields }) => [name, fields.title]),
    )
    const titleOf = (name: unknown) => titles.get(String(name))
    const settings = await readYaml(folder, 'settings.yaml')
    expect(home.message).toBe(settings.homeMessage)
    expect(home.lead?.title).toBe(titleOf(settings.leadStory))
    const paid = (await list('paid-order.yaml')).map(({ article }) => titleOf(article))
    expect(home.featured.map(({ title }) => title)).toEqual(paid.slice(0, 4))
    const chosen = new Map(
      (await list('carousel-articles.yaml')).map((one) => [
        titleOf(one.article),
        one.timeDisplayed,
      ]),
    )
    chosen.delete(home.lead?.title)
    expect(new Map(home.carousel.map(({ card, seconds }) => [card.title, seconds]))).toEqual(chosen)
    const quotes = (await list('quotes.yaml')).filter(({ _status }) => _status !== 'draft')
    expect(home.quotes.map(({ text, author }) => ({ text, author }))).toEqual(
      quotes.toReversed().map(({ quoteText, author }) => ({ text: quoteText, author })),
    )
    const banners = (await list('banners.yaml')).filter(
      ({ startDate, endDate }) => Number(startDate) < 0 && Number(endDate) > 0,
    )
    for (const [position, shown] of Object.entries(home.banners))
      expect(shown.map(({ alt }) => alt)).toEqual(
        banners.filter((one) => one.position === position).map(({ alt }) => alt),
      )
    expect(home.banners.home_middle[0]?.kind).toBe('html')
  })

  it('shows the logo that the settings choose, the author, and the section as a tree', async () => {
    const settings = await newsroom.payload.findGlobal({ slug: 'site-settings', depth: 1 })
    expect(settings.selectedLogo).toMatchObject({ width: 160, mimeType: 'image/svg+xml' })
    const about = await newsroom.payload.findGlobal({ slug: 'about', depth: 1 })
    expect(about.authorPicture).toMatchObject({ type: 'article' })
    const { docs } = await newsroom.payload.find({ collection: 'pages', depth: 0, limit: 0 })
    expect(docs.filter(({ parent }) => parent)).toHaveLength(3)
  })
})

describe('a folder of a newsroom', () => {
  const folders: string[] = []
  afterAll(() => Promise.all(folders.map((one) => rm(one, { recursive: true }))))

  async function folderOf(files: Record<string, string>): Promise<string> {
    const made = await mkdtemp(join(tmpdir(), 'publication-'))
    folders.push(made)
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(made, path)), { recursive: true })
      await writeFile(join(made, path), text)
    }
    return made
  }
  const category = '- ref: news\n  value: Новини от завода\n  order: 50\n'
  const article = (title: string, fields: string, markdown = 'Текст.') =>
    `---\ntitle: ${title}\ncategory: news\n${fields}---\n\n${markdown}\n`

  it('may have a few files only', async () => {
    const ours = await folderOf({
      'categories.yaml': category,
      'articles/first.md': article('Първа статия на завода', 'datePublished: -0.5\n'),
    })
    await loadDemo(newsroom.payload, ours, silent)
    const where = { title: { equals: 'Първа статия на завода' } }
    const { docs } = await newsroom.payload.find({ collection: 'articles', where, depth: 1 })
    expect(docs).toMatchObject([
      {
        slug: expect.stringContaining('parva-statia-na-zavoda'),
        category: { value: 'Новини от завода' },
      },
    ])
  })

  it.each([
    [
      { 'articles/a.md': article('Втора', 'picture: pictures/none.webp\n') },
      'articles/a.md: There is no pictures/none.webp among the media.',
    ],
    [
      { 'articles/a.md': article('Втора', 'titel: Х\n') },
      'articles/a.md: The articles have no field titel.',
    ],
    [
      { 'articles/a.md': article('Втора', '', '# Голямо') },
      'articles/a.md: The editor has nothing for this Markdown: # Голямо',
    ],
    [{ 'articles/a.md': article('"', '') }, 'articles/a.md: '],
    [{ 'quotes.yaml': 'quoteText: Не е списък.\n' }, 'quotes.yaml: '],
    [
      { 'banners.yaml': '- alt: Без място\n  position: nowhere\n' },
      'banners.yaml, item 1: There is no banner position nowhere.',
    ],
  ])('says what is wrong with %o', async (files, message) => {
    const ours = await folderOf({ 'categories.yaml': category, ...files })
    await expect(loadDemo(newsroom.payload, ours, silent)).rejects.toThrow(message)
  })

  it('has to exist', async () => {
    await expect(loadDemo(newsroom.payload, '/nowhere/at/all', silent)).rejects.toThrow(
      'DEMO: there is no folder /nowhere/at/all.',
    )
  })
})
