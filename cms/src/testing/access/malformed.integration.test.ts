import fc from 'fast-check'
import type { Endpoint } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../newsroom.ts'
import { answerRest, restAs, restAsAnyone, restFrom, type Caller } from '../rest.ts'

/** Set SEED to repeat a run. */
const tries = process.env.LONG ? 2000 : 300
const seed = Number(process.env.SEED ?? 17)

let newsroom: TestNewsroom
let callers: Caller[]

beforeAll(async () => {
  newsroom = await openNewsroom()
  await newsroom.publish({ title: 'Цяла' })
  callers = [restAsAnyone(newsroom), await restAs(newsroom, 'administrator')]
})
afterAll(() => newsroom.close())

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
const words = [
  ...inherited,
  '%00',
  '%E0%A4%A',
  'NaN',
  '-1',
  '1.5',
  '99999999999',
  '%20',
  'a'.repeat(300),
]
const bodies = [
  '[]',
  '[{}]',
  'null',
  '5',
  '"x"',
  'true',
  '{',
  '{"a":',
  '\0',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(1200)}1${'}'.repeat(1200)}`,
]
const queries = [
  ...inherited.flatMap((name) => [
    `where[${name}][equals]=1`,
    `where[title][${name}]=1`,
    `where[category.${name}][equals]=1`,
    `sort=${name}`,
    `select[${name}]=true`,
    `populate[${name}][title]=true`,
    `joins[${name}][limit]=1`,
    `${name}=1`,
  ]),
  `where=${encodeURIComponent('{"or":['.repeat(1200) + ']}'.repeat(1200))}`,
  `where=${encodeURIComponent(JSON.stringify({ id: { in: Array.from({ length: 70_000 }, (_, id) => id) } }))}`,
  'where[id][in]=a,b',
  'where=[]',
  'where=5',
  'where=null',
  'where[and]=x',
  'where[or][0]=x',
  'where[id]=x',
  'depth=-1',
  'depth=1e9',
  'limit=NaN',
  'page=-1',
  'page=0',
  'page=1e308',
  'locale=x',
  'draft=x',
  'sort[a]=b',
  'sort=',
  'trash=true',
  'select=x',
  'populate=x',
  'joins=x',
  'where[title][like][a]=b',
  'where[datePublished][equals]=x',
  '%',
  '%FF=%FF',
]

type Method = Parameters<Caller>[0]

/** Every endpoint with its method, for example `/articles/:id`. */
function entryPointsOf({ payload: { config } }: TestNewsroom): [Method, string][] {
  const named = (folder: string, entryPoints: Omit<Endpoint, 'root'>[] | false = []) =>
    (entryPoints || [])
      .filter(({ method }) => ['get', 'post', 'patch', 'delete'].includes(method))
      .map(({ method, path }): [Method, string] => [method.toUpperCase() as Method, folder + path])
  return [
    ...named('', config.endpoints),
    ...config.collections.flatMap(({ slug, endpoints }) => named(`/${slug}`, endpoints)),
    ...config.globals.flatMap(({ slug, endpoints }) => named(`/globals/${slug}`, endpoints)),
    ...inherited.flatMap((name): [Method, string][] => [
      ['GET', `/${name}`],
      ['POST', `/${name}/:id`],
      ['GET', `/globals/${name}`],
      ['PATCH', `/globals/${name}`],
      ['GET', `/articles/${name}`],
      ['GET', `/uses/${name}/:id`],
    ]),
  ]
}

const counts = async () => {
  const { payload } = newsroom
  return Promise.all(
    payload.config.collections
      .filter(({ slug }) => slug !== 'payload-preferences' && slug !== 'sign-in-attempts')
      .map(async ({ slug }) => [
        slug,
        (await payload.count({ collection: slug, trash: true })).totalDocs,
      ]),
  )
}

describe('invariant 10: what is malformed', () => {
  it(`as a body is refused with 4xx at every endpoint, and changes nothing (seed ${seed})`, async () => {
    const entryPoints = entryPointsOf(newsroom).filter(
      ([method]) => method === 'POST' || method === 'PATCH',
    )
    const before = await counts()
    const drawn = fc.record({
      entry: fc.constantFrom(...entryPoints),
      caller: fc.constantFrom(...callers),
      word: fc.constantFrom('1', ...words),
      body: fc.constantFrom(...bodies),
    })
    for (const { entry, caller, word, body } of fc.sample(drawn, { seed, numRuns: tries })) {
      const path = entry[1].replace(/:\w+\??/g, word)
      const answer = await caller(entry[0], path, body)
      const what = `${entry[0]} ${path} ${body.slice(0, 20)}: ${answer.status} ${await answer.text()}`
      expect(answer.status, what).toBeGreaterThanOrEqual(400)
      expect(answer.status, what).toBeLessThan(500)
    }
    expect(await counts()).toEqual(before)
  })

  it(`as a query is answered below 500 at every endpoint (seed ${seed})`, async () => {
    const entryPoints = entryPointsOf(newsroom).filter(
      ([method, path]) => method === 'GET' && !['/health', '/og'].includes(path),
    )
    const drawn = fc.record({
      entry: fc.constantFrom(...entryPoints),
      caller: fc.constantFrom(...callers),
      word: fc.constantFrom('1', ...words),
      query: fc.constantFrom(...queries),
    })
    for (const { entry, caller, word, query } of fc.sample(drawn, { seed, numRuns: tries })) {
      const path = `${entry[1].replace(/:\w+\??/g, word)}?${query}`
      const answer = await caller(entry[0], path)
      const what = `${path.slice(0, 200)}: ${answer.status} ${await answer.text()}`
      expect(answer.status, what).toBeLessThan(500)
    }
  })

  it.each([
    '/users/login',
    '/users/forgot-password',
    '/users/reset-password',
    '/articles',
    '/media',
  ])('as a body at %s is a 4xx, empty and as a form too', async (path) => {
    for (const caller of callers) {
      for (const body of [...bodies, '', '{}'])
        expect((await caller('POST', path, body)).status, body.slice(0, 20)).toBeOneOf([
          400, 401, 403,
        ])
      const form = new FormData()
      form.set('_payload', '5')
      expect((await caller('POST', path, form)).status).toBeOneOf([400, 401, 403])
    }
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/',
      'text/plain',
    ]) {
      const request = new Request(`http://localhost/api${path}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: 'x',
      })
      const answer = await answerRest(newsroom.payload, request)
      expect(answer.status, `${type} ${await answer.text()}`).toBeOneOf([400, 401, 403])
    }
  })
})

describe('a preference', () => {
  const key = '/payload-preferences/columns'

  it('is kept, and has bounds for its name and its size', async () => {
    const [, asAdministrator] = callers
    const put = async (path: string, value: unknown) =>
      (await asAdministrator!('POST', path, { value })).status
    expect(await put(key, { limit: 20 })).toBe(200)
    expect(await put(key, 'x'.repeat(5_000_000))).toBe(413)
    expect(await put(`/payload-preferences/${'k'.repeat(201)}`, 1)).toBe(400)
    const kept = await asAdministrator!('GET', key)
    expect((await kept.json()).value).toEqual({ limit: 20 })
  })
})

describe('a request from another site', () => {
  const others: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', host: 'localhost' },
    { origin: 'null', host: 'localhost' },
  ]
  it.each(others)(
    '%j is refused wherever something changes, without a cookie too',
    async (headers) => {
      const ask = restFrom(newsroom, headers)
      for (const path of [
        'login',
        'logout',
        'forgot-password',
        'reset-password',
        'refresh-token',
      ]) {
        const answer = await ask('POST', `/users/${path}`, {
          email: 'a@example.com',
          password: 'x',
        })
        expect(answer.status, path).toBe(403)
        expect(answer.headers.get('set-cookie'), path).toBeNull()
        expect(await answer.text(), path).toContain('came from another site')
      }
      expect((await ask('GET', '/articles')).status).toBe(200)
    },
  )

  it('is none from our own page, nor from what is no browser', async () => {
    const own: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'http://localhost', host: 'localhost' },
      { origin: newsroom.payload.config.serverURL, host: 'elsewhere' },
    ]
    for (const headers of own) {
      const answer = await restFrom(newsroom, headers)('POST', '/users/login', {})
      expect(answer.status, JSON.stringify(headers)).toBe(400)
    }
  })
})
