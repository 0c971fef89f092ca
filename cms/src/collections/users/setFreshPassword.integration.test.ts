import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserOf, createAccount, isSignedIn } from '../../testing/account.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restFrom } from '../../testing/rest.ts'

let newsroom: TestNewsroom

beforeAll(async () => {
  newsroom = await openNewsroom()
})
afterAll(() => newsroom.close())

const signIn = (email: string, password: string) =>
  restFrom(newsroom, {})('POST', '/users/login', { email, password })

async function setFreshPassword(address: string) {
  const { setFreshPassword } = await import('./setFreshPassword.ts')
  return setFreshPassword(newsroom.payload, address)
}

describe('a fresh password', () => {
  it('takes the place of the former one, and ends every session', async () => {
    const { email, password } = await createAccount(newsroom)
    const before = browserOf(newsroom, await signIn(email, password))
    const fresh = await setFreshPassword(` ${email.toUpperCase()}`)
    expect(fresh?.email).toBe(email)
    expect(await isSignedIn(before)).toBe(false)
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, fresh?.password ?? '')).status).toBe(200)
  })

  it('ends the lockout', async () => {
    const { email } = await createAccount(newsroom)
    for (let round = 0; round < 6; round++) await signIn(email, 'not the password')
    const fresh = await setFreshPassword(email)
    expect((await signIn(email, fresh?.password ?? '')).status).toBe(200)
  })

  it('is for nobody where there is no such account', async () => {
    expect(await setFreshPassword('nobody@example.com')).toBeNull()
  })
})
