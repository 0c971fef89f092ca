import { afterEach, describe, expect, it, vi } from 'vitest'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { refusalOf } from '#admin/api/refusalOf.ts'
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
    expect(await refusal('bg')).toBe('Грешен имейл или парола.')
  })

  it.each([
    ['an error without a reason', 500, { errors: [] }],
    ['an empty answer', 200, {}],
  ])('knows no reason after %s', async (_what, status, answer) => {
    answering(status, answer)
    expect(await refusal('en')).toBe('Failed to sign in')
  })

  it.each([502, 503, 504])('says after %i that it can be tried again', async (status) => {
    answering(status, '<h1>Bad Gateway</h1>')
    expect(await refusal('en')).toContain('Try again in a few seconds.')
    expect(await refusal('bg')).toContain('Опитайте пак след няколко секунди.')
  })

  it('says so too when nobody answers, or a page that is not the newsroom', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await refusal('en')).toContain('Try again')
    answering(200, '<h1>Wi-Fi</h1>')
    expect(await refusal('en')).toContain('Try again')
  })

  it("prefers the newsroom's own words", async () => {
    answering(503, { errors: [{ message: 'Твърде много заявки.' }] })
    expect(await refusal('bg')).toBe('Твърде много заявки.')
  })
})

/** What is said after a refused sign-in. */
async function refusal(language: 'en' | 'bg'): Promise<string | null> {
  const outcome = await signIn('/api', credentials, language)
  if (outcome.session) return null
  return refusalOf(outcome.refusal, backOfficeTexts.signIn.failed, (text) => text[language])
}

function answering(status: number, answer: unknown) {
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer)
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })))
  vi.stubGlobal('fetch', ask)
  return ask
}
