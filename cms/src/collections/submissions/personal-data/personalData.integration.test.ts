import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '#testing/rest.ts'
import type { PersonalData } from './personalData.ts'

let newsroom: TestNewsroom
let asAdministrator: Caller
let hashOfAddress: (address: string) => string

beforeAll(async () => {
  newsroom = await openNewsroom()
  asAdministrator = await restAs(newsroom, 'administrator')
  // Reads the settings, which the newsroom has set.
  hashOfAddress = (await import('../../audit-log/noteAct.ts')).hashOfAddress
})
beforeEach(async () => {
  const { drizzle } = newsroom.payload.db
  await drizzle.execute(sql`TRUNCATE contact_submissions, branding_requests, rate_limits CASCADE`)
  await store('radka@example.com')
})
afterAll(() => newsroom.close())

const sent = { identifier: 'someone', messageId: '<1@kariera.example>', mailState: 'sent' } as const
const at = '2026-11-26T10:00:00.000Z'

/** What one reader has sent, and what the newsroom has added. */
async function store(address: string): Promise<void> {
  const mailState = 'sent' as const
  const replies = [{ text: 'Благодарим!', at, triedAt: at, mailState, messageId: '<2@x>' }]
  const work = { answeredAt: at, note: 'Обадих се.', replies }
  const person = { name: 'Радка', email: address, phone: '0888', message: 'Здравейте!' }
  const create = newsroom.payload.create.bind(newsroom.payload)
  await create({
    collection: 'contact-submissions',
    data: { ...person, ...work, ...sent, attempts: 1 },
  })
  for (const [replyTo, value] of [
    [address.toUpperCase(), 'друго'],
    [null, ` ${address} `],
  ]) {
    const fields = [{ label: 'За връзка', value }]
    const request = { serviceName: 'Обучение', replyTo, fields, ...sent, attempts: 1 }
    await create({ collection: 'branding-requests', data: request })
  }
}

const call = (act: string, address: unknown, caller = asAdministrator) =>
  caller('POST', '/contact-submissions/personal-data', { act, address })

async function audited(): Promise<object[]> {
  const answer = await asAdministrator('GET', '/audit-log?limit=100&sort=id')
  return (await answer.json()).docs
}

/** Expects an act, and returns what it has added to the audit log. */
async function notedBy(act: () => Promise<unknown>): Promise<object[]> {
  const before = (await audited()).length
  await act()
  return (await audited()).slice(before)
}

const stored = async () => {
  const count = (collection: 'contact-submissions' | 'branding-requests') =>
    newsroom.payload.count({ collection })
  return [
    (await count('contact-submissions')).totalDocs,
    (await count('branding-requests')).totalDocs,
  ]
}

const note = (act: string) => ({
  act,
  actorName: expect.any(String),
  at: expect.stringMatching(/^20/),
  document: 'contact-submissions: 1, branding-requests: 2',
  address: hashOfAddress('radka@example.com'),
})

describe('B-MSG-1 everything of one e-mail address', () => {
  const found = async (address: string) => (await call('find', address)).json()

  it('is found, however its letters are written, and that is not noted', async () => {
    const noted = await notedBy(async () => {
      const answer = await call('find', ' Radka@Example.com ')
      expect(await answer.json()).toMatchObject({ messages: 1, requests: 2, mentions: 0 })
      expect(answer.headers.get('cache-control')).toBe('no-store')
    })
    expect(noted).toEqual([])
  })

  it.each(['adka@example.com', 'radka@example.co', 'radka@example.com.bg', 'x.radka@example.com'])(
    'is not that of another address: %s',
    async (address) => {
      expect(await found(address)).toMatchObject({ messages: 0, requests: 0, mentions: 0 })
    },
  )

  it('is not what others have sent, although the address stands in it; that is said', async () => {
    const { payload } = newsroom
    const fields = [{ label: 'Колега за обучение', value: 'Радка, radka@example.com.' }]
    const request = { serviceName: 'Обучение', replyTo: 'ivan@example.com', fields, attempts: 1 }
    await payload.create({ collection: 'branding-requests', data: { ...request, ...sent } })
    const message = {
      name: 'И',
      email: 'ivan@example.com',
      phone: '1',
      message: 'За radka@example.com',
    }
    const data = { ...message, ...sent, attempts: 1 }
    await payload.create({ collection: 'contact-submissions', data })
    expect(await found('radka@example.com')).toMatchObject({
      messages: 1,
      requests: 2,
      mentions: 2,
    })
    await call('erase', 'radka@example.com')
    expect(await stored()).toEqual([1, 1])
  })

  it('comes with what was done with it', async () => {
    const address = 'done@example.com'
    await store(address)
    await call('export', address)
    await call('erase', address)
    const { acts } = await found(address.toUpperCase())
    const noted = (act: string) => ({ act, actorName: expect.any(String), at: expect.any(String) })
    expect(acts).toEqual([noted('erase'), noted('export')])
  })

  it('is exported, with replies and notes, and that is noted without the address', async () => {
    await store('other@example.com')
    const noted = await notedBy(async () => {
      const data: PersonalData = await (await call('export', 'radka@example.com')).json()
      const replies = [{ at, text: 'Благодарим!', mailState: 'sent' }]
      const work = { mailState: 'sent', answeredAt: at, note: 'Обадих се.', replies }
      expect(data.messages).toMatchObject([
        { name: 'Радка', email: 'radka@example.com', message: 'Здравейте!', ...work },
      ])
      expect(data.requests).toMatchObject([
        { service: 'Обучение', email: 'RADKA@EXAMPLE.COM', fields: [{ value: 'друго' }] },
        { email: null, fields: [{ label: 'За връзка', value: ' radka@example.com ' }] },
      ])
    })
    expect(noted).toMatchObject([note('export')])
    expect(JSON.stringify(noted)).not.toContain('radka')
    expect(await stored()).toEqual([2, 4])
  })

  it('is erased, and nothing of others; that is noted in the same transaction', async () => {
    await store('other@example.com')
    const noted = await notedBy(async () => {
      const answer = await call('erase', 'radka@example.com')
      expect(await answer.json()).toEqual({ messages: 1, requests: 2 })
    })
    expect(noted).toMatchObject([note('erase')])
    expect(await stored()).toEqual([1, 2])
    const { rows } = await newsroom.payload.db.drizzle.execute(
      sql`SELECT count(*)::int AS count FROM contact_submissions_replies`,
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('is not erased where that cannot be noted', async () => {
    const { drizzle } = newsroom.payload.db
    await drizzle.execute(sql`ALTER TABLE audit_log ADD CONSTRAINT closed CHECK (false) NOT VALID`)
    const answer = await call('erase', 'radka@example.com')
    await drizzle.execute(sql`ALTER TABLE audit_log DROP CONSTRAINT closed`)
    expect(answer.status).toBe(500)
    expect(await stored()).toEqual([1, 2])
  })

  it.each([
    ['no address', 'erase', undefined],
    ['what is no address', 'erase', '%'],
    ['several', 'erase', ['radka@example.com']],
    ['an unknown act', 'read', 'radka@example.com'],
  ])('is not looked for with %s', async (_what, act, address) => {
    expect((await call(act, address)).status).toBe(400)
    expect(await stored()).toEqual([1, 2])
  })

  it('is of administrators', async () => {
    const callers = [await restAs(newsroom, 'editor'), await restAs(newsroom, 'author')]
    for (const caller of [...callers, restAsAnyone(newsroom)])
      for (const act of ['find', 'export', 'erase'])
        expect((await call(act, 'radka@example.com', caller)).status).toBe(403)
    expect(await stored()).toEqual([1, 2])
  })
})

describe('B-MSG-1 the audit log', () => {
  it('knows who has deleted a message in its list', async () => {
    const { docs } = await newsroom.payload.find({ collection: 'contact-submissions', depth: 0 })
    const id = docs[0]!.id
    const noted = await notedBy(() => asAdministrator('DELETE', `/contact-submissions/${id}`))
    expect(noted).toMatchObject([
      {
        ...{ act: 'delete', document: `contact-submissions: ${id}` },
        address: hashOfAddress('radka@example.com'),
      },
    ])
  })

  it('is only added to: PostgreSQL refuses every other write', async () => {
    await call('export', 'radka@example.com')
    const before = await audited()
    const { drizzle } = newsroom.payload.db
    for (const write of [
      sql`UPDATE audit_log SET actor_name = 'x'`,
      sql`DELETE FROM audit_log`,
      sql`TRUNCATE audit_log`,
    ]) {
      await expect(drizzle.execute(write)).rejects.toMatchObject({
        cause: { message: 'audit_log: rows are only added' },
      })
    }
    expect(await audited()).toEqual(before)
  })
})
