import { setClock } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount, type TestAccount } from '#testing/account.ts'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restFrom } from '#testing/rest.ts'

let newsroom: TestNewsroom
let owner: TestAccount

beforeAll(async () => {
  newsroom = await openNewsroom()
})
beforeEach(async () => {
  await newsroom.payload.db.drizzle.execute(sql`TRUNCATE sign_in_attempts`)
  owner = await createAccount(newsroom)
})
afterEach(() => {
  setClock(null)
})
afterAll(() => newsroom.close())

type Headers = Record<string, string>
const from = (address: string): Headers => ({ 'x-forwarded-for': address })
const day = 24 * 60 * 60_000

const signIn = ({ email, password }: Omit<TestAccount, 'id'>, headers: Headers = {}) =>
  restFrom(newsroom, headers)('POST', '/users/login', { email, password })

/** Statuses of tries one after the other: wrong passwords, then the right one. */
async function statusesOf(account: TestAccount, wrong: number, headers: Headers = {}) {
  const statuses: number[] = []
  for (let at = 0; at < wrong; at += 1)
    statuses.push((await signIn({ ...account, password: 'not the password' }, headers)).status)
  statuses.push((await signIn(account, headers)).status)
  return statuses
}

/** The cookie of the device that has signed in. */
async function deviceOf(account: TestAccount, headers: Headers = {}) {
  const answer = await signIn(account, headers)
  expect(answer.status).toBe(200)
  const all = answer.headers.getSetCookie()
  const [cookie = '', attributes = ''] = (all.at(-1) ?? '').split(/;(.*)/)
  expect(cookie).toMatch(/^payload-device=/)
  return { cookie, attributes }
}

const lockedForStrangers = [401, 401, 401, 401, 401, 429]

describe('A-AUTH-1 a device in which the owner has signed in', () => {
  it('is not locked out by strangers, and frees no stranger', async () => {
    const { cookie } = await deviceOf(owner)
    expect(await statusesOf(owner, 5)).toEqual(lockedForStrangers)
    expect(await statusesOf(owner, 4, { cookie })).toEqual([401, 401, 401, 401, 200])
    expect(await statusesOf(owner, 0)).toEqual([429])
  })

  it('has the same limit, and locks nobody else out', async () => {
    const { cookie } = await deviceOf(owner)
    expect(await statusesOf(owner, 5, { cookie })).toEqual(lockedForStrangers)
    expect(await statusesOf(owner, 0)).toEqual([200])
    expect(await statusesOf(owner, 0, { cookie })).toEqual([429])
    setClock(new Date(Date.now() + 11 * 60_000))
    expect(await statusesOf(owner, 0, { cookie })).toEqual([200])
  })

  it('is a stranger for every other address, and with a cookie that somebody has made', async () => {
    const { cookie } = await deviceOf(await createAccount(newsroom))
    const own = await deviceOf(owner)
    const renamed = own.cookie.replace(/=./, (sign) => (sign === '=A' ? '=B' : '=A'))
    expect(await statusesOf(owner, 5)).toEqual(lockedForStrangers)
    for (const made of [cookie, renamed, 'payload-device=x.y', 'payload-device='])
      expect(await statusesOf(owner, 0, { cookie: made }), made).toEqual([429])
  })

  it('gives the present password while strangers lock the address', async () => {
    const answer = await signIn(owner)
    const cookies = answer.headers.getSetCookie().map((one) => one.replace(/;.*/, ''))
    expect(await statusesOf(owner, 5)).toEqual(lockedForStrangers)
    const browser = { cookie: cookies.join('; '), 'sec-fetch-site': 'same-origin' }
    const change = { password: 'щъркел с три буркана', presentPassword: owner.password }
    const changed = await restFrom(newsroom, browser)('PATCH', `/users/${owner.id}`, change)
    expect(changed.status).toBe(200)

    // The former device is void; this browser stays known.
    const own = { ...owner, password: change.password }
    const [device = ''] = changed.headers
      .getSetCookie()
      .filter((one) => one.startsWith('payload-device='))
    expect(await statusesOf(own, 0, { cookie: device.replace(/;.*/, '') })).toEqual([200])
    expect(await statusesOf(own, 0)).toEqual([429])
  })

  it('is known by a cookie that no page reads, for a year, and that names nobody', async () => {
    const { cookie, attributes } = await deviceOf(owner)
    expect(attributes).toBe(' Max-Age=31536000; Path=/api/users; HttpOnly=true; SameSite=Strict')
    expect(cookie).not.toContain(owner.email)
  })
})

describe('A-AUTH-1 a network from which the owner has signed in', () => {
  const [home, elsewhere] = [from('198.51.100.7'), from('203.0.113.9')]

  it('is not locked out by strangers of others, and has the same limit', async () => {
    await signIn(owner, home)
    expect(await statusesOf(owner, 5, elsewhere)).toEqual(lockedForStrangers)
    expect(await statusesOf(owner, 0, home)).toEqual([200])
    expect(await statusesOf(owner, 5, home)).toEqual(lockedForStrangers)
  })

  it('is known for that address only, and for 90 days', async () => {
    const other = await createAccount(newsroom)
    await signIn(owner, home)
    await statusesOf(other, 5, elsewhere)
    expect(await statusesOf(other, 0, home)).toEqual([429])
    setClock(new Date(Date.now() + 89 * day))
    await statusesOf(owner, 5, elsewhere)
    expect(await statusesOf(owner, 0, home)).toEqual([200])
    setClock(new Date(Date.now() + 180 * day))
    await statusesOf(owner, 5, elsewhere)
    expect(await statusesOf(owner, 0, home)).toEqual([429])
  })

  it('is stored under a key that tells neither address', async () => {
    await signIn(owner, home)
    const { rows } = await newsroom.payload.db.drizzle.execute(sql`SELECT * FROM sign_in_attempts`)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${owner.email}|198\\.51`))
  })
})

it('A-AUTH-1 a new password makes strangers of all devices and networks', async () => {
  const home = from('198.51.100.7')
  const { cookie } = await deviceOf(owner, home)
  const password = 'щъркел с три буркана'
  await newsroom.payload.update({ collection: 'users', id: owner.id, data: { password } })
  const changed = { ...owner, password }
  expect(await statusesOf(changed, 5)).toEqual(lockedForStrangers)
  expect(await statusesOf(changed, 0, { ...home, cookie })).toEqual([429])
})
