import { expect, it, vi } from 'vitest'
import { signedInFetch } from './signedInFetch.ts'

type Newsroom = { status: number; user: object | null; isSignedIn?: boolean }

/** Sends a change to a newsroom that refuses it until somebody signs in. @returns the statuses, and how often it was asked */
async function change(
  { status, user, isSignedIn = false }: Newsroom,
  url: string,
  method = 'PATCH',
) {
  let hasSession = false
  const asked = vi.fn(async () => (hasSession = isSignedIn))
  const sent: string[] = []
  const newsroom = async (input: RequestInfo | URL) => {
    sent.push(input instanceof Request ? input.url : input.toString())
    if (input === '/api/users/me') return Response.json({ user })
    return Response.json({}, { status: hasSession ? 200 : status })
  }
  const answer = await signedInFetch('/api', asked)(newsroom)(url, { method })
  return { status: answer.status, asked: asked.mock.calls.length, sent }
}

const article = '/api/articles/5?depth=0'

it.each([401, 403])(
  'a change that was refused with %i for want of a session is sent again',
  async (status) => {
    const outcome = await change({ status, user: null, isSignedIn: true }, article)
    expect(outcome).toEqual({ status: 200, asked: 1, sent: [article, '/api/users/me', article] })
  },
)

it('is not sent again by who does not sign in', async () => {
  expect(await change({ status: 403, user: null }, article)).toMatchObject({
    status: 403,
    asked: 1,
  })
})

it.each<[string, Newsroom, string, string?]>([
  ['who has a session, but not the right', { status: 403, user: { id: 1 } }, article],
  ['whose change is wrong', { status: 400, user: null }, article],
  ['who only reads', { status: 403, user: null }, article, 'GET'],
  ['whose password is wrong', { status: 401, user: null }, '/api/users/login', 'POST'],
  ['of elsewhere', { status: 403, user: null }, '/admin/collections/articles/5', 'POST'],
])('nobody is asked %s', async (_, newsroom, url, method) => {
  const { asked, status } = await change({ ...newsroom, isSignedIn: true }, url, method)
  expect({ asked, status }).toEqual({ asked: 0, status: newsroom.status })
})
