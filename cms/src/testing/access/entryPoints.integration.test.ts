import type { Endpoint } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entryPoints } from './entryPoints.ts'
import { NewsroomOfCallers } from './newsroomOfCallers.ts'
import { callers } from './rights.ts'

let open: NewsroomOfCallers

beforeAll(async () => {
  open = await NewsroomOfCallers.open()
})
afterAll(() => open.newsroom.close())

/** Payload's own endpoints, which the access table tests for each collection and global. */
const ofEveryCollection = new Set([
  'get /',
  'post /',
  'patch /',
  'delete /',
  'get /:id',
  'patch /:id',
  'delete /:id',
  'get /count',
  'get /versions',
  'get /versions/:id',
  'post /versions/:id',
  'post /:id/duplicate',
  'post /access/:id?',
  'post /access',
])

const named = (folder: string, endpoints: Omit<Endpoint, 'root'>[] | false = []) =>
  (endpoints === false ? [] : endpoints)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((entry) => folder === '' || !ofEveryCollection.has(entry))
    .map((entry) => entry.replace(' ', ` ${folder}`))

describe('invariant 9: every endpoint beside those that each collection has', () => {
  it('is in the table', () => {
    const { collections, globals, endpoints } = open.newsroom.payload.config
    const found = [
      ...named('', endpoints),
      ...collections.flatMap(({ slug, endpoints: own }) => named(`/${slug}`, own)),
      ...globals.flatMap(({ slug, endpoints: own }) => named(`/globals/${slug}`, own)),
    ]
    expect([...new Set(found)].sort()).toEqual(entryPoints.map(({ entry }) => entry).sort())
  })

  it.each(entryPoints)(
    '$entry answers $statuses',
    async ({ entry, statuses, slug = 'articles', body }) => {
      const [method = '', path = ''] = entry.split(' ')
      const row = await open.rowOf(async (caller) => {
        const { subject, call } = await open.attempt(slug, caller)
        const address = path.replace(/:id\??/, String(subject.id)).replace(/:\w+\??/, 'w-entry')
        const answer = await call(method.toUpperCase() as 'GET', address, body)
        return String(answer.status)
      })
      expect(row.join(' ')).toBe(statuses)
    },
  )

  it.each(callers)('the session of %s has ended with it', async (caller) => {
    const { user } = await (await open.call(caller)('GET', '/users/me')).json()
    expect(user).toBeNull()
  })
})
