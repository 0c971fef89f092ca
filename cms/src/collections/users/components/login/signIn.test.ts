import { afterEach, describe, expect, it, vi } from 'vitest'
import { signIn } from './signIn.ts'

const credentials = { email: 'editor@example.com', password: 'long enough', remember: true }

afterEach(() => vi.unstubAllGlobals())

describe('A-AUTH-1 sign-in', () => {
  it('asks with email and password, and whether to be remembered, in the language of the reader', async () => {
    const ask = answering(200, { exp: 1, token: 'token', user: { id: 1, collection: 'users' } })
    const outcome = await signIn('/api', credentials, 'bg')
    expect(outcome.session).toMatchObject({ token: 'token', user: { id: 1 } })
    const [address, init] = ask.mock.calls[0]!
    expect(address).toBe('/api/users/login')
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'Accept-Language': 'bg' },
      body: JSON.stringify(credentials),
    })
  })

  it('says what the server says', async () => {
    answering(401, { errors: [{ message: 'Грешен имейл или парола.' }] })
    expect(await signIn('/api', credentials, 'bg')).toEqual({
      session: null,
      reason: 'Грешен имейл или парола.',
    })
  })

  it.each([
    ['an error without a reason', 500, { errors: [] }],
    ['an empty answer', 200, {}],
    ['a page of a proxy', 502, '<h1>Bad Gateway</h1>'],
  ])('knows no reason after %s', async (_what, status, answer) => {
    answering(status, answer)
    expect(await signIn('/api', credentials, 'en')).toEqual({ session: null, reason: null })
  })

  it('knows no reason when nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await signIn('/api', credentials, 'en')).toEqual({ session: null, reason: null })
  })
})

function answering(status: number, answer: unknown) {
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer)
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })))
  vi.stubGlobal('fetch', ask)
  return ask
}
