import { now, setClock } from '@kariera/shared/clock'
import { previewTokenMs } from '@kariera/shared/contracts/previewToken'
import type { Query } from '@kariera/shared/contracts/reading/query'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'

let newsroom: TestNewsroom

beforeAll(async () => {
  newsroom = await openNewsroom()
  for (const [title, datePublished] of [
    ['Януари', '2026-01-15T10:00:00.000Z'],
    ['Краят на март', '2026-03-31T20:59:59.000Z'],
    ['Началото на април', '2026-03-31T21:00:00.000Z'],
    ['Преди три дни', '2026-04-27T12:00:00.000Z'],
    ['Вчера', '2026-04-29T12:00:00.000Z'],
    ['Утре', '2026-05-01T12:00:00.000Z'],
  ] as const) {
    await newsroom.publish({ title, datePublished })
  }
  await newsroom.publish({
    title: 'Чернова',
    datePublished: '2026-04-30T10:00:00.000Z',
    _status: 'draft',
  })
  setClock(new Date('2026-04-30T12:00:00.000Z'))
})
afterEach(() => {
  setClock(new Date('2026-04-30T12:00:00.000Z'))
})
afterAll(async () => {
  setClock(null)
  await newsroom.close()
})

const ask = (query: Query) => answered(newsroom, query)

const titlesOf = (value: unknown) =>
  (value as { items: { title: string }[] }).items.map((i) => i.title)

describe('R-FRAME-10 what feeds are made of', () => {
  it('the newest live articles, with everything that would change them', async () => {
    const { value, tags } = await ask({ ask: 'newest' })
    expect(titlesOf(value)).toEqual([
      'Вчера',
      'Преди три дни',
      'Началото на април',
      'Краят на март',
      'Януари',
    ])
    const author = `author:${(await newsroom.asEditor()).user?.id}`
    expect(tags).toEqual(expect.arrayContaining(['newest', 'settings', 'article:1', author]))
    expect(value).toHaveProperty('items.0.author', 'Редактор')
  })

  it('news are of the last 48 hours', async () => {
    expect(titlesOf((await ask({ ask: 'news' })).value)).toEqual(['Вчера'])
    setClock(new Date('2026-05-01T11:59:55.000Z'))
    expect(titlesOf((await ask({ ask: 'news' })).value)).toEqual(['Вчера'])
    setClock(new Date('2026-05-01T12:00:00.000Z'))
    expect(titlesOf((await ask({ ask: 'news' })).value)).toEqual(['Утре'])
  })

  it('what is or was paid for is no news, and is told as paid in the feed', async () => {
    setClock(new Date('2026-06-10T12:00:00.000Z'))
    const datePublished = '2026-06-10T08:00:00.000Z'
    const promoted = { datePublished, paid: true }
    await newsroom.publish({ title: 'Платена', ...promoted })
    const later = {
      paidStartDate: '2026-06-10T14:00:00.000Z',
      paidEndDate: '2026-06-10T16:00:00.000Z',
    }
    const { id } = await newsroom.publish({ title: 'Платена по-късно', ...promoted, ...later })
    await newsroom.publish({ title: 'Обикновена', datePublished })
    const starsAt = async (time: string) => {
      setClock(new Date(`2026-06-10T${time}:00.000Z`))
      const { value, tags } = await ask({ ask: 'newest' })
      const news = await ask({ ask: 'news' })
      // The begin and end of its promotion are announced with the article's tag, so both answers must have it.
      expect([tags, news.tags]).toEqual([
        expect.arrayContaining([`article:${id}`]),
        expect.arrayContaining([`article:${id}`]),
      ])
      const { items } = value as { items: { title: string; star: string }[] }
      const stars = Object.fromEntries(items.map(({ title, star }) => [title, star]))
      return [titlesOf(news.value).sort(), stars['Платена'], stars['Платена по-късно']]
    }
    expect(await starsAt('13:59')).toEqual([['Обикновена', 'Платена по-късно'], 'gold', 'none'])
    expect(await starsAt('14:00')).toEqual([['Обикновена'], 'gold', 'gold'])
    expect(await starsAt('16:00')).toEqual([['Обикновена'], 'gold', 'grey'])
    await newsroom.payload.delete({
      collection: 'articles',
      where: { title: { in: ['Платена', 'Платена по-късно', 'Обикновена'] } },
    })
  })

  it('months are those with live articles, by the calendar of Sofia', async () => {
    const { value, tags } = await ask({ ask: 'months' })
    expect([value, tags]).toEqual([['2026-01', '2026-03', '2026-04'], ['months']])
    setClock(new Date('2026-05-01T12:00:05.000Z'))
    expect((await ask({ ask: 'months' })).value).toContain('2026-05')
  })

  it('a sitemap has the live articles of its month', async () => {
    const paths = async (month: string) => {
      const { value } = await ask({ ask: 'sitemap', month })
      return (value as { path: string }[]).map(({ path }) => path)
    }
    expect(await paths('2026-03')).toEqual(['/article/2026/03/krayat-na-mart/'])
    expect(await paths('2026-04')).toHaveLength(3)
    expect(await paths('2026-05')).toEqual([])
  })
})

describe('R-PRE-1 what a preview shows', () => {
  const previewOf = async (articleId: number) => {
    const expiresAt = new Date(now().getTime() + previewTokenMs).toISOString()
    return (await ask({ ask: 'preview', articleId, expiresAt })).value
  }

  it('is the newest draft, over what is published; never what is in the trash', async () => {
    const { payload, asEditor } = newsroom
    const { id } = await newsroom.publish({ title: 'Публикувана' })
    await payload.update({
      collection: 'articles',
      id,
      draft: true,
      depth: 0,
      req: await asEditor(),
      data: { title: 'Чернова отгоре', _status: 'draft', hashtags: [] },
    })
    expect(await previewOf(id)).toMatchObject({ title: 'Чернова отгоре' })
    const trashed = { deletedAt: new Date().toISOString() }
    await payload.update({
      collection: 'articles',
      id,
      depth: 0,
      req: await asEditor(),
      data: trashed,
    })
    expect(await previewOf(id)).toBeNull()
    expect(await previewOf(999_999)).toBeNull()
  })

  it('may lack category, date and address', async () => {
    const { id } = await newsroom.publish({ title: 'Нова', category: null, _status: 'draft' })
    expect(await previewOf(id)).toMatchObject({
      title: 'Нова',
      category: null,
      datePublished: null,
    })
  })

  it('shows a draft with whatever is in it, without what no browser may open', async () => {
    const { id } = await newsroom.publish({
      ...{ title: '', accent: 'Само акцент', _status: 'draft' },
      ...{ websiteLink: 'javascript:alert(1)', facebookLink: 'https://facebook.com/a' },
    })
    expect(await previewOf(id)).toMatchObject({
      ...{ title: 'Без заглавие', accent: 'Само акцент' },
      links: [{ kind: 'facebook', url: 'https://facebook.com/a' }],
    })
  })
})

describe('R-FRAME-5 the frame', () => {
  it('tells what the site settings say, and their defaults', async () => {
    expect((await ask({ ask: 'frame' })).value).toMatchObject({
      siteName: 'Кариера',
      social: [],
      messengerGroups: [],
      twitterCard: 'summary_large_image',
      gtmId: null,
      closeAccepts: false,
      email: '',
      address: '',
    })
    await newsroom.payload.updateGlobal({
      slug: 'site-settings',
      depth: 0,
      data: {
        siteName: 'Път',
        facebook: 'https://facebook.example/put',
        messengerGroups: [{ name: 'Viber', link: 'https://viber.example/g' }],
        articleTwitterCard: 'summary',
        gtmId: 'GTM-ABC1234',
        closeAccepts: true,
      },
    })
    const { value, tags } = await ask({ ask: 'frame' })
    expect(value).toMatchObject({
      siteName: 'Път',
      social: [{ kind: 'facebook', url: 'https://facebook.example/put' }],
      messengerGroups: [{ name: 'Viber', link: 'https://viber.example/g' }],
      twitterCard: 'summary',
      gtmId: 'GTM-ABC1234',
      closeAccepts: true,
    })
    expect(tags).toContain('settings')
  })
})
