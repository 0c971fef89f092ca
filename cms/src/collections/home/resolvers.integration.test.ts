import { setClock } from '@kariera/shared/clock'
import type { Home } from '@kariera/shared/contracts/reading/home'
import { carouselTag, homeSettingsTag, promotedTag, quotesTag } from '@kariera/shared/tags'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { restAs } from '../../testing/rest.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { redAndBlue } from '../../testing/pictures.ts'

let newsroom: TestNewsroom

beforeAll(async () => {
  newsroom = await openNewsroom()
})
afterAll(() => newsroom.close())
afterEach(() => setClock(null))

const read = async () => {
  const [{ resolveHome }, { readerOf }] = await Promise.all([
    import('./resolvers.ts'),
    import('../../content-api/reader.ts'),
  ])
  const reader = readerOf(newsroom.payload, { asOf: null, fresh: false, queries: [] })
  const { value, tags } = await resolveHome(reader)
  return { home: value satisfies Home, tags }
}

const add = async <Slug extends 'carousel-articles' | 'paid-order' | 'quotes' | 'banners'>(
  collection: Slug,
  data: object,
) => {
  const req = await newsroom.asEditor()
  return newsroom.payload.create({ collection, data: data as never, depth: 0, req })
}

async function positionOf(name: string): Promise<number> {
  const { docs } = await newsroom.payload.find({
    collection: 'banner-positions',
    where: { bannerPosition: { equals: name } },
    depth: 0,
  })
  return docs[0]?.id ?? 0
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 98 25"><path d="M0 0h98v25H0z"/></svg>'

describe('what editors arrange on home', () => {
  it('R-HOME-2 the message', async () => {
    const { payload } = newsroom
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { homeMessage: 'Добре дошли' },
      depth: 0,
    })
    const { home, tags } = await read()
    expect(home.message).toBe('Добре дошли')
    expect(tags).toContain(homeSettingsTag)
  })

  it('R-HOME-3 R-FRAME-11 the carousel in the order of article ids or of the editors, without those that are not live', async () => {
    const [first, second, draft] = [
      await newsroom.publish({ title: 'Първа' }),
      await newsroom.publish({ title: 'Втора' }),
      await newsroom.publish({ title: 'Чернова', _status: 'draft' }),
    ]
    await add('carousel-articles', { article: second.id, timeDisplayed: 7 })
    await add('carousel-articles', { article: draft.id })
    await add('carousel-articles', { article: first.id, timeDisplayed: 'пет' })
    const { home, tags } = await read()
    expect(home.lead?.title).toBe('Първа')
    expect(home.carousel.map(({ card, seconds }) => [card.title, seconds])).toEqual([['Втора', 7]])
    expect(tags).toEqual(expect.arrayContaining([carouselTag, `article:${draft.id}`]))

    const asEditor = await restAs(newsroom, 'editor')
    const { docs } = await (await asEditor('GET', '/carousel-articles/rows')).json()
    const byCreation = docs.map(({ id }: { id: number }) => id)
    const arrange = (order: number[]) => asEditor('POST', '/carousel-articles/reorder', { order })
    expect((await arrange(byCreation.toReversed())).status).toBe(200)
    expect((await read()).home.lead?.title).toBe('Втора')
    await arrange([])
  })

  it('R-HOME-3 begins with the first of the carousel, or with the story that is chosen while readers see it', async () => {
    const { payload, publish } = newsroom
    const choose = (leadStory: number | null) =>
      payload.updateGlobal({ slug: 'site-settings', data: { leadStory }, depth: 0 })
    const titles = ({ lead, carousel }: Home) => [
      lead?.title,
      ...carousel.map(({ card }) => card.title),
    ]
    expect(titles((await read()).home)).toEqual(['Първа', 'Втора'])
    const chosen = await publish({ title: 'Водеща' })
    await choose(chosen.id)
    const { home, tags } = await read()
    expect(titles(home)).toEqual(['Водеща', 'Първа', 'Втора'])
    expect(tags).toContain(`article:${chosen.id}`)
    const data = { _status: 'draft' } as const
    await payload.update({ collection: 'articles', id: chosen.id, data, depth: 0 })
    expect(titles((await read()).home)).toEqual(['Първа', 'Втора'])
    await choose(null)
  })

  it('shows the six newest of all, and in no block what stands above by choice or for money', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      await newsroom.publish({ title: `Новина ${number}`, datePublished: hours(-20 + number) })
    }
    const paid = { paid: true, paidStartDate: hours(-2), paidEndDate: hours(2) }
    const { id } = await newsroom.publish({ title: 'Обява', datePublished: hours(-0.5), ...paid })
    const { home, tags } = await read()
    const inBlocks = home.blocks.flatMap(({ cards }) => cards.map((card) => card.title))
    expect(home.newest).toHaveLength(6)
    expect(home.newest.map((card) => card.title)).toContain('Обява')
    expect(tags).toContain('newest')
    for (const title of ['Първа', 'Втора', 'Обява']) expect(inBlocks).not.toContain(title)
    await newsroom.payload.delete({ collection: 'articles', id })
  })

  it('R-HOME-5 names the sponsor for as long as the promotion runs', async () => {
    const promotion = (from: number, to: number) =>
      ({
        paid: true,
        sponsor: 'Банка',
        paidStartDate: hours(from),
        paidEndDate: hours(to),
      }) as const
    const running = await newsroom.publish({ title: 'Тече', ...promotion(-2, 2) })
    const over = await newsroom.publish({ title: 'Свърши', ...promotion(-4, -2) })
    const { home } = await read()
    const sponsorOf = (id: number) => home.newest.find((card) => card.id === id)?.sponsor
    expect([sponsorOf(running.id), sponsorOf(over.id)]).toEqual(['Банка', ''])
    for (const { id } of [running, over])
      await newsroom.payload.delete({ collection: 'articles', id })
  })

  it('R-HOME-5 at most 4 promoted articles, those with a place first, then the newest', async () => {
    const paid = { paid: true, paidStartDate: hours(-2), paidEndDate: hours(2) }
    const titles = ['Платена 1', 'Платена 2', 'Платена 3', 'Платена 4', 'Платена 5']
    const articles = []
    for (const [index, title] of titles.entries()) {
      const datePublished = hours(-10 - index)
      articles.push(await newsroom.publish({ title, datePublished, ...paid }))
    }
    await newsroom.publish({ title: 'Още не', ...paid, paidStartDate: hours(1) })
    await newsroom.publish({ title: 'Вече не', ...paid, paidEndDate: hours(-1) })
    await newsroom.publish({ title: 'Непубликувана', ...paid, _status: 'draft' })
    await add('paid-order', { article: articles[3]?.id, orderValue: 1 })
    await add('paid-order', { article: articles[2]?.id, orderValue: 2 })
    const { home, tags } = await read()
    expect(home.featured.map(({ title }) => title)).toEqual([
      ...['Платена 4', 'Платена 3', 'Платена 1', 'Платена 2'],
    ])
    expect(home.featured.map(({ star }) => star)).toEqual(['gold', 'gold', 'gold', 'gold'])
    expect(tags).toContain(promotedTag)
  })

  it('R-HOME-6 blocks show the newest of their category and nothing else', async () => {
    const { home } = await read()
    const [block] = home.blocks
    expect(block?.cards).toHaveLength(5)
    const dates = block?.cards.map(({ datePublished }) => Date.parse(datePublished)) ?? []
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  })

  it('R-HOME-8 published quotes, newest first, with their addresses', async () => {
    const quote = { quoteText: 'Работата е видима любов.', author: 'Поет', _status: 'published' }
    await add('quotes', { ...quote, carouselTime: 8 })
    await add('quotes', { ...quote, quoteText: 'Чернова', _status: 'draft' })
    const trashed = await add('quotes', { ...quote, quoteText: 'В кошчето' })
    const data = { deletedAt: new Date().toISOString() }
    await newsroom.payload.update({ collection: 'quotes', id: trashed.id, data, depth: 0 })
    await add('quotes', { ...quote, quoteText: 'По-нов цитат' })
    const { home, tags } = await read()
    expect(home.quotes.map(({ text, path, seconds }) => [text, path, seconds])).toEqual([
      ['По-нов цитат', '/quote/po-nov-tsitat/', 5],
      ['Работата е видима любов.', '/quote/rabotata-e-vidima-lyubov/', 8],
    ])
    expect(tags).toContain(quotesTag)
  })

  it('R-HOME-1 R-HOME-4 A-BAN-1 active banners by position, the oldest first, at most as many as are shown', async () => {
    const [header, exclusive] = [
      await positionOf('home_header'),
      await positionOf('home_exclusive'),
    ]
    const banner = { svgContent: svg, hyperlink: 'https://www.partner.example/a', alt: '' }
    await add('banners', { ...banner, position: header, active: false })
    await add('banners', { ...banner, position: header, startDate: hours(1) })
    await add('banners', { ...banner, position: header, endDate: hours(-1) })
    await add('banners', { ...banner, position: header, startDate: hours(-1), endDate: hours(1) })
    await add('banners', { ...banner, position: header, alt: 'По-нов' })
    for (const name of ['А', 'Б', 'В', 'Г', 'Д', 'Е']) {
      await add('banners', { ...banner, position: exclusive, alt: name })
    }
    const { home, tags } = await read()
    expect(home.banners.home_header).toMatchObject([
      { kind: 'image', width: 980, height: 250, position: 'home_header', alt: 'partner.example' },
    ])
    expect(home.banners.home_exclusive.map(({ alt }) => alt)).toEqual(['А', 'Б', 'В', 'Г', 'Д'])
    expect(tags).toEqual(expect.arrayContaining([`banners:${header}`, `banners:${exclusive}`]))
  })

  it('R-HOME-1 the banner changes by itself at the edge of its time', async () => {
    const { home: before } = await read()
    const later = Date.now() + 90 * 60_000
    setClock(new Date(later))
    const { home: after } = await read()
    expect(after.banners.home_header).not.toEqual(before.banners.home_header)
  })

  it('A-BAN-1 an uploaded picture is offered in several widths, html only from our own address', async () => {
    const middle = await positionOf('home_middle')
    const req = await newsroom.asEditor()
    const file = await redAndBlue(1400, 1200)
    const picture = await newsroom.payload.create({
      collection: 'banner-files',
      data: {},
      file,
      depth: 0,
      req,
    })
    const shown = await add('banners', { position: middle, file: picture.id })
    const { home } = await read()
    expect(home.banners.home_middle[0]?.sources.map(({ width }) => width)).toEqual([
      ...[320, 640, 960, 1280, 1400],
    ])
    await newsroom.payload.update({
      collection: 'banners',
      id: shown.id,
      data: { file: null, svgContent: '<!doctype html><p>Реклама</p>' },
      depth: 0,
    })
    const { home: changed } = await read()
    expect(changed.banners.home_middle[0]).toMatchObject({ kind: 'html', sources: [] })
    expect(changed.banners.home_middle[0]?.src).toMatch(/^\/media\/[0-9a-f]{24}\.html$/)
  })
})

describe('the key under which the arrangement is kept', () => {
  const key = async () => {
    const [{ readHomeRow }, { readerOf }] = await Promise.all([
      import('./arrangement.ts'),
      import('../../content-api/reader.ts'),
    ])
    const reader = readerOf(newsroom.payload, { asOf: null, fresh: false, queries: [] })
    return (await readHomeRow(reader)).revision
  }

  it('is the same until something changes', async () => {
    const before = await key()
    await newsroom.publish()
    expect(await key()).toBe(before)
  })

  it('never comes again after a change that was taken back', async () => {
    const { payload } = newsroom
    const position = await positionOf('home_partners')
    const file = {
      name: 'b.svg',
      data: Buffer.from(svg),
      mimetype: 'image/svg+xml',
      size: svg.length,
    }
    const { id: fileId } = await payload.create({
      ...{ collection: 'banner-files', depth: 0, req: await newsroom.asEditor() },
      ...{ data: {}, file },
    })
    const banner = await add('banners', { position, file: fileId, active: false })
    const keys = [await key()]
    for (const active of [true, false]) {
      await payload.update({ collection: 'banners', id: banner.id, data: { active }, depth: 0 })
      keys.push(await key())
    }
    const article = await newsroom.publish()
    const { id } = await add('carousel-articles', { article: article.id, timeDisplayed: 5 })
    keys.push(await key())
    await payload.delete({ collection: 'carousel-articles', id })
    keys.push(await key())
    expect(new Set(keys).size).toBe(keys.length)
  })
})
