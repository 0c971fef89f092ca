import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { placesOf } from '../rate-limit/turnKinds.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { answerRest, restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'
import { boundSearch, queryBounds } from './bounds.ts'
import { exceededBound } from './measure.ts'

let newsroom: TestNewsroom
let asEditor: Caller
let asAnyone: Caller
const locking: pg.Client[] = []

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
  asAnyone = restAsAnyone(newsroom)
  await newsroom.publish({ title: 'Кариера и хора' })
})
afterEach(async () => {
  for (const client of locking.splice(0)) await client.end()
})
afterAll(() => newsroom.close())

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))
const json = (where: unknown) => `where=${encodeURIComponent(JSON.stringify(where))}`
const nested = (levels: number): object =>
  levels === 0 ? { id: { equals: 1 } } : { or: [nested(levels - 1)] }
const fields = (count: number) => times(count, () => 'title').join(',')

const tooLarge: [string, string][] = [
  [
    '60 conditions on hashtags',
    json({ or: times(60, () => ({ 'hashtags.value': { like: 'a' } })) }),
  ],
  [
    '100 conditions on the category',
    json({ or: times(100, () => ({ 'category.value': { equals: 'a' } })) }),
  ],
  [
    'the same in other words',
    json({ or: times(60, () => ({ category__value: { equals: 'a' } })) }),
  ],
  ['six paths into others', json({ or: times(6, () => ({ 'category.value': { equals: 'a' } })) })],
  ['1,000 conditions', json({ and: times(1000, (id) => ({ id: { not_equals: id } })) })],
  ['empty conditions', json({ or: times(5000, () => ({})) })],
  ['1,200 groups within each other', json(nested(1200))],
  ['a path of many names', json({ 'category.parent.parent.parent.value': { equals: 1 } })],
  ['a long path', json({ ['a'.repeat(201)]: { equals: 1 } })],
  ['70,000 ids', json({ id: { in: times(70_000, String) } }).slice(0, 15_000)],
  ['501 ids', json({ id: { in: times(501, (id) => id) } })],
  ['501 ids in one text', `where[id][in]=${times(501, String).join(',')}`],
  ['501 ids that are not to be found', `where[id][not_in]=${times(501, String).join(',')}`],
  ['many words', `where[title][like]=${times(41, () => 'a').join('+')}`],
  ['a long text', `where[title][contains]=${'a'.repeat(2001)}`],
  ['many texts', json({ or: times(11, () => ({ title: { like: 'a' } })) })],
  ['five fields to sort by', `sort=${fields(5)}`],
  ['600 fields to sort by', `sort=${fields(600)}`],
  ['many selected fields', times(301, (index) => `select[a${index}]=true`).join('&')],
  [
    'a join of many conditions',
    `joins[x][where]=${encodeURIComponent(JSON.stringify(nested(20)))}`,
  ],
  ['a page far behind', 'page=100001'],
]

const calls: [string, Parameters<Caller>[0], string][] = [
  ['documents', 'GET', '/articles'],
  ['their number', 'GET', '/articles/count'],
  ['versions', 'GET', '/articles/versions'],
  ['the settings', 'GET', '/globals/site-settings'],
  ['a change of many', 'PATCH', '/articles'],
  ['a deletion of many', 'DELETE', '/articles'],
]

describe('A-LIST-1 what is looked for in a list', () => {
  it('is asked for within the bounds, however much is pasted, in whichever list', () => {
    const pasted = [...times(300, (at) => `дума${at}`), 'a'.repeat(3000)].join(' ')
    expect(boundSearch(` ${pasted}`)).toMatch(/^дума0 дума1 .*дума9$/)
    expect(boundSearch('a'.repeat(3000))).toHaveLength(2000)
    for (const { slug, admin } of newsroom.payload.config.collections) {
      const or = admin.listSearchableFields?.map((field) => ({
        [field]: { like: boundSearch(pasted) },
      }))
      expect(exceededBound({ where: { and: [{ or }] } }), slug).toBeNull()
    }
  })
})

describe('invariant 10: a query of a shape that there is not', () => {
  it.each<[string, unknown]>([
    ['a condition that is nothing', { title: null }],
    ['a group of nothing', { and: [null] }],
    ['a group of texts', { or: ['title'] }],
    ['nothing within groups', { and: [{ or: [{ title: null }] }] }],
    ['a path with a gap', { 'category.': { equals: 1 } }],
    ['a path with a gap in its middle', { 'category..value': { equals: 1 } }],
    ['a path without a name', { '': { equals: 1 } }],
    ['words that are a list', { title: { like: [] } }],
    ['words that are an object', { title: { contains: {} } }],
    ['a field that there is not', { nothing: { equals: 1 } }],
  ])('%s is refused with 400, whoever asks, and in a line of the log', async (_what, where) => {
    const { logger } = newsroom.payload
    const errors = vi.spyOn(logger, 'error')
    for (const ask of [asAnyone, asEditor]) {
      const answer = await ask('GET', `/articles?${json(where)}`)
      expect(answer.status, await answer.text()).toBe(400)
    }
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
  })
})

describe('invariant 10: a query of more cost than any of ours', () => {
  it.each(tooLarge)('with %s is refused with 400, whoever asks', async (_what, query) => {
    for (const ask of [asAnyone, asEditor]) {
      const answer = await ask('GET', `/articles?${query}`)
      expect(answer.status, await answer.clone().text()).toBe(400)
      expect((await answer.json()).errors[0].message).not.toContain('Something went wrong')
    }
  })

  it.each(calls)('is refused where it asks for %s', async (_what, method, path) => {
    const change = method === 'PATCH' ? { title: 'Чуждо' } : undefined
    const answer = await asEditor(method, `${path}?${json(nested(9))}`, change)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Too large a query')
  })

  it('names the bound in the language of the request', async () => {
    const inBulgarian = await restAs(newsroom, 'editor', 'bg')
    const answer = await inBulgarian('GET', `/articles?${json(nested(9))}`)
    expect(await answer.text()).toContain(
      `Твърде голяма заявка: най-много ${queryBounds.depth} вложени нива.`,
    )
  })

  it('is refused where a server function or a view asks it', async () => {
    const { payload } = newsroom
    const find = payload.find({
      collection: 'articles',
      overrideAccess: false,
      where: { or: times(60, () => ({ 'hashtags.value': { like: 'a' } })) },
    })
    await expect(find).rejects.toThrow('Too large a query')
  })

  it('is not what the admin asks', async () => {
    const groups = times(3, () => ({
      and: [{ title: { like: 'кариера и хора' } }, { 'category.value': { equals: 'Кариера' } }],
    }))
    const where = { and: [{ or: groups }, { id: { not_in: times(400, (id) => id + 1000) } }] }
    const query = `${json(where)}&sort=-datePublished,-id&limit=100&page=1&depth=1`
    const answer = await asEditor('GET', `/articles?${query}`)
    expect((await answer.json()).totalDocs).toBe(1)
  })

  it('and without a limit is answered with no more than may be asked for', async () => {
    for (const query of ['limit=0', 'pagination=false', 'limit=-1'])
      expect((await (await asEditor('GET', `/articles?${query}`)).json()).docs).toHaveLength(1)
    expect((await asEditor('GET', `/articles?limit=${queryBounds.limit + 1}`)).status).toBe(400)
  })
})

describe('invariant 10: a query that comes as a form', () => {
  const ask = async (headers: Record<string, string>, body: string) => {
    const sent = new Request('http://localhost/api/categories', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    })
    return answerRest(newsroom.payload, sent)
  }
  const ofTheAdmin = { 'x-payload-http-method-override': 'GET' }
  const signedIn = async () => {
    const user = { email: 'override@example.com', password: 'a password of an editor' }
    const data = { ...user, name: 'x', role: 'editor' as const }
    const { payload } = newsroom
    const { totalDocs } = await payload.count({
      collection: 'users',
      where: { email: { equals: user.email } },
    })
    if (totalDocs === 0) await payload.create({ collection: 'users', depth: 0, data })
    const { token } = await payload.login({ collection: 'users', data: user })
    return { authorization: `JWT ${token}` }
  }

  it('is refused where its header is none of the admin', async () => {
    const headers = { ...(await signedIn()), 'x-http-method-override': 'GET' }
    const answer = await ask(headers, `sort=${fields(600_000)}`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('a query is sent by GET')
  })

  it('is answered as a GET to who is signed in, within the same bounds', async () => {
    const headers = { ...(await signedIn()), ...ofTheAdmin }
    const found = await ask(headers, 'where[value][equals]=Кариера')
    expect((await found.json()).totalDocs).toBe(1)
    expect((await ask(headers, `sort=${fields(5)}`)).status).toBe(400)
    expect((await ask(headers, `sort=${fields(600_000)}`)).status).toBe(413)
    expect((await ask({ ...headers, 'content-type': 'application/json' }, '{}')).status).toBe(400)
  })

  it('is refused without a session', async () => {
    expect((await ask(ofTheAdmin, 'where[value][equals]=x')).status).toBe(403)
  })
})

describe('invariant 10: a query that takes long', () => {
  /** Locks the articles: every query of them waits from now on. */
  async function lockArticles(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    locking.push(client)
    await client.connect()
    await client.query('BEGIN; LOCK TABLE articles IN ACCESS EXCLUSIVE MODE')
    return client
  }

  const waitingFor = async (client: pg.Client, count: number) => {
    const waiting = async () => {
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      return rows.map(({ pid }) => pid)
    }
    await expect.poll(async () => (await waiting()).length).toBe(count)
    return waiting()
  }

  it('of who is not signed in lets none of the newsroom wait, and those behind are sent away', async () => {
    const lock = await lockArticles()
    const { atOnce, waiting } = placesOf(newsroom.payload.db.pool.options.max).publicReads
    const asked = times(atOnce + waiting, () => asAnyone('GET', '/articles?depth=0'))
    await waitingFor(lock, atOnce)
    const refused = await asAnyone('GET', '/articles?depth=0')
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await asEditor('GET', '/categories')).status).toBe(200)
    await lock.query('COMMIT')
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('is given up by the database, and answered with 503 and a sentence', async () => {
    const lock = await lockArticles()
    const asked = asEditor('GET', '/articles?depth=0')
    const [pid] = await waitingFor(lock, 1)
    // PostgreSQL does the same when a statement times out.
    await lock.query('SELECT pg_cancel_backend($1)', [pid])
    const answer = await asked
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('took too long and was given up')
  })

  it('has an end on each connection of the cms', async () => {
    const { rows } = await newsroom.payload.db.drizzle.execute(sql`SHOW statement_timeout`)
    expect(rows).toEqual([{ statement_timeout: '30s' }])
  })
})
