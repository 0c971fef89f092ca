import { setClock } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import crypto, { randomUUID } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAccount } from '#testing/account.ts'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restFrom } from '#testing/rest.ts'

let newsroom: TestNewsroom

beforeAll(async () => {
  newsroom = await openNewsroom()
})
beforeEach(() => execute(sql`TRUNCATE sign_in_attempts`))
afterEach(() => {
  setClock(null)
})
afterAll(() => newsroom.close())

const execute = (query: ReturnType<typeof sql>) => newsroom.payload.db.drizzle.execute(query)
const minute = 60_000
const wrong = 'not the password'

/**
 * Tries to sign in.
 *
 * @param headers of the request, for example the address of the caller
 */
const attempt = (email: string, password: string, headers: Record<string, string> = {}) =>
  restFrom(newsroom, headers)('POST', '/users/login', { email, password })

/** Answers to a series of attempts to sign in, one after the other. */
async function answersTo(email: string, passwords: string[]) {
  const answers: { status: number; body: string }[] = []
  for (const password of passwords) {
    const answer = await attempt(email, password)
    answers.push({ status: answer.status, body: await answer.text() })
  }
  return answers
}

const statusesOf = async (email: string, passwords: string[]) =>
  (await answersTo(email, passwords)).map(({ status }) => status)

const times = (count: number, password = wrong) => Array.from({ length: count }, () => password)

describe('A-AUTH-1 the lockout', () => {
  it('refuses the right password too, after five wrong ones', async () => {
    const { email, password } = await createAccount(newsroom)
    expect(await statusesOf(email, [...times(5), password])).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('says for how long, in both languages', async () => {
    const { email } = await createAccount(newsroom)
    await answersTo(email, times(5))
    expect(await (await attempt(email, wrong)).text()).toContain(
      'Too many failed attempts. Try again in 10 minutes.',
    )
    expect(await (await attempt(email, wrong, { 'accept-language': 'bg' })).text()).toContain(
      'Твърде много неуспешни опити. Опитайте отново след 10 минути.',
    )
  })

  it('is over after ten minutes, however often was tried meanwhile', async () => {
    const { email, password } = await createAccount(newsroom)
    const start = Date.now()
    await answersTo(email, times(5))
    setClock(new Date(start + 9 * minute))
    expect(await statusesOf(email, times(3, password))).toEqual([429, 429, 429])
    setClock(new Date(Date.now() + 11 * minute))
    expect(await statusesOf(email, [password])).toEqual([200])
  })

  it('forgets the wrong passwords of who gets in', async () => {
    const { email, password } = await createAccount(newsroom)
    const twice = [...times(4), password, ...times(4), password]
    expect(await statusesOf(email, twice)).toEqual([
      401, 401, 401, 401, 200, 401, 401, 401, 401, 200,
    ])
  })

  it('tries no more than five of twenty passwords that come at once', async () => {
    const { email } = await createAccount(newsroom)
    const answers = await Promise.all(times(20).map((password) => attempt(email, password)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  it('is for an address, however that is written', async () => {
    const { email, password } = await createAccount(newsroom)
    await answersTo(email, times(3))
    await answersTo(` ${email.toUpperCase()} `, times(2))
    expect(await statusesOf(email, [password])).toEqual([429])
  })

  it('locks no other address', async () => {
    const [one, other] = [await createAccount(newsroom), await createAccount(newsroom)]
    await answersTo(one.email, times(6))
    expect(await statusesOf(other.email, [other.password])).toEqual([200])
  })
})

describe('A-AUTH-1 who tries does not learn whether there is an account', () => {
  it('from what is answered, before and after the lockout', async () => {
    const { email } = await createAccount(newsroom)
    expect(await answersTo(`${randomUUID()}@example.com`, times(7))).toEqual(
      await answersTo(email, times(7)),
    )
  })

  it('from how long it takes: nearly all of it is the work on a password', async () => {
    const { email } = await createAccount(newsroom)
    const known = await hashesOf(() => attempt(email, wrong))
    expect(known).toHaveLength(1)
    expect(await hashesOf(() => attempt(`${randomUUID()}@example.com`, wrong))).toEqual(known)
  })

  it('from what is kept of it', async () => {
    const { email } = await createAccount(newsroom)
    await attempt(email, wrong, { 'x-forwarded-for': '198.51.100.7' })
    const { rows } = await execute(sql`SELECT * FROM sign_in_attempts`)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${email}|198\\.51`))
  })
})

describe('A-AUTH-1 the ceiling for a caller', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const guesses = (count: number, headers: (at: number) => Record<string, string>) =>
    Promise.all(
      times(count).map(async (password, at) => {
        const answer = await attempt(`${randomUUID()}@example.com`, password, headers(at))
        return answer.status
      }),
    )

  it('stops who tries many addresses, whatever is said about where it comes from', async () => {
    const statuses = await guesses(32, (at) => from(`203.0.113.${at}, 198.51.100.7`))
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    const { email, password } = await createAccount(newsroom)
    expect((await attempt(email, password, from('198.51.100.7'))).status).toBe(429)
    expect((await attempt(email, password, from('198.51.100.8'))).status).toBe(200)
  })

  it('counts no password that was right', async () => {
    const { email, password } = await createAccount(newsroom)
    await guesses(29, () => from('198.51.100.7'))
    for (let round = 0; round < 3; round++) {
      expect((await attempt(email, password, from('198.51.100.7'))).status).toBe(200)
    }
  })
})

describe('the tries of the past', () => {
  it('are swept when they count no more', async () => {
    const { housekeep } = await import('#housekeeping.ts')
    await attempt(`${randomUUID()}@example.com`, wrong)
    setClock(new Date(Date.now() + 9 * minute))
    await attempt(`${randomUUID()}@example.com`, wrong)
    setClock(new Date(Date.now() + 11 * minute))
    await newsroom.payload.db.drizzle.transaction((transaction) => housekeep(transaction, []))
    const { rows } = await execute(sql`SELECT count(*)::int AS count FROM sign_in_attempts`)
    expect(rows).toEqual([{ count: 1 }])
  })
})

/** Parameters of each password hash that is computed during the work: rounds, bytes, algorithm. */
async function hashesOf(work: () => Promise<unknown>): Promise<unknown[][]> {
  const hash = vi.spyOn(crypto, 'pbkdf2')
  syncBuiltinESMExports()
  try {
    await work()
    return hash.mock.calls.map(([, , ...effort]) => effort.slice(0, 3))
  } finally {
    hash.mockRestore()
    syncBuiltinESMExports()
  }
}
