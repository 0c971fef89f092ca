import { setClock } from '@kariera/shared/clock'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createLocalReq } from 'payload'
import type { User } from '@kariera/shared/payload-types'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restFrom, type Caller } from '../../testing/rest.ts'
import { mayLock } from './mayLock.ts'

type Person = { id: number; name: string; call: Caller }

let newsroom: TestNewsroom
let author: Person
let editor: Person
let administrator: Person

beforeAll(async () => {
  newsroom = await openNewsroom()
  author = await person('Мария', 'author')
  editor = await person('София', 'editor')
  administrator = await person('Антон', 'administrator')
})
afterEach(() => setClock(null))
afterAll(() => newsroom.close())

async function person(name: string, role: User['role']): Promise<Person> {
  const { payload } = newsroom
  const account = { email: `${role}@primer.example`, password: `${role}, long enough` }
  const { id } = await payload.create({
    ...{ collection: 'users', depth: 0, data: { ...account, name, role } },
  })
  const { token } = await payload.login({ collection: 'users', data: account })
  return { id, name, call: restFrom(newsroom, { authorization: `JWT ${token}` }) }
}

const locks = 'payload-locked-documents'

/** Locks a document or a global for a user, as Payload does when the user types. */
async function locked(by: Person, on: { article: number } | { globalSlug: string }) {
  const user = { relationTo: 'users', value: by.id } as const
  const data =
    'article' in on ? { document: { relationTo: 'articles', value: on.article } as const } : on
  return newsroom.payload.create({ collection: locks, depth: 0, data: { ...data, user } })
}

const lockById = (id: number) => newsroom.payload.findByID({ collection: locks, id, depth: 0 })

describe('invariant 10: a lock', () => {
  it('is made by no call, for nobody and on nothing', async () => {
    const { id } = await newsroom.publish()
    for (const { call, id: value } of [author, editor, administrator]) {
      for (const on of [
        { document: { relationTo: 'articles', value: id } },
        { document: { relationTo: 'users', value: administrator.id } },
        { globalSlug: 'site-settings' },
      ]) {
        const lock = { ...on, user: { relationTo: 'users', value }, updatedAt: '2199-01-01' }
        expect((await call('POST', `/${locks}`, lock)).status).toBe(403)
      }
    }
    expect((await newsroom.payload.count({ collection: locks })).totalDocs).toBe(0)
  })

  it('keeps others from saving and deleting, by id and among many, unless they say so', async () => {
    const { id: article } = await newsroom.publish()
    await locked(editor, { article })
    const trashed = { deletedAt: new Date().toISOString() }
    const tries = () => [
      administrator.call('PATCH', `/articles/${article}`, { title: 'Чужд' }),
      administrator.call('PATCH', `/articles/${article}?draft=true`, { title: 'Чужд' }),
      administrator.call('PATCH', `/articles/${article}`, trashed),
    ]
    for (const answer of await Promise.all(tries())) {
      expect([answer.status, await answer.text()]).toEqual([
        423,
        expect.stringContaining('currently locked by another user'),
      ])
    }
    const many = `/articles?where[id][equals]=${article}`
    const bulk = await administrator.call('PATCH', many, { title: 'Чужд' })
    expect(await bulk.text()).toContain('currently locked by another user')
    expect((await newsroom.payload.findByID({ collection: 'articles', id: article })).title).toBe(
      'Заглавие',
    )
    const own = await editor.call('PATCH', `/articles/${article}`, { title: 'Свое' })
    expect(own.status).toBe(200)
    expect((await newsroom.payload.count({ collection: locks })).totalDocs).toBe(0)

    await locked(editor, { article })
    const override = `/articles/${article}?overrideLock=true`
    expect((await administrator.call('PATCH', override, { title: 'Мое' })).status).toBe(200)
  })

  it('keeps others from deleting for good', async () => {
    const { id: article } = await newsroom.publish({ deletedAt: new Date().toISOString() })
    await locked(editor, { article })
    const address = `/articles/${article}?trash=true`
    expect((await administrator.call('DELETE', address)).status).toBe(423)
    const override = `${address}&overrideLock=true`
    expect((await administrator.call('DELETE', override)).status).toBe(200)
  })

  it('is given back by who has it, and by nobody else', async () => {
    const { id: article } = await newsroom.publish()
    const { id } = await locked(editor, { article })
    for (const { call } of [author, administrator]) {
      for (const address of [`/${locks}/${id}`, `/${locks}?where[id][equals]=${id}`])
        await call('DELETE', address)
    }
    expect((await lockById(id)).id).toBe(id)
    expect((await editor.call('DELETE', `/${locks}/${id}`)).status).toBe(200)
    expect((await newsroom.payload.count({ collection: locks })).totalDocs).toBe(0)
  })

  it('is taken over in one’s own name, from now on, on what it is on', async () => {
    const { id: article } = await newsroom.publish()
    const { id } = await locked(editor, { article })
    setClock(new Date('2026-11-23T07:00:00Z'))
    const answer = await administrator.call('PATCH', `/${locks}/${id}`, {
      user: { relationTo: 'users', value: author.id },
      document: { relationTo: 'articles', value: article + 1 },
      ...{ globalSlug: 'about', createdAt: '2199-01-01', updatedAt: '2199-01-01' },
    })
    expect(answer.status, await answer.text()).toBe(200)
    const { user, document, globalSlug, createdAt, updatedAt } = await lockById(id)
    expect({ user, document, globalSlug }).toEqual({
      user: { relationTo: 'users', value: administrator.id },
      document: { relationTo: 'articles', value: article },
      globalSlug: null,
    })
    expect(createdAt).toMatch(/^2026-11-23T07:00/)
    expect(updatedAt).not.toContain('2199')
    await newsroom.payload.delete({ collection: locks, id })
  })

  it.each(['by id', 'among many'])(
    'is not taken over by who may not change what it is on: %s',
    async (how) => {
      const { id: article } = await newsroom.publish()
      const taken = [
        await locked(editor, { article }),
        await locked(administrator, { globalSlug: 'site-settings' }),
      ]
      for (const { id, user } of taken) {
        const address = how === 'by id' ? `/${locks}/${id}` : `/${locks}?where[id][equals]=${id}`
        const body = { user: { relationTo: 'users', value: author.id } }
        const answer = await author.call('PATCH', address, body)
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(answer.status).toBeLessThan(500)
        expect(await answer.text()).toContain('Only who may change a document')
        expect((await lockById(id)).user).toEqual(user)
        await newsroom.payload.delete({ collection: locks, id })
      }
    },
  )

  it.each<[string, () => Person, object, boolean]>([
    ['another’s article by an author', () => author, {}, false],
    ['an article by an editor', () => editor, {}, true],
    ['the settings by an editor', () => editor, { globalSlug: 'site-settings' }, false],
    [
      'the settings by an administrator',
      () => administrator,
      { globalSlug: 'site-settings' },
      true,
    ],
    ['his account by anyone', () => administrator, { collectionSlug: 'users' }, false],
    ['what there is not', () => administrator, { collectionSlug: 'constructor' }, false],
    ['nothing', () => administrator, { collectionSlug: '' }, false],
  ])('comes with the form of %s', async (_what, who, form, may) => {
    const { id } = 'collectionSlug' in form ? administrator : await newsroom.publish()
    const user = await newsroom.payload.findByID({ collection: 'users', id: who().id, depth: 0 })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, newsroom.payload)
    expect(await mayLock({ req, id, collectionSlug: 'articles', ...form })).toBe(may)
  })

  it('is read by who is signed in, with the name of who has it, and no email', async () => {
    const { id: article } = await newsroom.publish()
    const { id } = await locked(editor, { article })
    for (const { call } of [author, administrator]) {
      const { docs } = await (await call('GET', `/${locks}?depth=1`)).json()
      expect(docs[0].user.value).toMatchObject({ id: editor.id, name: editor.name })
      expect(JSON.stringify(docs)).not.toContain('primer.example')
    }
    expect((await restFrom(newsroom, {})('GET', `/${locks}`)).status).toBe(403)
    await newsroom.payload.delete({ collection: locks, id })
  })
})

describe('A-AUTH-2 colleagues', () => {
  /** Payload returns an empty list for a list that may not be read. */
  const nameOnly = { collection: 'users', sessions: [] }

  it('know each other by name, and by nothing else', async () => {
    const { docs } = await (await author.call('GET', '/users?sort=name')).json()
    const others = docs.filter(({ id }: User) => id !== author.id)
    expect(others.length).toBeGreaterThan(2)
    for (const { id, name, ...rest } of others) {
      expect([typeof id, typeof name]).toEqual(['number', 'string'])
      expect(rest).toEqual(nameOnly)
    }
    const own = docs.find(({ id }: User) => id === author.id)
    expect(own).toMatchObject({ name: 'Мария', role: 'author', email: 'author@primer.example' })
    const one = await (await author.call('GET', `/users/${editor.id}`)).json()
    expect(one).toEqual({ id: editor.id, name: editor.name, ...nameOnly })
  })

  it('are read as before by administrators, and by no reader', async () => {
    const one = await (await administrator.call('GET', `/users/${author.id}`)).json()
    expect(one).toMatchObject({ email: 'author@primer.example', role: 'author' })
    expect((await restFrom(newsroom, {})('GET', '/users')).status).toBe(403)
  })

  it.each(['email', 'role', 'createdAt', 'resetPasswordToken', 'sessions.id', 'hash'])(
    'are neither picked nor ordered by %s',
    async (path) => {
      for (const query of [`where[${path}][exists]=true`, `sort=${path}`, `sort=-${path}`]) {
        expect((await author.call('GET', `/users?${query}`)).status, query).toBe(400)
      }
    },
  )

  it('are changed by nobody but administrators and themselves', async () => {
    const answer = await author.call('PATCH', `/users/${editor.id}`, { name: 'Друга' })
    expect(answer.status).toBe(403)
    expect((await author.call('PATCH', `/users/${author.id}`, { name: 'Мария' })).status).toBe(200)
  })
})
