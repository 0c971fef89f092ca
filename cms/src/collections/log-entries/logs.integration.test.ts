import { setClock } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { handleEndpoints } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone, restFrom } from '../../testing/rest.ts'

let newsroom: TestNewsroom

beforeAll(async () => {
  newsroom = await openNewsroom()
})
beforeEach(async () => {
  await execute(sql`TRUNCATE log_entries, rate_limits`)
})
afterEach(() => setClock(null))
afterAll(() => newsroom.close())

const execute = (query: ReturnType<typeof sql>) => newsroom.payload.db.drizzle.execute(query)

const failure = (data: object = {}) => ({
  timestamp: new Date().toISOString(),
  level: 'ERROR',
  message: 'Нещо се счупи',
  details: { at: 'article.js:1' },
  group: 'reader',
  ...data,
})

const send = (data: object) => restAsAnyone(newsroom)('POST', '/logs', data)

/** Posts any body without the address of a caller, which is not rate limited. */
function sendText(body: string | Uint8Array<ArrayBuffer>): Promise<Response> {
  return handleEndpoints({
    config: newsroom.payload.config,
    payloadInstanceCacheKey: process.env.DATABASE_URL,
    request: new Request('http://localhost/api/logs', { method: 'POST', body }),
  })
}

async function entries() {
  const { docs } = await newsroom.payload.find({
    collection: 'log-entries',
    depth: 0,
    limit: 100,
    sort: 'id',
  })
  return docs
}

describe('P-CALL-4 what has failed in a browser', () => {
  it.each(['WARN', 'ERROR'])('is kept as %s', async (level) => {
    const sent = failure({ level })
    const answer = await send(sent)
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await entries()).toMatchObject([
      {
        ...{ timestamp: sent.timestamp, level, message: 'Нещо се счупи', group: 'reader' },
        details: '{"at":"article.js:1"}',
      },
    ])
  })

  it.each(['DEBUG', 'INFO'])('is not kept as %s', async (level) => {
    const answer = await send(failure({ level }))
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect(await entries()).toEqual([])
  })

  it.each<[string, unknown, string | null]>([
    ['nothing', undefined, null],
    ['null', null, null],
    ['text', 'ред 1\r\nред\u00002\u202e', 'ред 1\nред2'],
    ['a number', 0, '0'],
    ['half a letter', '\ud800x', '\ufffdx'],
    ['an empty text', ' \u0007 ', null],
  ])('has %s as details, and nothing that cannot be seen', async (_what, details, kept) => {
    expect((await send(failure({ details }))).status).toBe(200)
    expect((await entries())[0]?.details).toBe(kept)
  })

  it('has a message and a part without control characters', async () => {
    await send(failure({ message: 'a\u0000b\u001b[31mc', group: 'чита\u0000тел' }))
    await send(failure({ message: '\u0000', group: undefined }))
    expect(await entries()).toMatchObject([
      { message: 'ab[31mc', group: 'читател' },
      { message: '?', group: null },
    ])
  })

  it('has at most 4,000 characters of details', async () => {
    await send(failure({ details: 'я'.repeat(7000) }))
    await send(failure({ details: { deep: '😀'.repeat(2500) } }))
    const [first, second] = await entries()
    expect(first?.details).toBe('я'.repeat(4000))
    expect(second?.details?.length).toBeLessThanOrEqual(4000)
    expect(second?.details?.isWellFormed()).toBe(true)
  })

  it('has the moment that its device says, where that can be', async () => {
    setClock(new Date('2026-11-22T10:00:00Z'))
    const moments = [
      ['2026-11-22T11:30:00+02:00', '2026-11-22T09:30:00.000Z'],
      ['1970-01-01T00:00:00Z', /^2026-11-22T10:00/],
      ['0000-01-01T00:00:00Z', /^2026-11-22T10:00/],
      ['9999-12-31T23:59:59Z', /^2026-11-22T10:00/],
    ] as const
    for (const [timestamp] of moments) {
      expect((await send(failure({ timestamp }))).status).toBe(200)
    }
    expect((await entries()).map(({ timestamp }) => timestamp)).toEqual(
      moments.map(([, kept]) => (typeof kept === 'string' ? kept : expect.stringMatching(kept))),
    )
  })

  it.each<[string, object]>([
    ['no moment', { timestamp: undefined }],
    ['a moment that is none', { timestamp: '2026-02-30T10:00:00Z' }],
    ['a level that is none', { level: 'FATAL' }],
    ['no message', { message: '' }],
    ['a message that is too long', { message: 'x'.repeat(2001) }],
    ['a part that is too long', { group: 'x'.repeat(101) }],
  ])('is refused with %s', async (_what, data) => {
    const answer = await send(failure(data))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ success: false, error: expect.any(String) })
    expect(await entries()).toEqual([])
  })

  it('is refused where it comes from a page of others', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const answer = await restFrom(newsroom, headers)('POST', '/logs', failure())
    expect(answer.status).toBe(403)
    expect(await entries()).toEqual([])
  })

  it('is refused where it is longer than 16 KB', async () => {
    expect((await send(failure({ details: 'x'.repeat(15_000) }))).status).toBe(200)
    const answer = await send(failure({ details: 'x'.repeat(16_384) }))
    expect([answer.status, (await answer.json()).success]).toEqual([413, false])
    expect(await entries()).toHaveLength(1)
  })

  it('is kept however deep its details are', async () => {
    const deep = `${'['.repeat(7000)}1${']'.repeat(7000)}`
    const text = JSON.stringify(failure({ details: 0 })).replace('"details":0', `"details":${deep}`)
    const answer = await sendText(text)
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect((await entries())[0]?.details?.length).toBeLessThanOrEqual(4000)
  })
})

describe('P-CALL-4 failures are kept within bounds', () => {
  it('60 a minute of one network, and of one account', async () => {
    const from = (address: string) => restFrom(newsroom, { 'x-forwarded-for': address })
    const call = async (address: string) =>
      (await from(address)('POST', '/logs', failure({ level: 'INFO' }))).status
    expect(await call('192.0.2.7')).toBe(200)
    await execute(sql`UPDATE rate_limits SET points = 59`)
    expect(await call('192.0.2.7')).toBe(200)
    const refused = await from('192.0.2.7')('POST', '/logs', failure())
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect((await refused.json()).success).toBe(false)
    expect(await call('192.0.2.8')).toBe(200)

    await execute(sql`TRUNCATE rate_limits`)
    const [editor, other] = [await restAs(newsroom, 'editor'), await restAs(newsroom, 'editor')]
    expect((await editor('POST', '/logs', failure())).status).toBe(200)
    await execute(sql`UPDATE rate_limits SET points = 60`)
    expect((await editor('POST', '/logs', failure())).status).toBe(429)
    expect((await other('POST', '/logs', failure())).status).toBe(200)
  })

  it('for 30 days', async () => {
    const { sweepLogs } = await import('./keepLog.ts')
    setClock(new Date('2026-11-22T10:00:00Z'))
    await send(failure({ message: 'стара' }))
    setClock(new Date('2026-11-23T10:00:00Z'))
    await send(failure({ message: 'нова' }))
    setClock(new Date('2026-12-22T12:00:00Z'))
    await newsroom.payload.db.drizzle.transaction((db) => sweepLogs(db))
    expect((await entries()).map(({ message }) => message)).toEqual(['нова'])
  })

  it('10,000 of them, also between two sweeps', async () => {
    const { sweepLogs } = await import('./keepLog.ts')
    const fill = (rows: number) =>
      execute(sql`
        INSERT INTO log_entries (timestamp, level, message, created_at)
        SELECT ${new Date().toISOString()}::timestamptz, 'WARN', 'пълнеж', ${new Date().toISOString()}::timestamptz
        FROM generate_series(1, ${rows})`)
    const kept = async () => (await newsroom.payload.count({ collection: 'log-entries' })).totalDocs
    await fill(10_500)
    for (let time = 0; time < 100; time += 1) await send(failure({ message: `${time}` }))
    expect(await kept()).toBeLessThanOrEqual(10_099)
    const { docs } = await newsroom.payload.find({
      collection: 'log-entries',
      limit: 1,
      sort: '-id',
    })
    expect(docs[0]?.message).toBe('99')
    await fill(500)
    await newsroom.payload.db.drizzle.transaction((db) => sweepLogs(db))
    expect(await kept()).toBe(10_000)
  })

  it('and a failure to keep one is told without what failed inside', async () => {
    await execute(sql`ALTER TABLE log_entries RENAME TO log_entries_away`)
    try {
      const answer = await send(failure())
      expect(answer.status).toBe(503)
      expect(await answer.json()).toEqual({
        success: false,
        error: 'The failure could not be kept just now.',
      })
    } finally {
      await execute(sql`ALTER TABLE log_entries_away RENAME TO log_entries`)
    }
  })

  it('invariant 10: 10,000 malformed bodies are refused, and nothing is kept', async () => {
    const valid = failure()
    const fields = Object.keys(valid).filter((name) => name !== 'details' && name !== 'group')
    const bodies = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.json(),
      // A body in which one field has a value of another type.
      fc
        .tuple(
          fc.constantFrom(...fields),
          fc.oneof(fc.integer(), fc.array(fc.anything()), fc.object()),
        )
        .map(([name, value]) => text({ ...valid, [name]: value })),
      fc.tuple(fc.constantFrom(...fields)).map(([name]) => text({ ...valid, [name]: undefined })),
      fc.nat(60).map((end) => text(valid).slice(0, end)),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(bodies, { minLength: 100, maxLength: 100 }), async (all) => {
        const answers = await Promise.all(all.map(sendText))
        for (const answer of answers) {
          expect(answer.status).toBe(400)
          expect((await answer.json()).success).toBe(false)
        }
      }),
      { seed: 20_261_122, numRuns: 100 },
    )
    expect(await entries()).toEqual([])
  }, 120_000)
})

/** JSON of a value, with BigInts as strings, which JSON cannot contain. */
function text(value: object): string {
  const seen = (_name: string, one: unknown) => (typeof one === 'bigint' ? String(one) : one)
  return JSON.stringify(value, seen)
}

describe('P-CALL-4 the log of failures', () => {
  it('is read by administrators only, and written by nobody', async () => {
    await send(failure())
    const [entry] = await entries()
    const callers = [
      restAsAnyone(newsroom),
      await restAs(newsroom, 'author'),
      await restAs(newsroom, 'editor'),
      await restAs(newsroom, 'administrator'),
    ]
    const statusesOf = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string) =>
      Promise.all(
        callers.map(
          async (call) =>
            (await call(method, path, method === 'GET' ? undefined : failure())).status,
        ),
      )
    expect(await statusesOf('GET', '/log-entries')).toEqual([403, 403, 403, 200])
    expect(await statusesOf('GET', `/log-entries/${entry?.id}`)).toEqual([403, 403, 403, 200])
    expect(await statusesOf('POST', '/log-entries')).toEqual([403, 403, 403, 403])
    expect(await statusesOf('PATCH', `/log-entries/${entry?.id}`)).toEqual([403, 403, 403, 403])
    expect(await statusesOf('DELETE', `/log-entries/${entry?.id}`)).toEqual([403, 403, 403, 403])
  })
})
