import type { Quote } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answered } from '../../testing/answered.ts'
import { announcedBy } from '../../testing/events.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { onePixel } from '../../testing/pictures.ts'

let newsroom: TestNewsroom

beforeAll(async () => {
  newsroom = await openNewsroom()
})
afterAll(() => newsroom.close())

async function made(quoteText: string, data: Partial<Quote> = {}): Promise<Quote> {
  const quote = { quoteText, author: 'Някой', carouselTime: 5, _status: 'published', ...data }
  return newsroom.payload.create({ collection: 'quotes', data: quote as Quote, depth: 0 })
}

const ask = (slug: string) => answered(newsroom, { ask: 'quote', slug })

it('R-QUOTE-1 a quote is answered with what stands around its article', async () => {
  const { payload } = newsroom
  const { id: hashtag } = await payload.create({
    collection: 'hashtags',
    data: { value: 'занаят' } as never,
    depth: 0,
  })
  const article = await newsroom.publish({
    title: 'Откъдето е казано',
    hashtags: [hashtag],
    entityName: 'Пекарна',
    websiteLink: 'https://pekarna.example',
  })
  const quote = await made('Хлябът не бърза.', { article: article.id })
  const { value, tags } = await ask('hlyabat-ne-barza')
  expect(value).toMatchObject({
    id: quote.id,
    path: '/quote/hlyabat-ne-barza/',
    text: 'Хлябът не бърза.',
    author: 'Някой',
    image: null,
    article: {
      title: 'Откъдето е казано',
      path: `/article/${article.slug}/`,
      entityName: 'Пекарна',
      links: [{ kind: 'website', url: 'https://pekarna.example' }],
      hashtags: [{ name: 'занаят' }],
    },
    formerPaths: [],
  })
  expect(tags).toEqual(
    expect.arrayContaining([`quote:${quote.id}`, `article:${article.id}`, `hashtag:${hashtag}`]),
  )
})

it.each([
  ['a draft', { _status: 'draft' } as const],
  ['of the future', { datePublished: '2099-01-01T00:00:00.000Z' }],
])('R-QUOTE-1 R-FRAME-11 an article that is %s is absent, and heard of', async (what, data) => {
  const article = await newsroom.publish({ title: `Скрита ${what}`, ...data })
  const { slug } = await made(`Казано в ${what}`, { article: article.id })
  const { value, tags } = await ask(slug ?? '')
  expect(value).toMatchObject({ article: null })
  expect(tags).toContain(`article:${article.id}`)
})

it('R-BRAND-3 there is nothing where no quote is published', async () => {
  const draft = await made('Още недописано', { _status: 'draft' })
  const trashed = await made('Вече изтрито')
  const at = { collection: 'quotes', depth: 0 } as const
  await newsroom.payload.update({ ...at, id: trashed.id, data: { deletedAt: '2026-01-01' } })
  for (const slug of [draft.slug ?? 'oshte-nedopisano', 'vetche-iztrito', trashed.slug ?? '']) {
    expect((await ask(slug)).value).toBeNull()
  }
})

it('R-ART-10 its former addresses lead to it', async () => {
  const { id } = await made('Едно казано')
  const data = { quoteText: 'Друго казано', _status: 'published' } as const
  await newsroom.payload.update({ collection: 'quotes', id, data, depth: 0 })
  const { value } = await ask('drugo-kazano')
  expect(value).toMatchObject({ formerPaths: ['/quote/edno-kazano/'] })
})

it('R-QUOTE-1 its own picture is told of, to be shared with', async () => {
  const { payload } = newsroom
  const quote = await made('Казано с картина')
  const file = await onePixel()
  const image = await payload.create({ collection: 'quote-images', data: {}, file, depth: 0 })
  await payload.db.drizzle.execute(
    sql`UPDATE quotes SET quote_image_id = ${image.id} WHERE id = ${quote.id}`,
  )
  const { value } = await ask('kazano-s-kartina')
  const src = `/media/${image.filename}`
  expect(value).toMatchObject({ image: { src, width: image.width, height: image.height } })
})

it('R-QUOTE-1 what was changed is told with its address', async () => {
  let quote: Quote | undefined
  const events = await announcedBy(newsroom, async () => {
    quote = await made('Обявено веднага')
  })
  const { affectedPages } = await import('../../composition.ts')
  const [event] = events
  const touched = await affectedPages(
    { ...event, title: '' } as never,
    newsroom.payload.db.drizzle,
    new Date(),
  )
  expect(touched).toEqual({
    paths: ['/quote/obyaveno-vednaga/'],
    tags: [`quote:${quote?.id}`, 'quotes'],
  })
})
