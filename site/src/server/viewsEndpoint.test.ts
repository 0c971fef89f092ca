import { setClock } from '@kariera/shared/clock'
import type { RecordedView } from '@kariera/shared/contracts/viewBatch'
import fc from 'fast-check'
import { once } from 'node:events'
import { Agent, createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { viewsEndpoint } from './viewsEndpoint.ts'

const hookSecret = 'for tests only, and long enough for it'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
const servers: Server[] = []
let taken: RecordedView[] = []
const failures: unknown[] = []
let ownPort: number
/** Port of an endpoint that accepts three calls a minute, from two networks. */
let narrow: number
/** Port of an endpoint behind one proxy. */
let inner: number

beforeAll(async () => {
  const take = (view: RecordedView) => void taken.push(view)
  const many = { calls: 1_000_000, networks: 10 }
  ownPort = await open(viewsEndpoint({ hookSecret, trustProxy: 0, take }, many))
  narrow = await open(viewsEndpoint({ hookSecret, trustProxy: 1, take }, { calls: 3, networks: 2 }))
  inner = await open(viewsEndpoint({ hookSecret, trustProxy: 1, take }, many))
})
afterEach(() => {
  setClock(null)
  taken = []
  expect(failures.splice(0)).toEqual([])
})
afterAll(() => {
  agent.destroy()
  for (const server of servers) server.close()
})

async function open(handle: ReturnType<typeof viewsEndpoint>): Promise<number> {
  const server = createServer((req, res) => {
    handle(req, res).catch((error: unknown) => {
      failures.push(error)
      res.writeHead(500).end()
    })
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: { success: boolean } }
type Asked = { port?: number; method?: string; headers?: Record<string, string | undefined> }

function send(body: string | Buffer, asked: Asked = {}): Promise<Answer> {
  const { port = ownPort, method = 'POST', headers = {} } = asked
  const all = { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': firefox, ...headers }
  const named: [string, string | undefined][] = Object.entries(all)
  const given = Object.fromEntries(named.filter(([, value]) => value !== undefined))
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, method, path: '/api/views', headers: given, agent },
      (res) => {
        json(res).then(
          (said) =>
            resolve({
              status: res.statusCode ?? 0,
              headers: res.headers,
              body: said as Answer['body'],
            }),
          reject,
        )
      },
    )
      .on('error', reject)
      .end(body)
  })
}

const view = (id = 7) => JSON.stringify({ articleId: id })

describe('R-ART-9 a view', () => {
  it.each([
    ['an article', { articleId: 7 }, { kind: 'articles', id: 7 }],
    ['a quote', { quoteId: 8 }, { kind: 'quotes', id: 8 }],
    [
      'an article on a device that the reader lets us know',
      { articleId: 7, fingerprint: 'ab'.repeat(32) },
      { kind: 'articles', id: 7, fingerprint: 'ab'.repeat(32) },
    ],
  ])('of %s is taken at once, and never kept on the way', async (_what, call, kept) => {
    setClock(new Date('2026-11-22T21:59:30Z'))
    const { status, headers, body } = await send(JSON.stringify(call))
    expect([status, body]).toEqual([202, { success: true }])
    expect(headers['cache-control']).toBe('no-store')
    expect(taken).toEqual([
      {
        ...kept,
        visitor: expect.stringMatching(/^[0-9a-f]{64}$/),
        userAgent: firefox,
        day: '2026-11-22',
        at: expect.stringMatching(/^2026-11-22T21:59:3/),
      },
    ])
  })

  it.each(['application/json', 'application/json; charset=utf-8', 'text/plain;charset=UTF-8'])(
    'may come as %s',
    async (type) => {
      expect((await send(view(), { headers: { 'content-type': type } })).status).toBe(202)
    },
  )

  it('tells nobody who looked: the same hash for one day, network and browser', async () => {
    const from = async (address: string, at: string, userAgent = firefox) => {
      setClock(new Date(at))
      const headers = { 'x-forwarded-for': address, 'user-agent': userAgent }
      await send(view(), { port: inner, headers })
      return taken.at(-1)?.visitor
    }
    const noon = '2026-11-22T10:00:00Z'
    const first = await from('192.0.2.1', noon)
    expect(await from('192.0.2.1', '2026-11-22T21:59:00Z')).toBe(first)
    expect(await from('9.9.9.9, 192.0.2.1', noon)).toBe(first)
    const others = [
      await from('192.0.2.1', '2026-11-22T22:00:00Z'),
      await from('192.0.2.2', noon),
      await from('192.0.2.1', noon, firefox.replace('150', '151')),
      await from('2001:db8::1', noon),
    ]
    expect(await from('2001:db8::2', noon)).toBe(others[3])
    expect(new Set([first, ...others]).size).toBe(5)
    expect(JSON.stringify(taken)).not.toMatch(/192\.0\.2|2001:db8/)
  })

  it.each([
    ['names no browser', undefined],
    ['names an empty one', ''],
    ['Google', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['curl', 'curl/8.5.0'],
    ['a headless browser', 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0'],
  ])('of who is no reader is answered and not counted: %s', async (_who, userAgent) => {
    const { status, body } = await send(view(), { headers: { 'user-agent': userAgent } })
    expect([status, body]).toEqual([202, { success: true }])
    expect(taken).toEqual([])
  })

  it('keeps 300 characters of the name of a browser', async () => {
    await send(view(), { headers: { 'user-agent': `${firefox}\t${'x'.repeat(2000)}` } })
    expect(taken[0]?.userAgent).toHaveLength(300)
    expect(taken[0]?.userAgent).toContain(`${firefox} xxx`)
  })

  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['no document', '{}'],
    ['two documents', '{"articleId":1,"quoteId":1}'],
    ['no number', '{"articleId":"1"}'],
    ['a part of one', '{"articleId":1.5}'],
    ['no id', '{"articleId":0}'],
    ['a number that is none of ours', '{"articleId":2147483648}'],
    ['a fingerprint that is none', '{"articleId":1,"fingerprint":"x"}'],
    ['more than is asked for', '{"articleId":1,"visitor":"me"}'],
    ['something that is cut off', '{"articleId":1'],
  ])('is refused with %s', async (_what, body) => {
    const { status, headers, body: said } = await send(body)
    expect([status, said]).toEqual([
      400,
      { success: false, error: expect.stringContaining('articleId') },
    ])
    expect(headers['cache-control']).toBe('no-store')
    expect(taken).toEqual([])
  })

  it('is refused where it is too long, and no more of it is read', async () => {
    expect((await send(' '.repeat(1024 - 15) + view())).status).toBe(202)
    const long = await send(' '.repeat(1025))
    expect([long.status, long.headers.connection]).toEqual([413, 'close'])
  })

  it('is refused where it is endless, whatever it says of its length', async () => {
    const socket = connect(ownPort, '127.0.0.1')
    socket.write(
      'POST /api/views HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n',
    )
    for (let chunk = 0; chunk < 30; chunk += 1) socket.write(`64\r\n${'x'.repeat(100)}\r\n`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /)
    socket.destroy()
  })

  it('of who goes away in the middle is nothing, and no failure', async () => {
    const socket = connect(ownPort, '127.0.0.1')
    socket.write('POST /api/views HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\n')
    socket.write('Content-Length: 15\r\n\r\n{"arti')
    socket.end()
    await once(socket.resume(), 'close')
    expect((await send(view())).status).toBe(202)
    expect(taken).toHaveLength(1)
  })

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('is never made by %s', async (method) => {
    const { status, headers, body } = await send('', { method })
    expect([status, headers.allow, body]).toEqual([
      405,
      'POST',
      { success: false, error: 'Only POST is allowed here.' },
    ])
  })

  it('is no form and no picture', async () => {
    for (const type of ['multipart/form-data; boundary=b', 'application/x-www-form-urlencoded'])
      expect((await send(view(), { headers: { 'content-type': type } })).status).toBe(415)
    expect((await send(view(), { headers: { 'content-type': undefined } })).status).toBe(415)
  })

  it.each<[number, Record<string, string>]>([
    [202, { host: 'kariera.example', origin: 'https://kariera.example' }],
    [202, { host: 'kariera.example', 'sec-fetch-site': 'same-origin' }],
    [403, { host: 'kariera.example', origin: 'https://evil.example' }],
    [403, { host: 'kariera.example', origin: 'null' }],
    [403, { host: 'kariera.example', 'sec-fetch-site': 'cross-site' }],
    [403, { host: 'kariera.example', 'sec-fetch-site': 'same-site' }],
    [
      403,
      {
        host: 'kariera.example',
        origin: 'https://kariera.example',
        'sec-fetch-site': 'cross-site',
      },
    ],
  ])('is answered %i to a page that says %j', async (status, headers) => {
    expect((await send(view(), { headers })).status).toBe(status)
    expect(taken).toHaveLength(status === 202 ? 1 : 0)
  })

  it('is taken so often a minute from one network, and of so many networks', async () => {
    const from = (address: string) =>
      send(view(), { port: narrow, headers: { 'x-forwarded-for': address } })
    setClock(new Date('2026-11-22T10:00:00Z'))
    for (let time = 0; time < 3; time += 1) expect((await from('192.0.2.1')).status).toBe(202)
    setClock(new Date('2026-11-22T10:00:20Z'))
    const refused = await from('192.0.2.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(39)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(41)
    expect(refused.body.success).toBe(false)
    expect((await from('2001:db8::1')).status).toBe(202)
    expect((await from('2001:db8::2')).status).toBe(202)
    expect((await from('192.0.2.3')).status).toBe(429)
    setClock(new Date('2026-11-22T10:01:05Z'))
    expect((await from('192.0.2.1')).status).toBe(202)
    expect((await from('192.0.2.3')).status).toBe(202)
    expect(taken).toHaveLength(7)
  })

  it('invariant 10: 10,000 malformed bodies are refused, and nothing comes of them', async () => {
    const valid = fc.record({ articleId: fc.integer({ min: 1, max: 2 ** 31 - 1 }) })
    const broken = fc.oneof(
      fc.uint8Array({ maxLength: 1200 }).map((bytes) => Buffer.from(bytes)),
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify({ articleId: value })),
      fc.jsonValue().map((value) => JSON.stringify({ articleId: 1, fingerprint: value })),
      fc
        .tuple(valid, fc.string(), fc.jsonValue())
        .map(([call, name, value]) => JSON.stringify({ ...call, [`${name}?`]: value })),
      fc.tuple(valid, fc.nat(12)).map(([call, end]) => JSON.stringify(call).slice(0, end + 1)),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(broken, { minLength: 100, maxLength: 100 }), async (bodies) => {
        const answers = await Promise.all(bodies.map((body) => send(body)))
        for (const { status, body } of answers) {
          expect([400, 413]).toContain(status)
          expect(body.success).toBe(false)
        }
      }),
      { seed: 20_261_122, numRuns: 100 },
    )
    expect(taken).toEqual([])
  }, 60_000)
})
