import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserOf, createAccount, isSignedIn, type TestAccount } from '#testing/account.ts'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restAs, restFrom, type Caller } from '#testing/rest.ts'

let newsroom: TestNewsroom
let user: TestAccount

const day = 24 * 60 * 60

beforeAll(async () => {
  newsroom = await openNewsroom()
  user = await createAccount(newsroom)
})
afterAll(() => newsroom.close())

const anyone = (): Caller => restFrom(newsroom, {})

async function signIn(remember?: boolean) {
  const { email, password } = user
  const answer = await anyone()('POST', '/users/login', { email, password, remember })
  expect(answer.status).toBe(200)
  return answer
}

/** The session cookie that a browser keeps from a response. */
function cookieOf(answer: Response) {
  const header = answer.headers.get('set-cookie') ?? ''
  const expires = /; Expires=([^;]+)/.exec(header)?.[1]
  return { header, seconds: expires && (Date.parse(expires) - Date.now()) / 1000 }
}

const again = (answer: Response) => browserOf(newsroom, answer)

it('A-AUTH-1 an account of a national domain is opened by both forms of its address', async () => {
  const asAdministrator = await restAs(newsroom, 'administrator')
  const password = 'дълга парола 7731'
  const account = { name: 'Иван', role: 'author', password, email: ' Ivan@Пример.БГ' }
  const made = await asAdministrator('POST', '/users?depth=0', account)
  expect(made.status, await made.clone().text()).toBe(201)
  for (const email of ['ivan@пример.бг', 'IVAN@xn--e1afmkfd.xn--90ae'])
    expect((await anyone()('POST', '/users/login', { email, password })).status, email).toBe(200)
  const again = { ...account, email: 'ivan@xn--e1afmkfd.xn--90ae' }
  expect((await asAdministrator('POST', '/users?depth=0', again)).status).toBe(400)
  const wrong = { ...account, email: 'ivan@пример' }
  expect((await asAdministrator('POST', '/users?depth=0', wrong)).status).toBe(400)
})

describe('A-AUTH-1 a session', () => {
  it('that is remembered is kept for 30 days', async () => {
    const { seconds } = cookieOf(await signIn(true))
    expect(seconds).toBeGreaterThan(30 * day - 60)
    expect(seconds).toBeLessThanOrEqual(30 * day)
  })

  it('that is not remembered goes with the browser, and after three days in any case', async () => {
    const answer = await signIn()
    expect(cookieOf(answer).seconds).toBeUndefined()
    const { exp } = (await answer.json()) as { exp: number }
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(3 * day)
    expect(exp - Date.now() / 1000).toBeGreaterThan(3 * day - 60)
  })

  it.each([true, false])(
    'stays of its kind when it is refreshed (remembered: %s)',
    async (remember) => {
      const first = await signIn(remember)
      const second = await again(first)('POST', '/users/refresh-token')
      expect(second.status).toBe(200)
      expect(cookieOf(second).seconds !== undefined).toBe(remember)
      const third = await again(second)('POST', '/users/refresh-token?refresh')
      expect(cookieOf(third).seconds !== undefined).toBe(remember)
      expect(await isSignedIn(again(third))).toBe(true)
    },
  )

  it('is held by a cookie that no script reads, and that only our own pages send', async () => {
    const { header } = cookieOf(await signIn(true))
    expect(header).toMatch(/; HttpOnly/i)
    expect(header).toMatch(/; SameSite=Lax/i)
    expect(header).not.toMatch(/; Secure/i)
  })

  it('ends with signing out, and no other with it', async () => {
    const [one, other] = [await signIn(), await signIn()]
    const signedOut = await again(one)('POST', '/users/logout')
    expect(signedOut.status).toBe(200)
    expect(cookieOf(signedOut).seconds).toBeLessThan(0)
    expect(await isSignedIn(again(one))).toBe(false)
    expect(await isSignedIn(again(other))).toBe(true)
  })

  it.each(['/users/logout', '/users/refresh-token'])(
    'that is not there: %s says so',
    async (path) => {
      const answer = await anyone()('POST', path)
      expect(answer.status).toBe(401)
      expect(await answer.text()).toContain('Auth session missing!')
      const bulgarian = await restFrom(newsroom, { 'accept-language': 'bg' })('POST', path)
      expect(await bulgarian.text()).toContain('Няма активна сесия!')
    },
  )
})

describe('A-AUTH-1 the sign-in', () => {
  it.each([
    ['no password', { email: 'ivan@example.com' }],
    ['no address', { password: 'long enough' }],
    ['nothing', {}],
    ['things that are no texts', { email: ['ivan@example.com'], password: { $ne: '' } }],
  ])('with %s asks for both', async (_what, body) => {
    const answer = await anyone()('POST', '/users/login', body)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(
      'You must provide either an email or phone number and a password',
    )
  })
})

describe('invariant 9: nobody without a session', () => {
  it.each([
    ['GET', '/users'],
    ['GET', '/users/1'],
    ['POST', '/users'],
    ['PATCH', '/users/1'],
    ['DELETE', '/users/1'],
  ] as const)('does anything with accounts: %s %s', async (method, path) => {
    const answer = await anyone()(method, path, method === 'GET' ? undefined : { name: 'Никой' })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('No authenticated user')
  })

  it('sees what was tried at the sign-in, nor does anybody with one', async () => {
    for (const caller of [anyone(), again(await signIn())]) {
      expect((await caller('GET', '/sign-in-attempts')).status).toBe(403)
    }
  })
})
