import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import type { Article } from '@kariera/shared/payload-types'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../account.ts'
import type { Caller } from '../rest.ts'
import { hiddenArticle, trash } from './documents.ts'
import { bodyOf } from '../text.ts'
import { NewsroomOfCallers } from './newsroomOfCallers.ts'
import type { CallerName } from './rights.ts'

let open: NewsroomOfCallers
let secrets: Record<string, string>
let live: Article
/** Texts that no response to a reader may contain. */
let unspoken: string[]

beforeAll(async () => {
  open = await NewsroomOfCallers.open()
  const { newsroom } = open
  const { payload } = newsroom
  const { subject, owner } = await open.attempt('articles', 'editor')
  const { subject: picture } = await open.attempt('media', 'editor')
  await payload.forgotPassword({
    collection: 'users',
    data: { email: owner.email },
    disableEmail: true,
  })
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT email, hash, salt, reset_password_token AS "resetPasswordToken",
      (SELECT id FROM users_sessions LIMIT 1) AS session FROM users WHERE id = ${owner.id}`)
  const [account = {}] = z.array(z.record(z.string(), z.string())).parse(rows)
  secrets = { ...account, draftTitle: `Тайна ${randomUUID()}`, tag: 'неизречено' }
  const edit = { collection: 'articles', id: subject.id, depth: 0 } as const
  live = await payload.update({ ...edit, data: { picture: picture.id, _status: 'published' } })
  const data = { title: secrets.draftTitle, hashtags: [secrets.tag] as never }
  await payload.update({ ...edit, draft: true, data: { ...data, _status: 'draft' } })
  await open.attempt('articles', 'author: own')
  Object.assign(secrets, await arrangeHidden())
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { mailTo: 'pisma@example.com', siteName: 'Кариера' },
  })
  unspoken = [...Object.values(secrets), 'pisma@example.com', '"hash":', '"key":', '"sid":']
})
afterAll(() => open.newsroom.close())

/** Creates unpublished documents, and everything on home that can refer to them. */
async function arrangeHidden() {
  const { newsroom } = open
  const { payload } = newsroom
  const [hiddenTitle, hiddenQuote, hiddenBanner, hiddenService = ''] = [
    ...['Скрита', 'Премълчан', 'Спрян', 'Спряна'],
  ].map((word) => `${word} ${randomUUID()}`)
  const { id: article } = await newsroom.publish({ title: hiddenTitle, _status: 'draft' })
  const text = { quoteText: 'Казано', author: 'Някой', carouselTime: 5, article }
  const at = { depth: 0 } as const
  await payload.create({ collection: 'quotes', data: { ...text, _status: 'published' }, ...at })
  const draft = { ...text, quoteText: hiddenQuote ?? '', _status: 'draft' } as const
  await payload.create({ collection: 'quotes', data: draft, ...at })
  const inCarousel = { article, timeDisplayed: 5 }
  await payload.create({ collection: 'carousel-articles', data: inCarousel, ...at })
  await payload.create({ collection: 'paid-order', data: { article, orderValue: 1 }, ...at })
  const { docs } = await payload.find({ collection: 'banner-positions', limit: 1, ...at })
  const svgContent = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>'
  const banner = { position: docs[0]?.id ?? 0, svgContent, alt: hiddenBanner }
  await payload.create({ collection: 'banners', data: { ...banner, active: false }, ...at })
  const { id } = await payload.create({
    collection: 'services',
    data: {
      ...{ title: hiddenService, description: 'Накратко', body: bodyOf('Текст'), icon: 'User' },
      form: [{ type: 'text', label: hiddenService }],
    },
    ...at,
  })
  await trash(newsroom, id, 'services')
  const hiddenEmployer = `https://skrita.example/${randomUUID()}`
  const collection = 'employers'
  await payload.create({ collection, data: { slug: 'pokazva', articles: [article] }, ...at })
  const gone = { slug: 'premahnata', website: hiddenEmployer }
  const employer = await payload.create({ collection, data: gone, ...at })
  await trash(newsroom, employer.id, collection)
  return { hiddenTitle, hiddenQuote, hiddenBanner, hiddenService, hiddenEmployer }
}

const ids = (text: string, id: number | null) => text.replaceAll(String(id), 'ID')

describe('invariant 9: to a reader what is hidden is as what does not exist', () => {
  const missing = 987_654_321

  it.each(['draft', 'future', 'trashed'])('a %s article, at every endpoint', async (why) => {
    const subject = await hiddenArticle(open.newsroom, why, await createAccount(open.newsroom))
    await expectAlike('articles', subject.id, subject.versionId ?? 0)
  })

  it.each([
    'media',
    'logos',
    'banner-files',
    'quote-images',
    'quote-templates',
    'employer-logos',
    'users',
    'redirects',
    'publish-events',
    'sign-in-attempts',
    'payload-kv',
    'payload-preferences',
    'payload-locked-documents',
  ])('a document of %s, at every endpoint', async (slug) => {
    const { subject } = await open.attempt(slug, 'editor')
    await expectAlike(slug, subject.id, subject.id)
  })

  it('a draft over a live article, wherever it is named', async () => {
    const { newsroom } = open
    const { id: article } = await newsroom.publish()
    const { payload } = newsroom
    const at = { depth: 0 } as const
    const inCarousel = { article, timeDisplayed: 5 }
    const row = await payload.create({ collection: 'carousel-articles', data: inCarousel, ...at })
    const place = { article, orderValue: 7 }
    const ordered = await payload.create({ collection: 'paid-order', data: place, ...at })
    const said = { quoteText: 'Дума', author: 'Някой', carouselTime: 5, article } as const
    const published = { ...said, _status: 'published' } as const
    const quote = await payload.create({ collection: 'quotes', data: published, ...at })
    const addresses = [
      `/carousel-articles/${row.id}`,
      `/paid-order/${ordered.id}`,
      `/quotes/${quote.id}`,
    ].flatMap((path) => [`${path}?draft=true&depth=2`, `${path}?depth=2`])
    const answers = () =>
      Promise.all(addresses.map(async (path) => (await open.call('anonymous')('GET', path)).text()))
    const before = await answers()
    const draft = { title: 'Работи се', _status: 'draft' } as const
    await payload.update({ collection: 'articles', id: article, draft: true, data: draft, ...at })
    expect(await answers()).toEqual(before)
  })

  it('a hashtag that only drafts have, at every endpoint', async () => {
    const data = { value: 'само в чернова' } as never
    const { payload } = open.newsroom
    const { id } = await payload.create({ collection: 'hashtags', depth: 0, data })
    await expectAlike('hashtags', id, id)
  })

  async function expectAlike(slug: string, id: number, versionId: number) {
    const { payload } = open.newsroom
    const entryPoints = payload.config.collections.find((one) => one.slug === slug)?.endpoints
    const withId = (entryPoints === false ? [] : (entryPoints ?? [])).filter(({ path }) =>
      path.includes(':id'),
    )
    expect(withId.length).toBeGreaterThan(3)
    const call = open.call('anonymous')
    for (const { method, path } of withId) {
      const there = path.includes('/versions/') ? versionId : id
      const [known, unknown] = await Promise.all(
        [there, missing].map(async (one) => {
          const address = `/${slug}${path.replace(/:id\??/, String(one))}?trash=true&draft=true`
          const body = method === 'get' ? undefined : {}
          const answer = await call(method.toUpperCase() as 'GET', address, body)
          return { status: answer.status, text: ids(await answer.text(), one) }
        }),
      )
      expect(known, `${method} ${path}`).toEqual(unknown)
      expect(known?.status, `${method} ${path}`).toBeLessThan(500)
    }
  }
})

/** Fields by which a secret might be queried, and the secret. */
const asked: [collection: string, path: string, secret: string][] = [
  ...['email', 'hash', 'salt', 'resetPasswordToken'].flatMap((name): [string, string, string][] => [
    ['articles', `author.${name}`, name],
    ['articles', `author__${name}`, name],
    ['articles', `picture.owner.${name}`, name],
    ['articles/versions', `version.author.${name}`, name],
    ['articles/versions', `parent.author.${name}`, name],
    ['media', `owner.${name}`, name],
    ['banners', `createdBy.${name}`, name],
    ['quotes', `article.author.${name}`, name],
    ['carousel-articles', `article.author.${name}`, name],
    ['users', name, name],
    ['publish-events', `document.${name}`, name],
    ['redirects', `to.value.author.${name}`, name],
    ['payload-locked-documents', `user.value.${name}`, name],
    ['payload-preferences', `user.value.${name}`, name],
  ]),
  ['articles', 'author.sessions.id', 'session'],
  ['users', 'sessions.id', 'session'],
]

/** The same for values that the newsroom may see and readers may not. */
const askedByReaders: [collection: string, path: string, secret: string][] = [
  ['articles', 'title', 'draftTitle'],
  ['articles', 'version.title', 'draftTitle'],
  ['articles', 'hashtags.value', 'tag'],
  ['articles', 'hashtags.key', 'tag'],
  ['quotes', 'article.title', 'hiddenTitle'],
  ['quotes', 'article__title', 'hiddenTitle'],
  ['quotes', 'quoteText', 'hiddenQuote'],
  ['quotes/versions', 'version.article.title', 'hiddenTitle'],
  ['carousel-articles', 'article.title', 'hiddenTitle'],
  ['paid-order', 'article.title', 'hiddenTitle'],
  ['banners', 'alt', 'hiddenBanner'],
  ['services', 'title', 'hiddenService'],
  ['services', 'form.label', 'hiddenService'],
  ['employers', 'website', 'hiddenEmployer'],
  ['employers', 'articles.title', 'hiddenTitle'],
  ['hashtags', 'value', 'tag'],
  ['hashtags', 'key', 'tag'],
  ['globals/site-settings', 'mailTo', 'email'],
]

type Condition = (path: string, value: string) => Record<string, string>
const conditions: [how: string, where: Condition][] = [
  ['equals', (path, value) => ({ [`where[${path}][equals]`]: value })],
  ['like', (path, value) => ({ [`where[${path}][like]`]: value.slice(0, 9) })],
  ['contains', (path, value) => ({ [`where[${path}][contains]`]: value.slice(2, 12) })],
  ['in', (path, value) => ({ [`where[${path}][in][0]`]: value })],
  ['not', (path, value) => ({ [`where[${path}][not_equals]`]: value })],
  [
    'or',
    (path, value) => ({
      [`where[or][0][and][0][${path}][equals]`]: value,
      'where[or][1][id][equals]': '0',
    }),
  ],
]

describe('invariant 9: a query about what is hidden tells nothing', () => {
  it('where it would tell if it were not hidden', async () => {
    const { title } = live
    const told = await answersTo(open.call('anonymous'), 'articles', 'title', title)
    expect(told.map(({ how, alike }) => [how, alike])).toEqual(
      conditions.map(([how]) => [how, false]),
    )
  })

  it.each(asked)('to readers, authors and editors: %s by %s', async (slug, path, name) => {
    const told = await Promise.all(
      (['anonymous', 'author: own', 'editor'] as const).map((caller) =>
        toldTo(caller, { slug, path, name }),
      ),
    )
    expect(told.flat()).toEqual([])
  })

  it.each(askedByReaders)('to readers: %s by %s', async (slug, path, name) => {
    expect(await toldTo('anonymous', { slug, path, name })).toEqual([])
  })

  it.each(['hash', 'salt', 'resetPasswordToken', 'email'])(
    'in the order of articles by %s of the author',
    async (name) => {
      const told = []
      for (const caller of ['anonymous', 'author: own', 'editor'] as const) {
        const call = open.call(caller)
        const paths = [`author.${name}`, `author__${name}`, `picture.owner.${name}`]
        for (const path of [...paths, `deletedAt,author.${name}`]) {
          const [up, down] = await Promise.all([
            orderOf(call, path),
            orderOf(call, path.replace('author', '-author').replace('picture', '-picture')),
          ])
          if (up !== down) told.push(`${caller} by ${path}`)
        }
      }
      expect(told).toEqual([])
    },
  )

  /** The ways in which the secret was disclosed to a caller, or in which a call failed. */
  async function toldTo(
    caller: CallerName,
    { slug, path, name }: { slug: string; path: string; name: string },
  ): Promise<string[]> {
    const secret = secrets[name] ?? ''
    expect(secret).not.toBe('')
    const answers = await answersTo(open.call(caller), slug, path, secret)
    return answers.flatMap(({ how, alike, status }) =>
      alike && status < 500 ? [] : `${caller}: ${how} ${status}`,
    )
  }

  /** Queries for the right value and for a wrong one, and compares the responses. */
  async function answersTo(call: Caller, slug: string, path: string, value: string) {
    const wrong = value.replace(/./gu, (letter) => (letter === 'q' ? 'x' : 'q'))
    return Promise.all(
      conditions.map(async ([how, where]) => {
        const [right, other] = await Promise.all(
          [value, wrong].map(async (one) => {
            const all = { depth: '99', trash: 'true', draft: 'true' }
            const query = new URLSearchParams({ ...where(path, one), ...all }).toString()
            const answer = await call('GET', `/${slug}?${query}`)
            const text = (await answer.text()).replaceAll(one, 'VALUE')
            return { status: answer.status, text }
          }),
        )
        const alike = right?.text === other?.text && right?.status === other?.status
        return { how, alike, status: right?.status ?? 0 }
      }),
    )
  }

  async function orderOf(call: Caller, sort: string): Promise<unknown> {
    const answer = await call('GET', `/articles?sort=${sort}&depth=0&draft=false`)
    if (!answer.ok) return 'in no order'
    const { docs }: { docs: { id: number }[] } = await answer.json()
    expect(docs.length).toBeGreaterThan(1)
    return docs.map(({ id }) => id).join()
  }
})

describe('invariant 9: no answer to a reader contains what is hidden', () => {
  it.each([
    '/articles?depth=99&limit=0&pagination=false&draft=true&trash=true',
    '/articles?depth=99&populate[users][email]=true&populate[users][hash]=true',
    '/articles?depth=99&populate[media][owner]=true&populate[hashtags][key]=true',
    '/articles?select[author]=true&select[hash]=true&select[authorName]=true&depth=99',
    '/articles?joins[versions][limit]=10&depth=99',
    '/articles?where[or][0][_status][equals]=draft&where[or][1][id][exists]=true&draft=true',
    '/articles?where[deletedAt][exists]=true&trash=true',
    '/articles/LIVE?draft=true&depth=99',
    '/articles/LIVE?draft=true&select[title]=true',
    '/articles/LIVE?showHiddenFields=true&overrideAccess=true&depth=99',
    '/articles/versions?depth=99',
    '/articles/LIVE/adjacent',
    '/articles/random',
    '/hashtags?limit=0&pagination=false&depth=99',
    '/hashtags?select[key]=true&select[value]=true',
    '/hashtags?sort=key',
    '/hashtags/suggest?q=неизр',
    '/hashtags/counts?min=1',
    '/quotes?depth=99&limit=0&pagination=false&draft=true&trash=true',
    '/quotes?depth=99&select[article]=true&populate[articles][title]=true',
    '/quotes/versions?depth=99',
    '/carousel-articles?depth=99&limit=0&draft=true&trash=true',
    '/paid-order?depth=99&limit=0&draft=true',
    '/paid-order/articles',
    '/banners?depth=99&limit=0&draft=true&trash=true',
    '/banner-positions?depth=99&joins[banners][limit]=9',
    '/services?depth=99&limit=0&draft=true&trash=true',
    '/logos?depth=99',
    '/banner-files?depth=99',
    '/categories?depth=99&joins[articles][limit]=9',
    '/media?depth=99',
    '/users?depth=99',
    '/users/me?depth=99',
    '/globals/site-settings?depth=99&draft=true',
    '/globals/site-settings?select[mailTo]=true',
  ])('%s', async (address) => {
    const answer = await open.call('anonymous')('GET', address.replace('LIVE', String(live.id)))
    const text = await answer.text()
    expect(answer.status, text).toBeLessThan(500)
    for (const secret of unspoken) expect(text).not.toContain(secret)
  })
})
