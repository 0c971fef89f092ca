import { randomUUID } from 'node:crypto'
import type { Article, User } from '@kariera/shared/payload-types'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount, type TestAccount } from '#testing/account.ts'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restAsAnyone, restFrom, type Caller } from '#testing/rest.ts'

let newsroom: TestNewsroom

beforeAll(async () => {
  newsroom = await openNewsroom()
})
afterAll(() => newsroom.close())

type SignedIn = TestAccount & { call: Caller }

async function signedIn(role: User['role'], language = 'en'): Promise<SignedIn> {
  const account = await createAccount(newsroom, role)
  const { token } = await newsroom.payload.login({ collection: 'users', data: account })
  const headers = { authorization: `JWT ${token}`, 'accept-language': language }
  return { ...account, call: restFrom(newsroom, headers) }
}

const roleOf = async ({ id }: TestAccount) =>
  (await newsroom.payload.findByID({ collection: 'users', id, depth: 0 })).role

const administrators = async () => {
  const where = { role: { equals: 'administrator' as const } }
  return (await newsroom.payload.count({ collection: 'users', where })).totalDocs
}

const canSignIn = async (email: string, password: string) =>
  (await restFrom(newsroom, {})('POST', '/users/login', { email, password })).ok

describe('roles', () => {
  it.each(['author', 'editor'] as const)('let an %s know colleagues by name only', async (role) => {
    const { id, call } = await signedIn(role)
    const other = await createAccount(newsroom)
    const { docs } = (await (await call('GET', '/users?limit=100')).json()) as { docs: User[] }
    expect(docs.find((user) => user.id === id)).toHaveProperty('email')
    const colleague = (await (await call('GET', `/users/${other.id}`)).json()) as object
    for (const one of [colleague, ...docs.filter((user) => user.id !== id)]) {
      const { sessions = [] } = one as Partial<User>
      expect(sessions).toEqual([])
      const known = Object.keys(one).filter((key) => !['collection', 'sessions'].includes(key))
      expect(known.sort()).toEqual(['id', 'name'])
    }
  })

  it.each(['author', 'editor'] as const)('let an %s change no other account', async (role) => {
    const { call } = await signedIn(role)
    const other = await createAccount(newsroom)
    const change = await call('PATCH', `/users/${other.id}`, { password: 'taken over by another' })
    expect(change.status).toBe(403)
    expect((await call('DELETE', `/users/${other.id}`)).status).toBe(403)
    const account = { name: 'Нов', email: 'nov@example.com', password: 'long enough for anybody' }
    expect((await call('POST', '/users', { ...account, role: 'author' })).status).toBe(403)
    expect(await canSignIn(other.email, other.password)).toBe(true)
  })

  it.each(['author', 'editor'] as const)(
    'let an %s change name, address and password',
    async (role) => {
      const { id, call, password: presentPassword } = await signedIn(role)
      const [email, password] = [`${randomUUID()}@example.com`, 'a new and longer password']
      const change = { name: 'Ново име', email, password, presentPassword }
      expect((await call('PATCH', `/users/${id}`, change)).status).toBe(200)
      expect((await newsroom.payload.findByID({ collection: 'users', id, depth: 0 })).name).toBe(
        'Ново име',
      )
      expect(await canSignIn(email, password)).toBe(true)
    },
  )

  it.each(['author', 'editor'] as const)('are not what an %s gives itself', async (role) => {
    const self = await signedIn(role)
    await self.call('PATCH', `/users/${self.id}`, { role: 'administrator' })
    await self.call('PATCH', `/users?where[id][equals]=${self.id}`, { role: 'administrator' })
    expect(await roleOf(self)).toBe(role)
  })

  it('let an administrator manage accounts', async () => {
    const { call } = await signedIn('administrator')
    const account = {
      name: 'Нов',
      email: `${randomUUID()}@example.com`,
      password: 'long enough for anybody',
    }
    const created = await call('POST', '/users', { ...account, role: 'editor' })
    expect(created.status).toBe(201)
    const { doc } = (await created.json()) as { doc: User }
    expect((await call('PATCH', `/users/${doc.id}`, { role: 'author' })).status).toBe(200)
    expect((await call('DELETE', `/users/${doc.id}`)).status).toBe(200)
  })

  it('end the other sessions of who changes the password', async () => {
    const { id, email, password, call } = await signedIn('author')
    const { token } = await newsroom.payload.login({
      collection: 'users',
      data: { email, password },
    })
    const other = restFrom(newsroom, { authorization: `JWT ${token}` })
    const change = { password: 'a new and longer password', presentPassword: password }
    expect((await call('PATCH', `/users/${id}`, change)).status).toBe(200)
    expect((await call('GET', `/users/${id}`)).status).toBe(200)
    expect((await other('GET', `/users/${id}`)).status).toBe(403)
  })
})

describe('A-AUTH-1 the present password of who is signed in', () => {
  it.each([
    ['password', () => 'a new and longer password'],
    ['email', () => `${randomUUID()}@example.com`],
  ])('is needed for another %s', async (field, another) => {
    const { id, call, email, password } = await signedIn('editor')
    const change = (presentPassword: string | undefined) =>
      call('PATCH', `/users/${id}`, { [field]: another(), presentPassword })
    for (const given of [undefined, '', 'not the password']) {
      const answer = await change(given)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('your current password')
    }
    expect(await canSignIn(email, password)).toBe(true)
    expect((await change(password)).status).toBe(200)
  })

  it('is that of the administrator who sets the password of somebody else', async () => {
    const [{ call, password }, other] = [await signedIn('administrator'), await signedIn('author')]
    const change = (presentPassword: string) =>
      call('PATCH', `/users/${other.id}`, { password: 'set by another', presentPassword })
    expect((await change('not the password')).status).toBe(400)
    expect((await change(password)).status).toBe(200)
    expect(await canSignIn(other.email, 'set by another')).toBe(true)
  })

  it('is not asked for with anything else, and stored nowhere', async () => {
    const { id, call, email } = await signedIn('author')
    const change = { name: 'Друго', email, presentPassword: 'whatever' }
    const answer = await call('PATCH', `/users/${id}`, change)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('whatever')
  })

  it('cannot be guessed: after five wrong ones the right one is refused for ten minutes, here and at the sign-in', async () => {
    const { id, call, email, password } = await signedIn('author')
    const statuses: number[] = []
    for (const presentPassword of [...Array.from({ length: 5 }, () => 'wrong'), password]) {
      const change = { password: 'a new and longer password', presentPassword }
      statuses.push((await call('PATCH', `/users/${id}`, change)).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    const signIn = restAsAnyone(newsroom)('POST', '/users/login', { email, password })
    expect((await signIn).status).toBe(429)
  })
})

describe('A-AUTH-1 a weak password', () => {
  it('is refused to who changes the own, with the reason at its field', async () => {
    const { id, call, email, password } = await signedIn('author')
    const answer = await call('PATCH', `/users/${id}`, { password: '1234567' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      errors: [
        {
          data: {
            errors: [
              {
                path: 'password',
                message:
                  'Weak password: it needs at least 8 characters; it consists of too few different characters, or of a series; it is one of the passwords that are tried first.',
              },
            ],
          },
        },
      ],
    })
    expect(await canSignIn(email, password)).toBe(true)
  })

  it('is the own name or address, also where only the password is sent', async () => {
    const { id, call, email } = await signedIn('author')
    const [own] = email.split('@')
    const answer = await call('PATCH', `/users/${id}`, { password: `${own} 2026` })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('it is the name or the email of its user.')
  })

  it('is refused to an administrator, for a new account and for many at once', async () => {
    const { call } = await signedIn('administrator', 'bg')
    const account = { name: 'Нов', email: `${randomUUID()}@example.com`, role: 'author' }
    const created = await call('POST', '/users', { ...account, password: 'кратка1' })
    expect(created.status).toBe(400)
    expect(await created.text()).toContain('Слаба парола: нужни са поне 8 знака.')
    const named = await call('POST', '/users', { ...account, password: 'karierakariera' })
    expect(await named.text()).toContain('Слаба парола: тя е името на изданието.')
    const other = await signedIn('author')
    const own = { password: `${other.email.split('@')[0]} 2026` }
    expect(await (await call('PATCH', `/users/${other.id}`, own)).text()).toContain('Слаба парола')
    const all = '/users?where[role][equals]=author'
    expect((await call('PATCH', all, { password: 'кратка1' })).status).toBe(400)
  })
})

it('A-AUTH-1 new passwords are tried so often by one account, and no more', async () => {
  const { id, call } = await signedIn('author')
  const change = () => call('PATCH', `/users/${id}`, { password: '1234567' })
  for (let tries = 0; tries < 30; tries += 1) expect((await change()).status).toBe(400)
  expect((await change()).status).toBe(429)
})

describe('the name of an author', () => {
  it('is read by everyone in the newsroom, at the article', async () => {
    const [writer, reader] = [await signedIn('author'), await signedIn('author')]
    const created = await newsroom.publish()
    await newsroom.payload.update({
      collection: 'articles',
      id: created.id,
      data: { author: writer.id },
      depth: 0,
    })
    const { docs } = (await (await reader.call('GET', '/articles?draft=true')).json()) as {
      docs: (Article & { authorName?: string })[]
    }
    expect(docs.find(({ id }) => id === created.id)?.authorName).toBe('Иван & Мария')
  })

  it('is for nobody else', async () => {
    await newsroom.publish()
    const answer = await restFrom(newsroom, {})('GET', '/articles?depth=2')
    const text = await answer.text()
    expect(text).toContain('"docs":[{')
    expect(text).not.toContain('authorName')
    expect(text).not.toContain('Редактор')
  })
})

describe('the last administrator', () => {
  beforeEach(async () => {
    // Deleted without the hooks: each test begins without users.
    await newsroom.payload.db.deleteMany({ collection: 'users', where: {} })
  })

  it('stays one', async () => {
    const last = await signedIn('administrator')
    const demoted = await last.call('PATCH', `/users/${last.id}`, { role: 'editor' })
    expect(demoted.status).toBe(403)
    expect(await demoted.text()).toContain('This is the last administrator')
    const removed = await last.call('DELETE', `/users/${last.id}`)
    expect(removed.status).toBe(403)
    expect(await removed.text()).toContain('This is the last administrator')
    expect(await roleOf(last)).toBe('administrator')
  })

  it('changes everything else', async () => {
    const last = await signedIn('administrator')
    const change = { name: 'Друг', role: 'administrator' }
    expect((await last.call('PATCH', `/users/${last.id}`, change)).status).toBe(200)
  })

  it('is who is left of two', async () => {
    const [one, other] = [await signedIn('administrator'), await signedIn('administrator')]
    expect((await one.call('PATCH', `/users/${other.id}`, { role: 'author' })).status).toBe(200)
    expect((await one.call('DELETE', `/users/${one.id}`)).status).toBe(403)
    expect(await administrators()).toBe(1)
  })

  it('stays one when all remove each other in one moment', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => signedIn('administrator')))
    const answers = await Promise.all(
      all.map(({ call }, at) => {
        const next = all[(at + 1) % all.length]
        return at % 2 === 0
          ? call('DELETE', `/users/${next?.id}`)
          : call('PATCH', `/users/${next?.id}`, { role: 'editor' })
      }),
    )
    expect(answers.filter(({ ok }) => ok).length).toBeLessThan(4)
    expect(await administrators()).toBeGreaterThan(0)
  })

  it.each(['PATCH', 'DELETE'] as const)('stays one when one %s is for all', async (method) => {
    const all = await Promise.all([1, 2, 3, 4].map(() => signedIn('administrator')))
    const everybody = '/users?where[role][equals]=administrator'
    await all[0]?.call(method, everybody, { role: 'author' })
    expect(await administrators()).toBeGreaterThan(0)
  })
})
