import { setClock } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserOf, createAccount, isSignedIn, type TestAccount } from '#testing/account.ts'
import { openMailServer, type TestMailServer } from '../../../../../scripts/testing/mail-server.ts'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restFrom } from '#testing/rest.ts'

const adminUrl = 'https://redaktsia.kariera.example'
const link = /https:\/\/redaktsia\.kariera\.example\/admin\/reset\/(?<token>[0-9a-f]{40})/
const newPassword = 'a new and longer password'

let mailServer: TestMailServer
let newsroom: TestNewsroom

beforeAll(async () => {
  mailServer = await openMailServer()
  newsroom = await openNewsroom({ SMTP_URL: mailServer.url, ADMIN_URL: adminUrl })
})
beforeEach(async () => {
  await newsroom.payload.db.drizzle.execute(sql`TRUNCATE sign_in_attempts`)
  mailServer.received.length = 0
})
afterEach(() => {
  setClock(null)
  vi.useRealTimers()
})
afterAll(async () => {
  await newsroom.close()
  await mailServer.close()
})

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  restFrom(newsroom, headers)('POST', `/users/${path}`, body)
const forget = (email: string, headers?: Record<string, string>) =>
  post('forgot-password', { email }, headers)
const reset = (token: string, password = newPassword) => post('reset-password', { token, password })
const signIn = ({ email }: TestAccount, password: string) => post('login', { email, password })

/** The last mail to an address. */
async function mailTo(email: string) {
  const mails = () => mailServer.received.filter(({ to }) => to?.[0]?.address === email)
  await expect.poll(() => mails().length).toBeGreaterThan(0)
  return mails().at(-1)
}

/** Requests a link and returns the token in the mail. */
async function tokenFor(email: string): Promise<string> {
  mailServer.received.length = 0
  expect((await forget(email)).status).toBe(200)
  return link.exec((await mailTo(email))?.text ?? '')?.groups?.token ?? ''
}

describe('A-AUTH-1 the mail for a forgotten password', () => {
  it('is in Bulgarian, with the same link as a text and as a page', async () => {
    const { email } = await createAccount(newsroom)
    await forget(email)
    const mail = await mailTo(email)
    expect(mail?.from).toMatchObject({ name: 'Кариера', address: 'redaktsia@example.com' })
    expect(mail?.subject).toBe('Нова парола за редакцията')
    expect(mail?.text).toContain('Здравейте, Иван & Мария!')
    expect(mail?.html).toContain('Здравейте, Иван &amp; Мария!')
    expect(mail?.text).toMatch(link)
    expect(mail?.html).toContain(`href="${link.exec(mail?.text ?? '')?.[0]}"`)
  })

  it('comes however the address is written', async () => {
    const { email } = await createAccount(newsroom)
    await forget(` ${email.toUpperCase()} `)
    expect(await mailTo(email)).toBeDefined()
  })

  it('is asked for with an address', async () => {
    for (const body of [{}, { email: '' }, { email: 7 }, { email: 'nobody' }]) {
      expect((await post('forgot-password', body)).status).toBe(400)
    }
  })

  it('is told of in the same words whether it is sent or not, in both languages', async () => {
    const { email } = await createAccount(newsroom)
    const [known, unknown] = [await forget(email), await forget(`${randomUUID()}@example.com`)]
    expect(unknown.status).toBe(known.status)
    const text = await known.text()
    expect(text).toContain('If this email has an account, a message with a link is on its way.')
    expect(await unknown.text()).toBe(text)
    const bulgarian = await forget(email, { 'accept-language': 'bg' })
    expect(await bulgarian.text()).toContain('Ако този имейл има профил')
  })

  it('keeps nobody waiting: the answer comes before it is sent', async () => {
    const { email } = await createAccount(newsroom)
    const sending = Promise.withResolvers<undefined>()
    const send = vi.spyOn(newsroom.payload, 'sendEmail').mockReturnValue(sending.promise)
    try {
      expect((await forget(email)).status).toBe(200)
      await expect.poll(() => send.mock.calls.length).toBe(1)
    } finally {
      sending.resolve(undefined)
      send.mockRestore()
    }
  })

  it('goes out five times an hour to one address, whether it has an account or not', async () => {
    const { email } = await createAccount(newsroom)
    for (const address of [email, `${randomUUID()}@example.com`]) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => forget(address)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
    }
    expect(await (await forget(email)).text()).toContain('Try again in an hour.')
    setClock(new Date(Date.now() + 61 * 60_000))
    expect((await forget(email)).status).toBe(200)
  })

  it('goes out ten times an hour for one caller', async () => {
    const from = (caller: string) =>
      forget(`${randomUUID()}@example.com`, { 'x-forwarded-for': `203.0.113.9, ${caller}` })
    const answers = await Promise.all(Array.from({ length: 12 }, () => from('198.51.100.7')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect((await from('198.51.100.8')).status).toBe(200)
  })
})

describe('A-AUTH-1 the link of the mail', () => {
  it('gives a new password, and ends every session that there was', async () => {
    const account = await createAccount(newsroom)
    const before = browserOf(newsroom, await signIn(account, account.password))
    const answer = await reset(await tokenFor(account.email))
    expect(answer.status).toBe(200)
    expect(await isSignedIn(before)).toBe(false)
    expect(await isSignedIn(browserOf(newsroom, answer))).toBe(true)
    expect((await signIn(account, account.password)).status).toBe(401)
    expect((await signIn(account, newPassword)).status).toBe(200)
  })

  it('signs in until the browser is closed', async () => {
    const { email } = await createAccount(newsroom)
    const answer = await reset(await tokenFor(email))
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly/)
    expect(answer.headers.get('set-cookie')).not.toMatch(/Expires/)
  })

  it('works once', async () => {
    const { email } = await createAccount(newsroom)
    const token = await tokenFor(email)
    expect((await reset(token)).status).toBe(200)
    const again = await reset(token, 'another password')
    expect(again.status).toBe(403)
    expect(await again.text()).toContain('This link is invalid or has expired.')
  })

  it('works once where it is opened many times in one moment', async () => {
    const { email } = await createAccount(newsroom)
    const token = await tokenFor(email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => reset(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = await Promise.all(
      answers.filter(({ ok }) => !ok).map((answer) => answer.text()),
    )
    for (const text of refused) expect(text).toContain('This link is invalid or has expired.')
  })

  it('works for an hour', async () => {
    const { email } = await createAccount(newsroom)
    const token = await tokenFor(email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    expect((await reset(token)).status).toBe(403)
    vi.setSystemTime(Date.now() - 3 * 60_000)
    expect((await reset(token)).status).toBe(200)
  })

  it('opens an address that is locked', async () => {
    const account = await createAccount(newsroom)
    for (let round = 0; round < 6; round++) await signIn(account, 'not the password')
    expect((await signIn(account, account.password)).status).toBe(429)
    await reset(await tokenFor(account.email))
    expect((await signIn(account, newPassword)).status).toBe(200)
  })

  it('is void when the password was changed meanwhile', async () => {
    const { id, email } = await createAccount(newsroom)
    const token = await tokenFor(email)
    const data = { password: 'chosen in the account' }
    await newsroom.payload.update({ collection: 'users', id, data, depth: 0 })
    expect((await reset(token)).status).toBe(403)
  })

  it.each([
    ['address', () => ({ email: `${randomUUID()}@example.com` })],
    ['role', () => ({ role: 'editor' as const })],
  ])(
    'is void when the %s was changed meanwhile, and every session has ended',
    async (_which, change) => {
      const account = await createAccount(newsroom)
      const browser = browserOf(newsroom, await signIn(account, account.password))
      const token = await tokenFor(account.email)
      const { id } = account
      await newsroom.payload.update({ collection: 'users', id, data: { name: 'Ново' }, depth: 0 })
      expect(await isSignedIn(browser)).toBe(true)
      await newsroom.payload.update({ collection: 'users', id, data: change(), depth: 0 })
      expect(await isSignedIn(browser)).toBe(false)
      expect((await reset(token)).status).toBe(403)
    },
  )

  it('is void when somebody changes his own address, who stays signed in here and nowhere else', async () => {
    const account = await createAccount(newsroom)
    const here = browserOf(newsroom, await signIn(account, account.password))
    const elsewhere = browserOf(newsroom, await signIn(account, account.password))
    const token = await tokenFor(account.email)
    const email = `${randomUUID()}@example.com`
    const change = { email, presentPassword: account.password }
    expect((await here('PATCH', `/users/${account.id}`, change)).status).toBe(200)
    expect(await isSignedIn(here)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect((await reset(token)).status).toBe(403)
  })

  it('takes no weak password, and still works', async () => {
    const { email } = await createAccount(newsroom)
    const token = await tokenFor(email)
    const refused = await reset(token, '1234567')
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Weak password: it needs at least 8 characters')
    const own = await reset(token, `${email.split('@')[0]} 2026`)
    expect(await own.text()).toContain('it is the name or the email of its user.')
    expect((await reset(token)).status).toBe(200)
  })

  it.each(['', 'x'.repeat(40), '0'.repeat(40)])(
    'that was never sent (%j) is none',
    async (token) => {
      expect((await reset(token)).status).toBe(403)
    },
  )
})
