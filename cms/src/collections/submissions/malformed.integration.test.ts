import { brandingSchema, contactSchema } from '@kariera/shared/contracts/writing'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMailServer, type TestMailServer } from '../../../../scripts/testing/mail-server.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restFrom } from '../../testing/rest.ts'

let mails: TestMailServer
let newsroom: TestNewsroom

beforeAll(async () => {
  mails = await openMailServer()
  newsroom = await openNewsroom({ SMTP_URL: mails.url, MAIL_TO: 'redaktsia@kariera.example' })
})
afterAll(async () => {
  await newsroom.close()
  await mails.close()
})

const runs = 10_000
const seed = 20_261_122

/** Each call comes from another network, so that none reaches the rate limit. */
let calls = 0
const fresh = () => `10.${(calls += 1) >> 16}.${(calls >> 8) & 255}.${calls & 255}`

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const call = restFrom(newsroom, { 'x-forwarded-for': fresh(), ...headers })
  return call('POST', path, body)
}

async function kept(): Promise<number> {
  const { rows } = await newsroom.payload.db.drizzle.execute(sql`
    SELECT (SELECT count(*) FROM contact_submissions) + (SELECT count(*) FROM branding_requests) AS count`)
  return Number(rows[0]?.count)
}

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue(),
  fc.constantFrom('', ' ', '\u0000', '\r\nBcc: a@b.c', 'x'.repeat(6000), 1e308, -0, [], {}, null),
)

const texts = fc.record(
  { email: anything, name: anything, phone: anything, message: anything, homepage: anything },
  { requiredKeys: [] },
)
const requests = fc.record(
  {
    formData: fc.oneof(anything, fc.dictionary(fc.string({ maxLength: 80 }), anything)),
    serviceName: anything,
    formFields: fc.oneof(anything, fc.array(fc.record({ id: anything, label: anything }))),
    homepage: anything,
  },
  { requiredKeys: [] },
)
const bodyOf = (record: fc.Arbitrary<unknown>) =>
  fc.oneof(
    record.map((value) => JSON.stringify(value)),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.string({ unit: 'binary', maxLength: 200 }),
    record.map((value) => JSON.stringify(value).slice(0, -3)),
  )
const headers = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'text/plain' },
  { 'content-length': 'many' },
)

describe('invariant 10: 10,000 malformed bodies', () => {
  it.each([
    { path: '/email/contact', record: texts, schema: contactSchema },
    { path: '/email/branding', record: requests, schema: brandingSchema },
  ])(
    '$path refuses each of them with a sentence, and keeps nothing',
    async ({ path, record, schema }) => {
      await fc.assert(
        fc.asyncProperty(bodyOf(record), headers, async (body, sent) => {
          fc.pre(!isGood(schema, body))
          const answer = await post(path, body, sent)
          // A body that fills in the honeypot field `homepage` is answered as if it had been accepted.
          const isThanked = answer.status === 200 || answer.status === 303
          if (isThanked) return body.includes('homepage')
          return answer.status >= 400 && answer.status < 500
        }),
        { numRuns: runs, seed },
      )
      expect(await kept()).toBe(0)
      expect(mails.received).toEqual([])
    },
    600_000,
  )
})

function isGood(schema: typeof contactSchema | typeof brandingSchema, body: string): boolean {
  try {
    return schema.safeParse(JSON.parse(body)).success
  } catch {
    return false
  }
}

describe('nothing that somebody writes becomes a head of the mail', () => {
  const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  const crooked = fc
    .tuple(line, fc.constantFrom('\r\n', '\n', '\r', '%0d%0a', '\u2028', '\u0085', ', ', '>'), line)
    .map((parts) => parts.join(''))
  const text = fc.oneof(
    line,
    crooked,
    crooked.map((value) => `x${value}\nBcc: lost@example.com`),
  )

  it('whatever stands in its name, telephone or message', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, text, async (name, phone, message) => {
        mails.received.length = 0
        const body = JSON.stringify({ email: 'radka@example.com', name, phone, message })
        const { status } = await post('/email/contact', body)
        if (status !== 200) return status === 400 && mails.received.length === 0
        const [mail] = mails.received
        expect(mail?.to).toHaveLength(1)
        expect([mail?.cc, mail?.bcc]).toEqual([undefined, undefined])
        expect(mail?.from?.address).toBe('redaktsia@example.com')
        expect(mail?.replyTo?.map(({ address }) => address)).toEqual(['radka@example.com'])
        expect(mail?.headers.map(({ key }) => key).sort()).toEqual(headsOfAMail)
        return true
      }),
      { numRuns: 200, seed },
    )
  }, 300_000)

  const headsOfAMail = [
    ...['content-type', 'date', 'from', 'message-id', 'mime-version'],
    ...['reply-to', 'subject', 'to'],
  ]
})
