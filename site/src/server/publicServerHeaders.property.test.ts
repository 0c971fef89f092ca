import fc from 'fast-check'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PageFiles } from '../publisher/pageFiles.ts'
import { Publisher } from '../publisher/publisher.ts'
import { PageStore } from '../publisher/store/pageStore.ts'
import { HotPages } from './hotPages.ts'
import { publicServer } from './publicServer.ts'
import { newsroomProxy } from './newsroomProxy.ts'
import { reverseProxy } from './reverseProxy.ts'
import { safely } from './requestFailures.ts'
import { viewsEndpoint } from './viewsEndpoint.ts'

/** `npm test -- --long` runs more. */
const runs = process.env.LONG === '1' ? 2000 : 200

const host = 'kariera.example'
/** Headers on which the newsroom relies: they must arrive unchanged. */
const relied = { host, cookie: 'payload-token=ours', origin: `https://${host}` }
const servers: Server[] = []
let root: string
let port: number
/** Headers of the requests that reached the newsroom. */
const learnt: IncomingHttpHeaders[] = []
/** Uncaught errors, which would have ended the process of the public server or one request. */
const uncaught: unknown[] = []
const noteUncaught = (error: unknown) => void uncaught.push(error)
const others = process.listeners('uncaughtException')

beforeAll(async () => {
  process.removeAllListeners('uncaughtException').on('uncaughtException', noteUncaught)
  root = await mkdtemp(path.join(tmpdir(), 'public-server-headers-'))
  const files = new PageFiles(path.join(root, 'pages'))
  await files.write('/', 'начало')
  const store = new PageStore(':memory:')
  const render = () => Promise.reject(new Error('There is nothing to render.'))
  const publisher = new Publisher({ store, files, render, afterEach: () => undefined })
  const cms = await listen((req, res) => {
    learnt.push(req.headers)
    res.setHeader('connection', 'keep-alive, hop, x-of-the-cms, set-cookie')
    res.setHeader('keep-alive', 'timeout=1')
    res.setHeader('hop', '1')
    res.setHeader('set-cookie', 'a=1')
    res.end('cms')
  })
  const server = publicServer({
    pages: new HotPages(path.join(root, 'pages')),
    assetsDir: path.join(root, 'assets'),
    mediaDir: path.join(root, 'media'),
    clientDir: path.join(root, 'client'),
    store,
    publisher,
    toCms: newsroomProxy({
      proxy: reverseProxy(`http://127.0.0.1:${cms}`),
      accountOf: async () => null,
      trustProxy: 0,
    }),
    views: viewsEndpoint({ hookSecret: 'x'.repeat(32), trustProxy: 0, take: () => undefined }),
    addresses: { siteUrl: `https://${host}`, adminUrl: `https://${host}` },
    previews: {
      ticketOf: () => null,
      render: () => Promise.reject(new Error('There are no previews.')),
    },
  })
  port = await listen(safely(server))
})
afterAll(async () => {
  process.removeListener('uncaughtException', noteUncaught)
  for (const listener of others) process.on('uncaughtException', listener)
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  await rm(root, { recursive: true, force: true })
})

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

type Line = readonly [name: string, value: string]

/**
 * Sends a request as raw bytes, because Node's HTTP client would refuse half of them.
 *
 * @returns the response until the server closes the connection
 */
async function send(method: string, target: string, lines: readonly Line[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  const said = [...lines, ['Connection', 'close']].map(([name, value]) => `${name}: ${value}`)
  socket.write(`${[`${method} ${target} HTTP/1.1`, ...said].join('\r\n')}\r\n\r\n`, 'latin1')
  // Not `once` of node:events, which fails where the server resets the connection.
  await new Promise((resolve) => socket.once('close', resolve))
  return Buffer.concat(chunks).toString('latin1')
}

const always: Line[] = Object.entries(relied)

/** Headers that have caused faults in proxies, alone or named by `Connection`. */
const hops = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'expect',
]
const odd = ['content-length', 'content-type', 'x-forwarded-for', 'x-forwarded-host', 'forwarded']
const oddest = [
  'constructor',
  '__proto__',
  'date',
  'age',
  'range',
  'x-of-ours',
  'hop',
  'via',
  'host',
]
const values = [
  'x',
  '',
  ' ',
  'trailers',
  'chunked',
  'gzip, chunked',
  'close',
  'keep-alive',
  '0',
  '-1',
]
const longer = ['100-continue', 'websocket', 'h2c', 'bytes=0-', '1, 1', '4294967296', '[', ':', '*']

const names = [...hops, ...odd, ...oddest]
const name = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: fc.stringMatching(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,30}$/) },
)
const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...values, ...longer) },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.constantFrom(...names, ...Object.keys(relied), 'close'), {
        minLength: 1,
        maxLength: 5,
      })
      .map((list) => list.join(', ')),
  },
  { weight: 1, arbitrary: fc.stringMatching(/^[\x20-\x7e\x80-\xff]{0,60}$/) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 9000 }).map((length) => 'a'.repeat(length)) },
)
const target = fc.constantFrom('/', '/api/search', '/api/views', '/admin', '/media/a.webp', '/x')
const method = fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS')

async function expectUnharmed(): Promise<void> {
  expect(uncaught).toEqual([])
  expect(await send('GET', '/', always)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await send('GET', '/api/search', always)).toMatch(/^HTTP\/1\.1 200 /)
}

describe('whatever headers a caller sends', () => {
  it.each<Line>([
    ['Trailer', 'x'],
    ['TE', 'trailers'],
    ['Expect', '100-continue'],
    ['Upgrade', 'websocket'],
    ['Connection', 'upgrade, te, trailer'],
    ['Connection', 'host, cookie, origin, content-length, x-forwarded-for'],
    ['Keep-Alive', 'timeout=0'],
    ['Proxy-Authorization', 'Basic eA=='],
  ])('%s: %s is answered by the newsroom, and the next caller too', async (...line) => {
    learnt.length = 0
    const answer = await send('GET', '/api/search', [...always, line])
    expect(answer).toMatch(/^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 200 /)
    expect(learnt).toMatchObject([{ ...relied, 'x-forwarded-for': '127.0.0.1' }])
    await expectUnharmed()
  })

  it('the newsroom learns what it relies on, nothing of the connection, and everyone is answered afterwards', async () => {
    const property = fc.asyncProperty(
      method,
      target,
      fc.array(fc.tuple(name, value), { maxLength: 8 }),
      async (...[verb, path_, lines]) => {
        learnt.length = 0
        const answer = await send(verb, path_, [...always, ...lines])
        // A request whose body never arrives may remain without a response.
        expect(answer === '' || /^HTTP\/1\.1 [1-4]\d\d /.test(answer), answer).toBe(true)
        for (const headers of learnt) expectHonest(headers)
        await expectUnharmed()
      },
    )
    await fc.assert(property, { numRuns: runs, seed: 20261123 })
  }, 300_000)

  it('what the cms says of its own connection stays there', async () => {
    const answer = await send('GET', '/api/search', always)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(answer).not.toMatch(/\r\n(?:keep-alive|hop):|x-of-the-cms/i)
    expect(answer).toMatch(/\r\nset-cookie: a=1\r\n/i)
  })
})

function expectHonest(headers: IncomingHttpHeaders): void {
  const { connection, ...rest } = headers
  expect(['keep-alive', 'close', undefined]).toContain(connection)
  for (const hop of hops) expect(rest).not.toHaveProperty(hop)
  expect(rest).toMatchObject(relied)
  expect(rest['x-forwarded-for']).toMatch(/(?:^|, )127\.0\.0\.1$/)
}
