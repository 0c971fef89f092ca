import type { Query } from '@kariera/shared/contracts/reading/query'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'
import { redAndBlue } from '../testing/pictures.ts'
import { bodyShowing } from '../testing/bodyShowing.ts'

let newsroom: TestNewsroom
const at = { depth: 0 } as const

beforeAll(async () => {
  newsroom = await openNewsroom()
})
afterAll(() => newsroom.close())

const secret = (what: string) => `${what} ${randomUUID()}`

/** Creates a document of each kind that refers to others, and the documents that they refer to. */
async function wholePublication() {
  const { payload, publish } = newsroom
  const file = await redAndBlue()
  const req = await newsroom.asEditor()
  const words = { title: secret('Статия'), tag: `t${randomUUID().slice(0, 8)}`, alt: secret('Алт') }
  const make = { ...at, req }
  const picture = await payload.create({
    ...make,
    collection: 'media',
    data: { alt: words.alt },
    file,
  })
  const logo = await payload.create({ ...make, collection: 'employer-logos', data: {}, file })
  const hashtag = await payload.create({
    ...make,
    collection: 'hashtags',
    data: { value: words.tag } as never,
  })
  const named = await publish({ title: words.title, picture: picture.id })
  const bearer = await publish({
    title: 'Носи',
    picture: picture.id,
    body: bodyShowing(picture.id),
    hashtags: [hashtag.id],
  })
  const template = await payload.create({
    ...make,
    collection: 'quote-templates',
    data: { name: secret('Шаблон') } as never,
  })
  const article = named.id
  const inCarousel = { article, timeDisplayed: 5 }
  await payload.create({ ...make, collection: 'carousel-articles', data: inCarousel })
  await payload.create({ ...make, collection: 'paid-order', data: { article, orderValue: 1 } })
  const said = { quoteText: 'Дума', author: 'Някой', carouselTime: 5, article } as const
  const quote = await payload.create({
    ...make,
    collection: 'quotes',
    data: { ...said, template: template.id, _status: 'published' },
  })
  const employer = await payload.create({
    ...make,
    collection: 'employers',
    data: { slug: 'firmata', logo: logo.id, articles: [article] },
  })
  await payload.updateGlobal({ ...make, slug: 'about', data: { authorPicture: picture.id } })
  return { words, picture, logo, hashtag, template, named, bearer, quote, employer }
}

/** All queries of the site whose answers might name a document. */
function queriesOf(whole: Awaited<ReturnType<typeof wholePublication>>): Query[] {
  const slug = whole.bearer.slug ?? ''
  return [
    ...(['home', 'newest', 'news', 'searchStart', 'hashtagCounts', 'hashtagSlugs'] as const).map(
      (ask) => ({ ask }),
    ),
    { ask: 'article', slug },
    { ask: 'article', slug: whole.named.slug ?? '' },
    { ask: 'related', slug },
    { ask: 'category', slug: 'kariera' },
    { ask: 'hashtag', slug: whole.hashtag.slug },
    { ask: 'quote', slug: whole.quote.slug ?? '' },
    { ask: 'employer', slug: 'firmata' },
    { ask: 'staticPage', name: 'about' },
    { ask: 'routes', after: 0 },
  ]
}

async function answersTo(queries: Query[]): Promise<string> {
  const { resolveAll } = await import('../composition.ts')
  const { readerOf } = await import('./reader.ts')
  const reader = readerOf(newsroom.payload, { asOf: null, fresh: true, queries: [] })
  const answers = await resolveAll(queries, reader)
  for (const [index, answer] of answers.entries()) {
    expect(answer, queries[index]?.ask).toHaveProperty('value')
  }
  return JSON.stringify(answers.map((answer) => ('value' in answer ? answer.value : null)))
}

describe('A-ERR-1 no answer to the site names what is deleted', () => {
  it('an article, a hashtag, a logo, a template, a picture', async () => {
    const whole = await wholePublication()
    const { words, picture, logo, hashtag, template, named, bearer } = whole
    const { payload } = newsroom
    const files = [picture, logo].map(({ filename }) => String(filename).split('.')[0] ?? '')
    const secrets = [words.title, words.tag, words.alt, named.slug ?? '', ...files]
    const before = await answersTo(queriesOf(whole))
    // The answers contain all of them before the deletion.
    for (const one of secrets) expect(before, one).toContain(one)

    const deletedAt = new Date().toISOString()
    await payload.update({ ...at, collection: 'articles', id: named.id, data: { deletedAt } })
    await payload.update({
      ...at,
      collection: 'quote-templates',
      id: template.id,
      data: { deletedAt },
    })
    await payload.delete({ ...at, collection: 'hashtags', id: hashtag.id })
    await payload.delete({ ...at, collection: 'employer-logos', id: logo.id })
    await payload.updateGlobal({ ...at, slug: 'about', data: { authorPicture: null } })
    const { body } = await newsroom.publish()
    const without = { picture: null, body }
    await payload.update({ ...at, collection: 'articles', id: bearer.id, data: without })
    await payload.update({
      ...at,
      collection: 'articles',
      id: named.id,
      trash: true,
      data: without,
    })
    await payload.delete({ ...at, collection: 'media', id: picture.id })

    const after = await answersTo(queriesOf(whole))
    for (const one of secrets) expect(after, one).not.toContain(one)
    expect(after).toContain('firmata')
    expect(after).toContain('Дума')
  })
})
