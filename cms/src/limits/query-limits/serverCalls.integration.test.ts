import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import type { refusalOf as RefusalOf } from './serverCalls.ts'
import { serverFunctionNames } from './serverFunctionNames.ts'

let newsroom: TestNewsroom
let refusalOf: typeof RefusalOf
let editor: Headers
const anyone = new Headers({ 'x-forwarded-for': '192.0.2.7' })

beforeAll(async () => {
  newsroom = await openNewsroom({ TRUST_PROXY: '0' })
  ;({ refusalOf } = await import('./serverCalls.ts'))
  const { payload } = newsroom
  const user = { email: 'calls@example.com', password: randomUUID() }
  await payload.create({
    collection: 'users',
    depth: 0,
    data: { ...user, name: 'x', role: 'editor' },
  })
  const { token } = await payload.login({ collection: 'users', data: user })
  editor = new Headers({ authorization: `JWT ${token}`, 'accept-language': 'en' })
})
afterAll(() => newsroom.close())

const call = (headers: Headers, name: string, args: unknown = { collectionSlug: 'articles' }) =>
  refusalOf(newsroom.payload, headers, { name, args })

describe('invariant 9: a call of a server function', () => {
  it.each([...serverFunctionNames])('of %s is for who is signed in', async (name) => {
    expect(await call(editor, name)).toBeNull()
    expect(await call(anyone, name)).toContain('nobody is signed in')
  })

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'schedule-publish'])(
    'of %j is refused to everyone',
    async (name) => {
      for (const headers of [editor, anyone])
        expect(await call(headers, name)).toContain('There is no such function')
    },
  )

  it.each<[string, unknown]>([
    ['none', undefined],
    ['a list', []],
    ['text', 'x'],
    ['an object in place of a name', { collectionSlug: { $ne: 1 } }],
  ])('with %s as arguments is refused', async (_what, args) => {
    expect(await call(editor, 'form-state', args ?? null)).toContain('There is no such function')
  })

  it('has the bounds of a query, and of a body', async () => {
    const or = Array.from({ length: 60 }, () => ({ 'hashtags.value': { like: 'a' } }))
    for (const name of ['table-state', 'render-list'])
      expect(await call(editor, name, { query: { where: { or } } })).toContain('Too large a query')
    expect(await call(editor, 'form-state', { data: 'x'.repeat(1_000_001) })).toContain('too long')
  })

  it('is answered so often and no more', async () => {
    await call(editor, 'slugify')
    await newsroom.payload.db.drizzle.execute(sql`UPDATE rate_limits SET points = 100000`)
    expect(await call(editor, 'slugify')).toContain('Too many requests')
    expect(await call(anyone, 'slugify')).toContain('Too many requests')
  })
})
