import { z } from 'zod'
import { expect, request, type APIRequestContext, type Page } from 'playwright/test'
import { administrator, baseURL } from './system.ts'

type Account = { email: string; password: string }
type Session = { token: string; cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0] }

/** One for each account and worker: checking a password takes a third of a second of a core. */
const sessions = new Map<string, Session>()

/** Returns a session of the account; a new one only if there is none, or if it was signed out. */
export async function sessionOf(account: Account): Promise<Session> {
  const key = JSON.stringify(account)
  // In a context of its own, so that the test gets no cookie.
  const context = await request.newContext({ baseURL })
  let session = sessions.get(key)
  if (session === undefined || !(await isAlive(session, context))) {
    const answer = await context.post('/api/users/login', { data: account })
    expect(answer.ok(), await answer.text()).toBe(true)
    const { token } = z.object({ token: z.string() }).parse(await answer.json())
    session = { token, cookies: (await context.storageState()).cookies }
    sessions.set(key, session)
  }
  await context.dispose()
  return session
}

async function isAlive({ token }: Session, context: APIRequestContext): Promise<boolean> {
  const headers = { authorization: `JWT ${token}` }
  const answer = await context.get('/api/users/me?depth=0', { headers })
  return (await answer.json()).user !== null
}

/** Signs in without the sign-in screen. */
export async function signIn(page: Page, account: Account = administrator): Promise<void> {
  await page.context().addCookies((await sessionOf(account)).cookies)
}
